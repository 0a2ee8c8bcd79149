import {describe, expect, it} from 'vitest';
import {changeSetup, type Change} from './change';
import {examples} from './examples';
import type {Setup} from './setup';

const after = (...changes: readonly Change[]) =>
  changes.reduce<Setup>(changeSetup, examples.contact);

describe('the setup', () => {
  it('adds, changes and removes rules, items and fields', () => {
    const setup = after(
      {type: 'addRule'},
      {type: 'addItem', rule: 2},
      {type: 'item', rule: 2, item: 1, change: {value: 'x', rating: '3'}},
      {type: 'removeItem', rule: 2, item: 0},
      {type: 'factor', rule: 2, factor: '2'},
      {type: 'removeRule', rule: 0},
      {type: 'removeField', field: 0},
      {type: 'addField'},
      {type: 'field', field: 2, change: {source: 'url', value: 'y'}},
    );
    expect(setup.rules.map(({type}) => type)).toEqual(['domain', 'word']);
    expect(setup.rules[1]).toEqual({
      name: '',
      type: 'word',
      factor: '2',
      items: [{type: 'text', value: 'x', rating: '3'}],
    });
    expect(setup.fields.map(({source}) => source)).toEqual(['email', 'textarea', 'url']);
  });

  it('keeps item types that the new rule type knows, and replaces the others', () => {
    const types = (ruleType: 'provider' | 'word') =>
      after({type: 'ruleType', rule: 0, ruleType}).rules[0]?.items.map(({type}) => type);
    expect(types('word')).toEqual(['text', 'wExact', 'regex']);
    expect(types('provider')).toEqual(['asNumber', 'asNumber', 'asNumber']);
  });

  it('is replaced, or changed in one of its numbers', () => {
    expect(after({type: 'load', setup: examples.package})).toBe(examples.package);
    expect(after({type: 'setup', change: {spamScore: '7'}}).spamScore).toBe('7');
  });
});
