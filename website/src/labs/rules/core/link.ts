import {ruleTypes, sources, type RuleTypeKey, type Source} from '../../../../data/ruleTypes';
import type {ReadState, Shared} from '../../frame/core/shared';
import {itemTypesOf} from './checkedSources';
import {MAX_FIELDS, MAX_RULES, truncateRules} from './limits';
import type {Setup, SetupField, SetupItem, SetupRule} from './setup';

const ruleKeys = Object.keys(ruleTypes) as RuleTypeKey[];
const sourceKeys = Object.keys(sources) as Source[];

/** Longer numbers are not typed by anybody. */
const MAX_NUMBER = 24;

/** The text of a number field: empty, or a number. */
const isNumeric = (text: string): boolean =>
  text === '' || (text.length <= MAX_NUMBER && /^[-\d.e]+$/i.test(text) && !isNaN(Number(text)));

function readItem(rule: RuleTypeKey, text: string): SetupItem | undefined {
  const [, type = '', rating = '', value = ''] = /^(\w+):([^:]*):([^]*)$/.exec(text) ?? [];
  if (!itemTypesOf(rule).includes(type) || !isNumeric(rating)) return undefined;
  return {type, rating, value};
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

interface OpenSetup extends Setup {
  origin: Setup['origin'];
  packageFactor: string;
  spamScore: string;
  readonly rules: OpenRule[];
  readonly fields: SetupField[];
}

function add<Value>(list: Value[], value: Value | undefined): boolean {
  if (value === undefined) return false;
  list.push(value);
  return true;
}

/** Each reads an entry of its name into the setup, and says whether it could. */
const readers: Readonly<Record<string, (setup: OpenSetup, text: string) => boolean>> = {
  score: (setup, text) => {
    setup.spamScore = text;
    return isNumeric(text);
  },
  package: (setup, text) => {
    setup.origin = 'package';
    setup.packageFactor = text;
    return isNumeric(text);
  },
  rule: ({rules}, text) => {
    const type = ruleKeys.find((key) => key === text);
    return add(rules, type && {name: '', type, factor: '', items: []});
  },
  factor: ({rules}, text) => {
    const rule = rules.at(-1);
    if (!rule || !isNumeric(text)) return false;
    rule.factor = text;
    return true;
  },
  item: ({rules}, text) => {
    const rule = rules.at(-1);
    return Boolean(rule && add(rule.items, readItem(rule.type, text)));
  },
  field: ({fields}, text) => add(fields, readField(text)),
};

/** Reads an untrusted link. */
export function decodeSetup(shared: Shared): ReadState<Setup> {
  const setup: OpenSetup = {
    origin: 'project',
    packageFactor: '',
    spamScore: '',
    rules: [],
    fields: [],
  };
  const unread = [...shared].filter(
    ([name, text]) => !(Object.hasOwn(readers, name) && readers[name]?.(setup, text)),
  ).length;
  const {rules, omitted} = truncateRules(setup.rules);
  const tooMany =
    Math.max(0, setup.rules.length - MAX_RULES) + Math.max(0, setup.fields.length - MAX_FIELDS);
  return {
    state: {...setup, rules, fields: setup.fields.slice(0, MAX_FIELDS)},
    unread,
    omitted: omitted + tooMany,
  };
}
