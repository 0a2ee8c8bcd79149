import {describe, expect, it} from 'vitest';
import {decodeShared, encodeShared} from '../../frame/core/shared';
import {examples} from './examples';
import {MAX_FIELDS, MAX_ITEMS, MAX_RULES} from './limits';
import {decodeSetup, encodeSetup} from './link';

const read = (text: string) => decodeSetup(new URLSearchParams(text));
const decode = (text: string) => read(text).setup;

describe('a link to the playground', () => {
  it.each(Object.entries(examples))('restores the example %s', (_, setup) => {
    const hash = encodeShared('rules', encodeSetup(setup));
    const shared = decodeShared('rules', hash);
    expect(shared && encodeSetup(decodeSetup(shared).setup)).toEqual(encodeSetup(setup));
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
  ])('leaves out %s', (_, text) => {
    expect(decode(text)).toMatchObject({origin: 'project', rules: [], fields: []});
  });

  it('leaves out item types of other rules and numbers that are none', () => {
    const setup = decode(
      'score=1e9&package=x&rule=email&factor=<b>&item=text:1:a&item=email:1e5:b',
    );
    expect(setup).toEqual({
      origin: 'package',
      packageFactor: '',
      spamScore: '',
      rules: [
        {name: '', type: 'email', factor: '', items: [{type: 'email', rating: '', value: 'b'}]},
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
