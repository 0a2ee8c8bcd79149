import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {readJson, validatorFor, withValue} from '../../../../../samples/rule_packages/validator';
import {examples} from '../examples';
import {MAX_ITEMS} from '../limits';
import type {Setup} from '../setup';
import {readFile} from './readFile';
import {writePackage} from './writeFile';

const sample = readJson('rule-package.json');
const validate = validatorFor('rule-package');
const projectExport: unknown = JSON.parse(
  readFileSync(
    path.resolve(import.meta.dirname, '../../../../../samples/project_export/export.json'),
    'utf8',
  ),
);

function read(value: unknown) {
  return readFile(JSON.stringify(value));
}

describe('a rule package', () => {
  it('is read, with ratings, factors and identifiers', () => {
    const result = read(sample);
    expect(result).toMatchObject({
      kind: 'read',
      omitted: 0,
      inactive: 0,
      setup: {origin: 'package'},
    });
    const rules = result.kind === 'read' ? result.setup.rules : [];
    expect(rules.map(({name, type, factor, items}) => [name, type, factor, items.length])).toEqual([
      ['Advertising phrases', 'word', '1', 3],
      ['Throw-away email domains', 'domain', '2', 1],
    ]);
    expect(rules[0]?.items[2]).toEqual({
      type: 'regex',
      value: String.raw`/\b(seo|s3o)\b/i`,
      rating: '3.5',
      uuid: '5d3e9f66-7a68-4c9f-8e46-6d2f304b5c03',
    });
  });

  it.each([
    [['rules'], [], 'rules', 'emptyList'],
    [['rules'], {}, 'rules', 'notList'],
    [['lastUpdatedAt'], undefined, 'lastUpdatedAt', 'missing'],
    [['lastUpdatedAt'], 'yesterday', 'lastUpdatedAt', 'notDate'],
    [['refreshInterval'], '1 day', 'refreshInterval', 'notNumber'],
    [['refreshInterval'], 5, 'refreshInterval', 'outOfRange'],
    [['name'], 'My package', 'name', 'unknownKey'],
    [['rules', 0, 'items'], [], 'rules[0].items', 'emptyList'],
    [['rules', 0, 'name'], '', 'rules[0].name', 'emptyText'],
    [['rules', 0, 'spamRatingFactor'], undefined, 'rules[0].spamRatingFactor', 'missing'],
    [['rules', 0, 'spamRatingFactor'], 0, 'rules[0].spamRatingFactor', 'zero'],
    [['rules', 0, 'type'], 'words', 'rules[0].type', 'notOneOf'],
    [['rules', 0, 'uuid'], 'rule-1', 'rules[0].uuid', 'notUuid'],
    [['rules', 1], 'rule', 'rules[1]', 'notObject'],
    [['rules', 0, 'items', 1, 'type'], 'word', 'rules[0].items[1].type', 'notOneOf'],
    [['rules', 0, 'items', 2, 'value'], 5, 'rules[0].items[2].value', 'notText'],
    [['rules', 0, 'items', 0, 'rating'], undefined, 'rules[0].items[0].rating', 'missing'],
    [['rules', 0, 'items', 0, 'rating'], 0, 'rules[0].items[0].rating', 'zero'],
    [['rules', 0, 'items', 0, 'rating'], 2e6, 'rules[0].items[0].rating', 'outOfRange'],
    [['rules', 0, 'items', 0, 'extra'], 1, 'rules[0].items[0].extra', 'unknownKey'],
  ])(
    'with %j = %j is refused, as the schema does, and the key is named',
    (keys, value, at, kind) => {
      const broken = withValue(sample, keys, value);
      expect(validate(broken)).toBe(false);
      expect(read(broken)).toMatchObject({kind: 'refused', problems: [{path: at, kind}]});
    },
  );

  it('must not contain item types of another rule', () => {
    const broken = withValue(sample, ['rules', 1, 'items', 0, 'type'], 'text');
    expect(read(broken)).toEqual({
      kind: 'refused',
      problems: [{path: 'rules[1].items[0].type', kind: 'wrongItemType', allowed: 'domain'}],
    });
  });

  it('that is too large is truncated', () => {
    const item = {
      uuid: '2f7c5a0b-1f0e-4f7e-8a55-6a1d7f7e9c01',
      type: 'text',
      value: 'a',
      rating: 1,
    };
    const items = Array.from({length: MAX_ITEMS + 7}, () => item);
    expect(read(withValue(sample, ['rules', 0, 'items'], items))).toMatchObject({omitted: 8});
  });
});

describe('the export of a project', () => {
  it('is read without the rules that are switched off', () => {
    expect(read(projectExport)).toMatchObject({kind: 'read', setup: {origin: 'project'}});
    const off = withValue(projectExport, ['project', 'fieldRules', 0, 'status'], false);
    expect(read(off)).toMatchObject({kind: 'read', inactive: 1});
  });

  it('may contain a rating of 0', () => {
    const zero = withValue(projectExport, ['project', 'fieldRules', 0, 'items', 0, 'rating'], 0);
    expect(read(zero)).toMatchObject({kind: 'read'});
  });
});

describe('another file', () => {
  it.each([
    ['', 'notJson'],
    ['<rules>', 'notJson'],
    ['5', 'otherFile'],
    ['null', 'otherFile'],
    ['[]', 'otherFile'],
    ['{}', 'otherFile'],
    ['{"project": {}}', 'otherFile'],
    ['{"__proto__": {"rules": []}}', 'otherFile'],
  ])('%j is recognized: %s', (text, kind) => {
    expect(readFile(text).kind).toBe(kind);
  });
});

describe('a written package', () => {
  let next = 0;
  const options = {
    date: new Date('2026-03-01T08:00:00Z'),
    newUuid: () => `00000000-0000-4000-8000-${String((next += 1)).padStart(12, '0')}`,
    nameOf: (index: number) => `Rule ${index + 1}`,
  };
  const write = (setup: Setup): unknown => JSON.parse(writePackage(setup, options));

  it.each(Object.entries(examples))('of the example %s is valid', (_, setup) => {
    expect(validate(write(setup)), JSON.stringify(validate.errors)).toBe(true);
    expect(read(write(setup)).kind).toBe('read');
  });

  it('of a package that was read has the same rules', () => {
    const result = read(sample);
    if (result.kind !== 'read') throw new Error('The sample is not valid.');
    const {rules} = write({...examples.contact, ...result.setup}) as {rules: unknown[]};
    const plain = sample as {rules: {description?: unknown}[]};
    expect(rules).toEqual(plain.rules.map(({description: _description, ...rule}) => rule));
  });

  it('leaves out items with a rating or factor of 0', () => {
    const item = {type: 'text', value: 'a', rating: '0'};
    const rules = [
      {name: '', type: 'word', factor: '', items: [item]},
      {name: '', type: 'word', factor: '0', items: [{...item, rating: '1'}]},
      {name: '', type: 'word', factor: '', items: [{...item, rating: ''}]},
    ] as const;
    expect(write({...examples.contact, rules})).toMatchObject({
      rules: [{name: 'Rule 3', spamRatingFactor: 1, items: [{value: 'a', rating: 1}]}],
    });
  });
});
