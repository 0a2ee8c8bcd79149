import type {Setup, SetupRule} from './setup';

/** Limits that nobody reaches by typing, and that keep a link or a file from freezing the page. */
export const MAX_RULES = 20;
export const MAX_ITEMS = 200;
export const MAX_FIELDS = 30;

/** Characters of a field. */
export const MAX_FIELD_LENGTH = 20_000;

/**
 * Characters of all items × characters of all fields. No comparison of an item with a field takes more steps
 * than this product, except for regular expressions, which have a limit of time.
 */
export const MAX_PRODUCT = 10_000_000;

/** Characters of all regular expressions, which have to be translated. */
export const MAX_PATTERNS = 20_000;

const countItems = (rules: readonly SetupRule[]) =>
  rules.reduce((sum, {items}) => sum + items.length, 0);

/** Rules up to the limits, and the number of items that are left out. */
export function truncateRules(all: readonly SetupRule[]): {rules: SetupRule[]; omitted: number} {
  let room = MAX_ITEMS;
  const rules = all.slice(0, MAX_RULES).map((rule) => {
    const items = rule.items.slice(0, room);
    room -= items.length;
    return {...rule, items};
  });
  return {rules, omitted: countItems(all) - countItems(rules)};
}

/** What is too much for an evaluation. */
export interface Excess {
  readonly kind: 'items' | 'field' | 'product' | 'patterns';
  /** Number of the field that is too long. */
  readonly field?: number;
}

const lengthOf = (list: readonly {readonly value: string}[]) =>
  list.reduce((sum, {value}) => sum + value.length, 0);

export function excessOf({rules, fields}: Setup): Excess | undefined {
  const items = rules.flatMap((rule) => rule.items);
  if (items.length > MAX_ITEMS) return {kind: 'items'};
  const tooLong = fields.findIndex(({value}) => value.length > MAX_FIELD_LENGTH);
  if (tooLong >= 0) return {kind: 'field', field: tooLong + 1};
  if (lengthOf(items) * lengthOf(fields) > MAX_PRODUCT) return {kind: 'product'};
  const patterns = items.filter(({type}) => type === 'regex' || type === 'uaRegex');
  return lengthOf(patterns) > MAX_PATTERNS ? {kind: 'patterns'} : undefined;
}
