import {MAX_ITEMS, MAX_RULES} from '../link';
import type {Setup, SetupRule} from '../setup';
import {checkDate, checkNumber, checkObject, isObject, type Json} from './checks';
import type {Problem, ProblemKind} from './problems';
import {readRules} from './readRules';

export type FileResult =
  | {
      readonly kind: 'read';
      readonly setup: Pick<Setup, 'origin' | 'rules' | 'packageFactor'>;
      /** Rules of a project that are switched off. */
      readonly inactive: number;
      /** Number of items above the limit of the playground. */
      readonly omitted: number;
    }
  | {readonly kind: 'notJson'}
  | {readonly kind: 'otherFile'}
  | {readonly kind: 'refused'; readonly problems: readonly Problem[]};

/** Truncates the rules to the limits of the playground. */
function truncate(rules: readonly SetupRule[]): {rules: SetupRule[]; omitted: number} {
  let room = MAX_ITEMS;
  const kept = rules.slice(0, MAX_RULES).map((rule) => {
    const items = rule.items.slice(0, room);
    room -= items.length;
    return {...rule, items};
  });
  const count = (list: readonly SetupRule[]) =>
    list.reduce((sum, {items}) => sum + items.length, 0);
  return {rules: kept.filter(({items}) => items.length > 0), omitted: count(rules) - count(kept)};
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function checkPackage(file: Json, report: (path: string, kind: ProblemKind) => void): void {
  checkObject(file, '', {required: ['lastUpdatedAt', 'refreshInterval', 'rules']}, report);
  checkDate(file.lastUpdatedAt, 'lastUpdatedAt', report);
  checkNumber(file.refreshInterval, 'refreshInterval', {minimum: 60}, report);
}

/** Reads a rule package, or the field rules in the export of a project. */
export function readFile(text: string): FileResult {
  const file = parse(text);
  if (file === undefined) return {kind: 'notJson'};
  if (!isObject(file)) return {kind: 'otherFile'};
  const problems: Problem[] = [];
  const report = (path: string, kind: ProblemKind, allowed?: string) => {
    problems.push({path, kind, allowed});
  };
  const project = isObject(file.project) ? file.project : undefined;
  if (!project?.fieldRules && !('rules' in file)) return {kind: 'otherFile'};
  const listed = project
    ? readRules(project.fieldRules, 'project.fieldRules', {noZero: false, report})
    : readRules(file.rules, 'rules', {noZero: true, report});
  if (!project) checkPackage(file, report);
  if (problems.length > 0) return {kind: 'refused', problems};
  const source = (project?.fieldRules ?? []) as readonly Json[];
  const active = listed.filter((_, index) => source[index]?.status !== false);
  const {rules, omitted} = truncate(active);
  const origin = project ? 'project' : 'package';
  return {
    kind: 'read',
    setup: {origin, rules, packageFactor: ''},
    inactive: listed.length - active.length,
    omitted,
  };
}
