import {ruleTypes, type RuleTypeKey} from '../../../../data/ruleTypes';
import {itemTypesOf} from './checkedSources';
import type {Setup, SetupField, SetupItem, SetupRule} from './setup';

export type Change =
  | {readonly type: 'load'; readonly setup: Setup}
  | {readonly type: 'setup'; readonly change: Partial<Setup>}
  | {readonly type: 'addRule'}
  | {readonly type: 'removeRule'; readonly rule: number}
  | {readonly type: 'ruleType'; readonly rule: number; readonly ruleType: RuleTypeKey}
  | {readonly type: 'factor'; readonly rule: number; readonly factor: string}
  | {readonly type: 'addItem'; readonly rule: number}
  | {readonly type: 'removeItem'; readonly rule: number; readonly item: number}
  | {
      readonly type: 'item';
      readonly rule: number;
      readonly item: number;
      readonly change: Partial<SetupItem>;
    }
  | {readonly type: 'addField'}
  | {readonly type: 'removeField'; readonly field: number}
  | {readonly type: 'field'; readonly field: number; readonly change: Partial<SetupField>};

function without<Value>(list: readonly Value[], index: number): Value[] {
  return list.filter((_, position) => position !== index);
}

function replaced<Value>(
  list: readonly Value[],
  index: number,
  change: (value: Value) => Value,
): Value[] {
  return list.map((value, position) => (position === index ? change(value) : value));
}

function newItem(type: RuleTypeKey): SetupItem {
  return {type: ruleTypes[type].itemTypes[0].key, value: '', rating: '1'};
}

/** Items keep their type if the new rule type knows it too. */
function withType(rule: SetupRule, type: RuleTypeKey): SetupRule {
  const known = itemTypesOf(type);
  const items = rule.items.map((item) =>
    known.includes(item.type) ? item : {...item, type: newItem(type).type},
  );
  return {...rule, type, items};
}

function changeRule(setup: Setup, index: number, change: (rule: SetupRule) => SetupRule): Setup {
  return {...setup, rules: replaced(setup.rules, index, change)};
}

/** Reducer of the setup. */
export function changeSetup(setup: Setup, action: Change): Setup {
  switch (action.type) {
    case 'load':
      return action.setup;
    case 'setup':
      return {...setup, ...action.change};
    case 'addRule': {
      const rule: SetupRule = {name: '', type: 'word', factor: '', items: [newItem('word')]};
      return {...setup, rules: [...setup.rules, rule]};
    }
    case 'removeRule':
      return {...setup, rules: without(setup.rules, action.rule)};
    case 'ruleType':
      return changeRule(setup, action.rule, (rule) => withType(rule, action.ruleType));
    case 'factor':
      return changeRule(setup, action.rule, (rule) => ({...rule, factor: action.factor}));
    case 'addItem':
      return changeRule(setup, action.rule, (rule) => ({
        ...rule,
        items: [...rule.items, newItem(rule.type)],
      }));
    case 'removeItem':
      return changeRule(setup, action.rule, (rule) => ({
        ...rule,
        items: without(rule.items, action.item),
      }));
    case 'item':
      return changeRule(setup, action.rule, (rule) => ({
        ...rule,
        items: replaced(rule.items, action.item, (item) => ({...item, ...action.change})),
      }));
    case 'addField':
      return {...setup, fields: [...setup.fields, {source: 'text', value: ''}]};
    case 'removeField':
      return {...setup, fields: without(setup.fields, action.field)};
    case 'field':
      return {
        ...setup,
        fields: replaced(setup.fields, action.field, (field) => ({...field, ...action.change})),
      };
  }
}
