import {ruleTypes, type RuleTypeKey} from '../../../../../data/ruleTypes';
import {itemTypesOf} from '../checkedSources';
import type {SetupItem, SetupRule} from '../setup';
import {
  checkChoice,
  checkList,
  checkNumber,
  checkObject,
  checkText,
  checkUuid,
  type Json,
} from './checks';
import type {Report} from './problems';

const ruleKeys = Object.keys(ruleTypes) as RuleTypeKey[];
const itemKeys = ruleKeys.flatMap(itemTypesOf);
const MAX_RATING = 1_000_000;

interface ReadOptions {
  /** In a package a 0 counts as 1. */
  readonly noZero: boolean;
  readonly report: Report;
}

function readItem(
  value: unknown,
  path: string,
  rule: RuleTypeKey | undefined,
  {noZero, report}: ReadOptions,
): SetupItem[] {
  const shape = {required: ['uuid', 'type', 'value', 'rating']};
  const item: Json = checkObject(value, path, shape, report) ?? {};
  const type = checkChoice(item.type, `${path}.type`, itemKeys, report);
  if (type && rule && !itemTypesOf(rule).includes(type))
    report(`${path}.type`, 'wrongItemType', itemTypesOf(rule).join(', '));
  const limits = {minimum: -MAX_RATING, maximum: MAX_RATING, noZero};
  const read = {
    type: type ?? '',
    value: checkText(item.value, `${path}.value`, report),
    rating: checkNumber(item.rating, `${path}.rating`, limits, report),
    uuid: checkUuid(item.uuid, `${path}.uuid`, report),
  };
  return rule && type ? [read] : [];
}

function readRule(value: unknown, path: string, options: ReadOptions): SetupRule[] {
  const {report, noZero} = options;
  const shape = {
    required: ['uuid', 'name', 'type', 'spamRatingFactor', 'items'],
    optional: ['description', 'status'],
  };
  const rule: Json = checkObject(value, path, shape, report) ?? {};
  const type = checkChoice(rule.type, `${path}.type`, ruleKeys, report);
  const items = checkList(rule.items, `${path}.items`, report);
  const factorPath = `${path}.spamRatingFactor`;
  const read = {
    name: checkText(rule.name, `${path}.name`, report),
    factor: checkNumber(rule.spamRatingFactor, factorPath, {noZero}, report),
    uuid: checkUuid(rule.uuid, `${path}.uuid`, report),
    items: items.flatMap((item, index) => readItem(item, `${path}.items[${index}]`, type, options)),
  };
  return type ? [{...read, type}] : [];
}

/** Rules of a file, with everything that is wrong about them. */
export function readRules(value: unknown, path: string, options: ReadOptions): SetupRule[] {
  const rules = checkList(value, path, options.report);
  return rules.flatMap((rule, index) => readRule(rule, `${path}[${index}]`, options));
}
