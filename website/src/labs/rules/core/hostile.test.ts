import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {ruleTypes, type RuleTypeKey} from '../../../../data/ruleTypes';
import {expectQuick} from 'hostile-input/quick';
import {hostileText} from 'hostile-input/texts';
import {encodeShared, readFragment, MAX_LINK} from '../../frame/core/shared';
import {checkedSources} from './checkedSources';
import {excessOf, MAX_FIELD_LENGTH, MAX_FIELDS, MAX_ITEMS, MAX_PRODUCT} from './limits';
import {encodeSetup} from './encode';
import {decodeSetup} from './link';
import {hostsIn} from './matchers/hostsIn';
import {trim} from './php';
import type {Setup, SetupField, SetupItem} from './setup';
import {evaluate as evaluateAll} from './evaluate';
import {marksOf} from './marks';
import {MAX_LISTED, summaryOf, type Summary} from './summary';

const ruleKeys = Object.keys(ruleTypes) as RuleTypeKey[];

/** Patterns are tested in a worker with a limit of time; here they are only translated. */
function evaluate(setup: Setup): Summary {
  const evaluation = evaluateAll(setup, () => 'waiting');
  return summaryOf(evaluation, marksOf(setup.fields, evaluation.matches));
}

function decode(hash: string) {
  const link = readFragment('rules', hash);
  return link.kind === 'state' ? decodeSetup(link.shared).state : undefined;
}

const setupOf = (type: RuleTypeKey, items: SetupItem[], fields: SetupField[]): Setup => ({
  origin: 'project',
  packageFactor: '',
  spamScore: '5',
  rules: [{name: '', type, factor: '', items}],
  fields,
});

/** Link of the playground with one item many times, and one field. */
const link = (rule: RuleTypeKey, item: string, field: string) =>
  `#lab-rules?rule=${rule}&${`item=${item}&`.repeat(MAX_ITEMS)}field=${field}&v=1`;

function evaluateLink(hash: string): Summary {
  const setup = decode(hash);
  if (!setup) throw new Error('This is no link to the playground.');
  return evaluate(setup);
}

describe('links that froze the page', () => {
  it.each([
    ['a run of spaces', link('word', 'text:1:z', `textarea:a${'+'.repeat(12_500)}a`)],
    ['a run of @', link('domain', 'domain:1:z', `email:${'@'.repeat(12_000)}/`)],
  ])('%s is answered', (_, hash) => {
    expect(evaluateLink(hash)).toMatchObject({rating: 0, matchCount: 0});
    expectQuick(() => void evaluateLink(hash));
  });
});

describe('any link', () => {
  it('is read within the limits', () => {
    fc.assert(
      fc.property(hostileText(MAX_LINK), (text) => {
        const shared = new URLSearchParams(text);
        expectQuick(() => void decodeSetup(shared));
        expect(excessOf(decodeSetup(shared).state)?.kind).not.toBe('items');
      }),
    );
  });

  it('restores what was encoded', () => {
    fc.assert(
      fc.property(hostileText(2000), hostileText(2000), (item, field) => {
        const setup = setupOf(
          'word',
          [{type: 'text', value: item, rating: '1'}],
          [{source: 'textarea', value: field}],
        );
        const read = decode(encodeShared('rules', encodeSetup(setup)));
        // A link is well-formed, so half of a surrogate pair becomes a replacement character.
        if (read && !/\p{Surrogate}/u.test(item + field)) expect(read).toEqual(setup);
      }),
    );
  });
});

/** As long as the product of items and fields allows. */
const atTheLimit = (text: string, itemLength: number) =>
  text.slice(0, Math.min(MAX_FIELD_LENGTH, Math.floor(MAX_PRODUCT / Math.max(1, itemLength))));

/** A text that has the item nearly everywhere, and whole nowhere. */
const nearMiss = (item: string) =>
  item.slice(0, -1).repeat(Math.ceil(MAX_FIELD_LENGTH / Math.max(1, item.length - 1)));

const types = ruleKeys.flatMap((rule) =>
  ruleTypes[rule].itemTypes.map(({key}) => [rule, key] as const),
);

describe.each(types)('any item of %s/%s', (rule, type) => {
  it('is answered, on a field of any length', () => {
    fc.assert(
      fc.property(
        hostileText(1000),
        fc.oneof(hostileText(MAX_FIELD_LENGTH), fc.constant(undefined)),
        fc.constantFrom(...checkedSources[rule]),
        (item, text, source) => {
          const value = atTheLimit(text ?? nearMiss(item), item.length);
          const setup = setupOf(rule, [{type, value: item, rating: '1'}], [{source, value}]);
          expect(excessOf(setup)).toBeUndefined();
          expectQuick(() => void evaluate(setup));
        },
      ),
      {numRuns: 60},
    );
  });
});

describe('too much', () => {
  const text = (length: number) => ({source: 'text', value: 'a'.repeat(length)}) as const;
  const word = (value: string, type = 'text') => ({type, value, rating: '1'});
  const list = (count: number, value: string, type?: string) =>
    Array.from({length: count}, () => word(value, type));

  it.each([
    ['items', setupOf('word', list(MAX_ITEMS + 1, 'a'), [text(1)])],
    ['field', setupOf('word', list(1, 'a'), [text(1), text(MAX_FIELD_LENGTH + 1)])],
    ['product', setupOf('word', list(100, 'a'.repeat(100)), [text(1), text(1000)])],
    ['patterns', setupOf('word', list(10, 'a'.repeat(2001), 'regex'), [text(1)])],
  ])('is refused: %s', (kind, setup) => {
    expect(excessOf(setup)).toMatchObject({kind});
  });

  it('is not what fits exactly', () => {
    expect(
      excessOf(setupOf('word', list(MAX_ITEMS, 'a'), [text(MAX_FIELD_LENGTH)])),
    ).toBeUndefined();
    expect(excessOf(setupOf('word', list(100, 'a'.repeat(100)), [text(1000)]))).toBeUndefined();
  });

  it('is never a hundred lines of matches', () => {
    const fields = Array.from({length: MAX_FIELDS}, () => text(1));
    const {matches, matchCount} = evaluate(setupOf('word', list(MAX_ITEMS, 'a'), fields));
    expect([matches.length, matchCount]).toEqual([MAX_LISTED, MAX_ITEMS * MAX_FIELDS]);
  });
});

describe('the search for the host of an email address', () => {
  /** The pattern of mosparo, which takes quadratic time. */
  const afterAt = /@([^\n][^/\t-\r ]*)(?:[\t-\r ]|(?=\n?(?![^])))/;

  it('finds what the pattern of mosparo finds', () => {
    const text = fc.string({
      unit: fc.constantFrom('@', '/', ' ', '\n', '\r', 'a', '.'),
      maxLength: 12,
    });
    fc.assert(
      fc.property(text, (value) => {
        const host = afterAt.exec(value)?.[1];
        expect(hostsIn(value, 'email')).toEqual(host === undefined ? [] : [host]);
      }),
      {numRuns: 2000},
    );
  });
});

describe('stripped ends', () => {
  it('are those that a pattern finds', () => {
    const text = fc.string({
      unit: fc.constantFrom(' ', '\n', '\v', '\0', 'a', '\u00a0'),
      maxLength: 8,
    });
    fc.assert(
      fc.property(text, (value) => {
        expect(trim(value)).toBe(value.replace(/^[ \t\n\r\0\v]+|[ \t\n\r\0\v]+$/g, ''));
      }),
    );
  });
});
