import {describe, expect, it} from 'vitest';
import {ruleTypes, type RuleTypeKey, type Source} from '../../../../data/ruleTypes';
import {evaluate, numberOf} from './evaluate';
import type {Setup, SetupField, SetupRule} from './setup';

type Item = readonly [type: string, value: string, rating: string];

function rule(type: RuleTypeKey, factor: string, ...items: readonly Item[]): SetupRule {
  return {
    name: ruleTypes[type].label.en,
    type,
    factor,
    items: items.map(([itemType, value, rating]) => ({type: itemType, value, rating})),
  };
}

function field(source: Source, value: string): SetupField {
  return {source, value};
}

function project(rules: readonly SetupRule[], fields: readonly SetupField[]): Setup {
  return {origin: 'project', packageFactor: '', spamScore: '5', rules, fields};
}

const casino = ['text', 'casino', '5'] as const;
const message = field('textarea', 'casino casino');
const subject = field('text', 'The casino');

describe('the rating', () => {
  it.each<[string, Setup, number, boolean]>([
    ['nothing', project([], []), 0, false],
    ['a match', project([rule('word', '', casino)], [message]), 5, true],
    ['one in each field', project([rule('word', '', casino)], [message, subject]), 10, true],
    ['the factor of the rule', project([rule('word', '1.5', casino)], [message]), 7.5, true],
    ['a factor of 0', project([rule('word', '0', casino)], [message]), 0, false],
    ['no rating', project([rule('word', '', ['text', 'casino', ''])], [message]), 1, false],
    ['a rating of 0', project([rule('word', '', ['text', 'casino', '0'])], [message]), 0, false],
    ['just below', project([rule('word', '', ['text', 'casino', '4.9'])], [message]), 4.9, false],
    [
      'a negative rating',
      project(
        [rule('word', '', casino), rule('ipAddress', '', ['ipAddress', '192.0.2.10', '-4'])],
        [message, subject, field('ipAddress', '192.0.2.10')],
      ),
      6,
      true,
    ],
    [
      'an item without a value',
      project([rule('word', '', ['text', '', '5'])], [message]),
      0,
      false,
    ],
    [
      'two items of one value',
      project([rule('word', '', casino, ['wExact', 'casino', '2'])], [subject]),
      7,
      true,
    ],
  ])('of %s', (_, setup, rating, spam) => {
    expect(evaluate(setup)).toMatchObject({rating, spam});
  });

  it.each([
    ['3', '0.5', '2', 3],
    ['', '0.5', '2', 1],
    ['0', '0.5', '2', 1],
    ['3', '', '2', 6],
    ['3', '0', '2', 6],
    ['3', '1', '0', 3],
    ['3', '1', '', 3],
    ['-1', '1', '2', -2],
  ])('in a package: factor %s × rule %s × item %s = %d', (packageFactor, factor, rating, sum) => {
    const rules = [rule('word', factor, ['text', 'casino', rating])];
    const setup: Setup = {...project(rules, [message]), origin: 'package', packageFactor};
    expect(evaluate(setup).rating).toBe(sum);
  });

  it('ignores the package factor in a project', () => {
    const setup = {...project([rule('word', '', casino)], [message]), packageFactor: '3'};
    expect(evaluate(setup).rating).toBe(5);
  });

  it('leaves out undetermined trials, and counts them', () => {
    const rules = [rule('word', '', casino, ['regex', '/casino/x', '5'])];
    const {rating, open} = evaluate(project(rules, [message]));
    expect([rating, open.length]).toEqual([5, 1]);
  });

  it('falls back to the default spam score', () => {
    expect(evaluate({...project([], []), spamScore: ''}).spamScore).toBe(5);
  });
});

describe('a typed number', () => {
  it.each([
    ['', undefined],
    [' ', undefined],
    ['1.5', 1.5],
    ['1,5', 1.5],
    ['-3', -3],
    ['many', undefined],
    ['1e999', undefined],
  ])('%j is %s', (text, number) => {
    expect(numberOf(text)).toBe(number);
  });
});
