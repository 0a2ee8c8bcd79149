import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {ruleTypes} from '../../data/ruleTypes';
import {readJson, validatorFor, withValue} from './validator';

interface Item {
  readonly uuid: string;
  readonly type: string;
  readonly value: string;
  readonly ruleUuid?: string;
}
interface Package {
  readonly rules: readonly {
    readonly uuid: string;
    readonly type: string;
    readonly items: readonly Item[];
  }[];
}

const folder = import.meta.dirname;
const text = (file: string) => readFileSync(path.join(folder, file), 'utf8');
const good = readJson('rule-package.json') as Package;

describe('rule package in one file', () => {
  const validate = validatorFor('rule-package');
  it('is valid', () => {
    expect(validate(good), JSON.stringify(validate.errors)).toBe(true);
  });

  it.each([
    ['no rules', ['rules'], []],
    ['no date', ['lastUpdatedAt'], undefined],
    ['an interval in words', ['refreshInterval'], '1 day'],
    ['a key of its own', ['name'], 'My package'],
    ['a rule without items', ['rules', 0, 'items'], []],
    ['a rule without factor', ['rules', 0, 'spamRatingFactor'], undefined],
    ['an unknown rule type', ['rules', 0, 'type'], 'words'],
    ['an unknown item type', ['rules', 0, 'items', 0, 'type'], 'word'],
    ['an item without rating', ['rules', 0, 'items', 0, 'rating'], undefined],
    ['a rating of 0', ['rules', 0, 'items', 0, 'rating'], 0],
    ['a rating as text', ['rules', 0, 'items', 0, 'rating'], '5'],
    ['a UUID that is none', ['rules', 0, 'uuid'], 'rule-1'],
  ])('is refused with %s', (_, path, value) => {
    expect(validate(withValue(good, path, value))).toBe(false);
  });

  it('uses item types that belong to the type of their rule', () => {
    for (const rule of good.rules) {
      const allowed = ruleTypes[rule.type as keyof typeof ruleTypes].itemTypes.map(
        ({key}) => key as string,
      );
      expect(rule.items.filter(({type}) => !allowed.includes(type))).toEqual([]);
    }
  });

  it('has a checksum file as mosparo reads it: everything before the first space', () => {
    const checksum = text('rule-package.json.sha256').split(' ')[0];
    expect(createHash('sha256').update(text('rule-package.json')).digest('hex')).toBe(checksum);
  });
});

describe('split rule package', () => {
  const index = readJson('split/rule-package.json') as {rFiles: string[]; riFiles: string[]};
  const rules = index.rFiles.flatMap((file) => readJson(`split/${file}`) as Item[]);
  const items = index.riFiles.flatMap((file) => readJson(`split/${file}`) as Item[]);

  it('is valid in all its parts', () => {
    expect(validatorFor('zip-index')(index)).toBe(true);
    for (const file of index.rFiles)
      expect(validatorFor('rules-file')(readJson(`split/${file}`))).toBe(true);
    for (const file of index.riFiles)
      expect(validatorFor('items-file')(readJson(`split/${file}`))).toBe(true);
  });

  it('names a rule of the package in every item', () => {
    const known = rules.map(({uuid}) => uuid);
    expect(items.filter(({ruleUuid}) => !known.includes(ruleUuid ?? ''))).toEqual([]);
  });

  it('uses every UUID once', () => {
    const uuids = [...rules, ...items].map(({uuid}) => uuid);
    expect(new Set(uuids).size).toBe(uuids.length);
  });

  it.each([
    ['zip-index', {...index, rFiles: []}],
    ['zip-index', {...index, rFiles: ['folder/rules.json']}],
    ['rules-file', [{...rules[0], items: []}]],
    ['items-file', [{...items[0], ruleUuid: undefined}]],
  ])('is refused by %s when a part is wrong', (schema, value) => {
    expect(validatorFor(schema)(JSON.parse(JSON.stringify(value)))).toBe(false);
  });
});

describe('files for the item editor', () => {
  it('a CSV line has item type, value and rating', () => {
    const allowed = ruleTypes.word.itemTypes.map(({key}) => key as string);
    for (const line of text('items.csv').trim().split('\n')) {
      const [, type, , rating] = /^(\w+),("[^"]+"|[^,"]+),(-?\d+(?:\.\d+)?)$/.exec(line) ?? [];
      expect([allowed.includes(type ?? ''), Number.isFinite(Number(rating))], line).toEqual([
        true,
        true,
      ]);
    }
  });

  it('a text file holds one value a line that the editor accepts', () => {
    const pattern = new RegExp(ruleTypes.domain.itemTypes[0].pattern);
    expect(
      text('items.txt')
        .trim()
        .split('\n')
        .filter((line) => !pattern.test(line)),
    ).toEqual([]);
  });
});
