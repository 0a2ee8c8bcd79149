import {truncateRules} from '../limits';
import type {Setup} from '../setup';
import {checkDate, checkNumber, checkObject, isObject, type Json} from './checks';
import type {Problem, ProblemKind, Report} from './problems';
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
  | {readonly kind: 'tooLarge'}
  | {readonly kind: 'notJson'}
  | {readonly kind: 'otherFile'}
  | {readonly kind: 'refused'; readonly problems: readonly Problem[]};

/**
 * Characters of a file. The playground reads the first items only, but it checks all of them, and that
 * takes longer than a reader should wait.
 */
export const MAX_FILE = 250_000;

/** More problems are not collected: a large file may have one in every line. */
export const MAX_PROBLEMS = 1000;

class TooManyProblems extends Error {}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function checkPackage(file: Json, report: Report): void {
  checkObject(file, '', {required: ['lastUpdatedAt', 'refreshInterval', 'rules']}, report);
  checkDate(file.lastUpdatedAt, 'lastUpdatedAt', report);
  checkNumber(file.refreshInterval, 'refreshInterval', {minimum: 60}, report);
}

function readObject(file: Json, report: Report): FileResult {
  const project = isObject(file.project) ? file.project : undefined;
  if (!project?.fieldRules && !('rules' in file)) return {kind: 'otherFile'};
  const listed = project
    ? readRules(project.fieldRules, 'project.fieldRules', {noZero: false, report})
    : readRules(file.rules, 'rules', {noZero: true, report});
  if (!project) checkPackage(file, report);
  const source = Array.isArray(project?.fieldRules) ? (project.fieldRules as unknown[]) : [];
  const active = listed.filter((_, index) => {
    const rule = source[index];
    return !isObject(rule) || rule.status !== false;
  });
  const {rules, omitted} = truncateRules(active);
  return {
    kind: 'read',
    setup: {
      origin: project ? 'project' : 'package',
      rules: rules.filter(({items}) => items.length > 0),
      packageFactor: '',
    },
    inactive: listed.length - active.length,
    omitted,
  };
}

/** Reads a rule package, or the field rules in the export of a project. */
export function readFile(text: string): FileResult {
  if (text.length > MAX_FILE) return {kind: 'tooLarge'};
  const file = parse(text);
  if (file === undefined) return {kind: 'notJson'};
  if (!isObject(file)) return {kind: 'otherFile'};
  const problems: Problem[] = [];
  const report = (path: string, kind: ProblemKind, allowed?: string) => {
    problems.push({path, kind, allowed});
    if (problems.length === MAX_PROBLEMS) throw new TooManyProblems();
  };
  try {
    const result = readObject(file, report);
    return problems.length > 0 ? {kind: 'refused', problems} : result;
  } catch (error) {
    if (error instanceof TooManyProblems) return {kind: 'refused', problems};
    throw error;
  }
}
