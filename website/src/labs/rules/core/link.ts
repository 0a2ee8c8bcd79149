import {ruleTypes, sources, type RuleTypeKey, type Source} from '../../../../data/ruleTypes';
import type {Entries, Shared} from '../../frame/core/shared';
import {itemTypesOf} from './checkedSources';
import {MAX_FIELDS, MAX_RULES, truncateRules} from './limits';
import type {Setup, SetupField, SetupItem, SetupRule} from './setup';

/** `score=5&rule=word&factor=1.5&item=text:5:casino&field=textarea:Hello`; items belong to the rule before them. */
export function encodeSetup({origin, packageFactor, spamScore, rules, fields}: Setup): Entries {
  return [
    ['score', spamScore],
    ...(origin === 'package' ? ([['package', packageFactor]] as const) : []),
    ...rules.flatMap(({type, factor, items}): Entries => [
      ['rule', type],
      ...(factor === '' ? [] : ([['factor', factor]] as const)),
      ...items.map((item) => ['item', `${item.type}:${item.rating}:${item.value}`] as const),
    ]),
    ...fields.map(({source, value}) => ['field', `${source}:${value}`] as const),
  ];
}

const ruleKeys = Object.keys(ruleTypes) as RuleTypeKey[];
const sourceKeys = Object.keys(sources) as Source[];

/** The text if it is a plain number, otherwise an empty one. */
function numeric(text: string): string {
  return /^-?\d{1,9}(?:\.\d{1,9})?$/.test(text) ? text : '';
}

function readItem(rule: RuleTypeKey, text: string): SetupItem | undefined {
  const [, type = '', rating = '', value = ''] = /^(\w+):([^:]*):([^]*)$/.exec(text) ?? [];
  if (!itemTypesOf(rule).includes(type)) return undefined;
  return {type, rating: numeric(rating), value};
}

function readField(text: string): SetupField | undefined {
  const [, name = '', value = ''] = /^(\w+):([^]*)$/.exec(text) ?? [];
  const source = sourceKeys.find((key) => key === name);
  return source && {source, value};
}

interface OpenRule extends SetupRule {
  factor: string;
  readonly items: SetupItem[];
}

function readRules(shared: Shared): OpenRule[] {
  const rules: OpenRule[] = [];
  for (const [name, text] of shared) {
    const rule = rules.at(-1);
    const type = ruleKeys.find((key) => key === text);
    if (name === 'rule' && type) rules.push({name: '', type, factor: '', items: []});
    const item = name === 'item' && rule ? readItem(rule.type, text) : undefined;
    if (item) rule?.items.push(item);
    if (name === 'factor' && rule) rule.factor = numeric(text);
  }
  return rules;
}

export interface ReadLink {
  readonly setup: Setup;
  /** Number of rules, items and fields above the limits of the playground. */
  readonly omitted: number;
}

/** Reads an untrusted link: invalid entries are ignored. */
export function decodeSetup(shared: Shared): ReadLink {
  const allRules = readRules(shared);
  const {rules, omitted} = truncateRules(allRules);
  const fields = shared.getAll('field').flatMap((text) => readField(text) ?? []);
  return {
    setup: {
      origin: shared.has('package') ? 'package' : 'project',
      packageFactor: numeric(shared.get('package') ?? ''),
      spamScore: numeric(shared.get('score') ?? ''),
      rules,
      fields: fields.slice(0, MAX_FIELDS),
    },
    omitted:
      omitted + Math.max(0, allRules.length - MAX_RULES) + Math.max(0, fields.length - MAX_FIELDS),
  };
}
