import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {expectQuick} from 'hostile-input/quick';
import type {RuleTypeKey, Source} from '../../../../data/ruleTypes';
import {evaluate} from './evaluate';
import {flatten, marksOf, moveMarks} from './marks';

function setupOf(rule: RuleTypeKey, type: string, value: string, source: Source, text: string) {
  return {
    origin: 'project',
    packageFactor: '',
    spamScore: '5',
    rules: [{name: '', type: rule, factor: '', items: [{type, value, rating: '2'}]}],
    fields: [{source, value: text}],
  } as const;
}

function marked(rule: RuleTypeKey, type: string, value: string, source: Source, text: string) {
  const setup = setupOf(rule, type, value, source, text);
  const [{marks} = {marks: []}] = marksOf(setup.fields, evaluate(setup).matches);
  return marks.map(({start, end}) => text.slice(start, end));
}

describe('what matches is marked', () => {
  it.each([
    ['word', 'text', 'Casino', 'textarea', 'casino, CASINOS', ['casino', 'CASINO']],
    ['word', 'text', 'cheap*pills', 'text', 'x cheap blue pills y', ['cheap blue pills']],
    ['word', 'text', 'a*b', 'textarea', 'a\nb a b', ['a\nb', 'a b']],
    ['word', 'wExact', 'casino', 'text', 'casino casinos, casino', ['casino', 'casino']],
    ['word', 'wFull', 'one', 'text', 'one', ['one']],
    ['word', 'regex', '/c[a4]sino/i', 'text', 'C4sino casino', ['C4sino', 'casino']],
    ['word', 'regex', '/é./', 'text', 'Café au thé x', ['é ', 'é ']],
    ['word', 'regex', '/é /u', 'text', '😀 Café au', ['é ']],
    ['email', 'email', 'kim@example.com', 'email', 'KIM@example.com', ['KIM@example.com']],
    ['domain', 'domain', 'example.com', 'email', 'kim@example.com', ['example.com']],
    ['ipAddress', 'subnet', '192.0.2.0/24', 'ipAddress', '192.0.2.7', ['192.0.2.7']],
    ['word', 'text', 'nothing', 'text', 'something', []],
  ] as const)('%s, %s: %s in %s: %s', (rule, type, value, source, text, expected) => {
    expect(marked(rule, type, value, source, text)).toEqual(expected);
  });

  it('of a very long run only the first places', () => {
    expect(marked('word', 'text', 'a', 'text', 'a'.repeat(20_000))).toHaveLength(100);
    expect(marked('word', 'regex', '/a?/', 'text', 'a'.repeat(20_000))).toHaveLength(100);
  });

  it.each([
    ['wildcards', 'text', 'a*b?c*d', 'a'.repeat(20_000)],
    ['a run of spaces', 'wExact', 'z', ' '.repeat(20_000)],
  ])('quickly: %s', (_, type, value, text) => {
    const setup = setupOf('word', type, value, 'text', text);
    const {trials} = evaluate(setup);
    // As if they had matched: looking for what is not there takes longest.
    expectQuick(() => void marksOf(setup.fields, trials));
  });
});

describe('marks that overlap', () => {
  it('are cut at each other’s ends, and their points added', () => {
    expect(
      flatten([
        {start: 0, end: 6, points: 2},
        {start: 4, end: 9, points: -3},
        {start: 20, end: 21, points: 1},
      ]),
    ).toEqual([
      {start: 0, end: 4, points: 2},
      {start: 4, end: 6, points: -1},
      {start: 6, end: 9, points: -3},
      {start: 20, end: 21, points: 1},
    ]);
  });

  it('never overlap afterwards, and cover the same', () => {
    const mark = fc
      .tuple(fc.nat(40), fc.integer({min: 1, max: 9}))
      .map(([start, length]) => ({start, end: start + length, points: 1}));
    fc.assert(
      fc.property(fc.array(mark), (marks) => {
        const flat = flatten(marks);
        flat.slice(1).forEach(({start}, index) => {
          expect(start).toBeGreaterThanOrEqual(flat[index]!.end);
        });
        const covered = (list: readonly {start: number; end: number}[]) =>
          Array.from({length: 60}, (_, at) => list.some(({start, end}) => start <= at && at < end));
        expect(covered(flat)).toEqual(covered(marks));
      }),
    );
  });
});

describe('while the reader types', () => {
  const before = {
    value: 'a casino and a casino',
    marks: [
      {start: 2, end: 8, points: 5},
      {start: 15, end: 21, points: 5},
    ],
  };
  it.each([
    ['nothing changes', 'a casino and a casino', ['casino', 'casino']],
    ['before a mark: both move', 'A big casino and a casino', ['casino', 'casino']],
    ['between: the second moves', 'a casino or a casino', ['casino', 'casino']],
    ['in the first: it goes', 'a casXino and a casino', ['casino']],
    ['everything: none is left', 'z', []],
    ['all is deleted', '', []],
  ])('%s', (_, value, expected) => {
    const texts = moveMarks(before, value).map(({start, end}) => value.slice(start, end));
    expect(texts).toEqual(expected);
  });
});
