import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {expectQuick} from 'hostile-input/quick';
import {hostileJson, hostileText} from 'hostile-input/texts';
import {createMatcher, findMatches} from '../core/matcher';
import {readArrival} from './arrivalState';

const nothing = {searchTerms: [], searchType: undefined};

describe('the state of a history entry', () => {
  it('names the words that were searched for', () => {
    const state = {searchTerms: ['cron', 'job*'], searchType: 'docs'};
    expect(readArrival(state)).toEqual(state);
  });

  it.each([undefined, null, 5, 'cron', [], {searchTerms: 'cron'}, {searchTerms: {length: 1}}])(
    'of another type is ignored: %j',
    (state) => {
      expect(readArrival(state)).toEqual(nothing);
    },
  );

  it('keeps only words', () => {
    const searchTerms = ['cron', 5, null, '', ['job'], 'a'.repeat(10_000)];
    expect(readArrival({searchTerms, searchType: 5})).toEqual({...nothing, searchTerms: ['cron']});
  });

  it('may be anything', () => {
    const text = 'Cron jobs, rules and constructor: a-b-c.d '.repeat(50);
    const terms = fc.array(fc.oneof(hostileText(5000), hostileJson(100)), {maxLength: 200});
    fc.assert(
      fc.property(fc.oneof(hostileJson(5000), terms), (value) => {
        for (const state of [value, {searchTerms: value, searchType: value}])
          expectQuick(
            () => void findMatches(text, createMatcher(readArrival(state).searchTerms, 'de')),
          );
      }),
    );
  });
});
