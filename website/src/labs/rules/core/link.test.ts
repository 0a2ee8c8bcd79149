import {describe, expect, it} from 'vitest';
import {encodeShared, readFragment} from '../../frame/core/shared';
import {encodeSetup} from './encode';
import {examples} from './examples';
import {MAX_FIELDS, MAX_ITEMS, MAX_RULES} from './limits';
import {decodeSetup} from './link';

const read = (text: string) => decodeSetup(new URLSearchParams(text));
const decode = (text: string) => read(text).state;

describe('a link to the playground', () => {
  it.each(Object.entries(examples))('restores the example %s', (_, setup) => {
    const hash = encodeShared('rules', encodeSetup(setup));
    const link = readFragment('rules', hash);
    if (link.kind !== 'state') throw new Error('This is no link to the playground.');
    const {state, unread} = decodeSetup(link.shared);
    expect(encodeSetup(state)).toEqual(encodeSetup(setup));
    expect(unread).toBe(0);
  });

  it('keeps colons, spaces and line breaks of values', () => {
    const value = 'a:b & c=d\n#?';
    const setup = decode(
      new URLSearchParams([
        ['rule', 'word'],
        ['item', `text:-1.5:${value}`],
        ['field', `textarea:${value}`],
      ]).toString(),
    );
    expect(setup.rules[0]?.items).toEqual([{type: 'text', rating: '-1.5', value}]);
    expect(setup.fields).toEqual([{source: 'textarea', value}]);
  });

  it.each([
    ['an unknown rule type', 'rule=evil&item=text:1:a'],
    ['an item before any rule', 'item=text:1:a'],
    ['an inherited name', 'rule=constructor&field=__proto__:a&field=toString:a'],
    ['nonsense', 'rule&item&field&score&&='],
  ])('leaves out %s, and counts it', (_, text) => {
    expect(decode(text)).toMatchObject({origin: 'project', rules: [], fields: []});
    expect(read(text).unread).toBeGreaterThan(0);
  });

  it('leaves out item types of other rules and numbers that are none', () => {
    const {state: setup, unread} = read(
      'score=1e9&package=x&rule=email&factor=<b>&item=text:1:a&item=email:1x5:c&item=email:-1.5:b',
    );
    expect(unread).toBe(4);
    expect(setup).toMatchObject({
      origin: 'package',
      spamScore: '1e9',
      rules: [
        {name: '', type: 'email', factor: '', items: [{type: 'email', rating: '-1.5', value: 'b'}]},
      ],
      fields: [],
    });
  });

  it('has limits', () => {
    const rules = decode(`${'rule=word&'.repeat(MAX_RULES + 5)}`).rules;
    const items = decode(`rule=word&${'item=text:1:a&'.repeat(MAX_ITEMS + 5)}`).rules[0]?.items;
    const fields = decode('field=text:a&'.repeat(MAX_FIELDS + 5)).fields;
    expect([rules.length, items?.length, fields.length]).toEqual([
      MAX_RULES,
      MAX_ITEMS,
      MAX_FIELDS,
    ]);
  });

  it.each([
    ['rules', 'rule=word&'.repeat(MAX_RULES + 5)],
    ['items', `rule=word&${'item=text:1:a&'.repeat(MAX_ITEMS + 5)}`],
    ['fields', 'field=text:a&'.repeat(MAX_FIELDS + 5)],
  ])('counts the %s that are left out', (_, text) => {
    expect(read(text).omitted).toBe(5);
    expect(read('rule=word&item=text:1:a&field=text:a').omitted).toBe(0);
  });
});
