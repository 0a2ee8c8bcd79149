import {describe, expect, test} from 'vitest';
import {buildIndex} from './buildIndex';
import {fixtureSections} from './fixture';
import {loadIndex} from './loadIndex';
import {partsOf} from './parts';
import {findPages, search} from './search';
import {knowsAll, wantedParts} from './wantedParts';

/** Numbers of the parts for a word, given the first letters of each part. */
test.each([
  ['apple', [0]],
  ['cat', [1]],
  ['zoo', [5]],
  ['aaa', []],
  ['c', [0]],
  ['mort', [4]],
  ['mor', [2, 3, 4]],
  ['mo', [2]],
])('the parts of %s', (word, parts) =>
  expect(partsOf(['app', 'cas', 'mo', 'mora', 'more', 'mos'], word)).toEqual(parts),
);

/** Enough words for several parts. */
const filler = Array.from({length: 26 * 26 * 4}, (_, number) => {
  const letter = (place: number) =>
    String.fromCharCode(97 + (Math.floor(number / 26 ** place) % 26));
  return `${letter(1)}${letter(0)}ord${letter(2)}x`;
}).join(' ');
const sections = fixtureSections([
  {route: '/a', title: 'Apple', text: `The needle. ${filler}`},
  {route: '/a#b', title: 'Section', text: 'Here is MOSPARO_CACHE_ADAPTER explained.'},
  {route: '/c', title: 'Cherry', text: 'Something else.'},
]);
const {file, parts} = buildIndex(sections, {language: 'en', contentLength: 0, synonyms: []});

describe('an index in parts', () => {
  const bare = loadIndex(file);
  const withPartsOf = (query: string) => {
    const wanted = wantedParts(bare, file.index?.parts ?? [], query);
    return loadIndex(
      file,
      [...wanted].flatMap((number) => parts[number] ?? []),
    );
  };
  const found = (query: string) =>
    search([withPartsOf(query)], query).results.map(({document}) => document.sectionRoute);

  test('finds titles without any part, texts with the parts of the query', () => {
    expect(parts.length).toBeGreaterThan(2);
    expect(knowsAll(bare, 'apple')).toBe(true);
    expect(knowsAll(bare, 'needle')).toBe(false);
    expect(found('needle')).toEqual(['/a']);
  });

  test('finds the section that contains the word', () => {
    expect(found('mosparo_cache_adapter')[0]).toBe('/a#b');
    expect(found('adapter')[0]).toBe('/a#b');
  });

  test('ignores parts of another build', () => {
    const foreign = parts.map((part) => ({...part, stamp: 'other'}));
    expect(search([loadIndex(file, foreign)], 'needle').results).toEqual([]);
  });
});

describe('a large site, whose documents are in the parts', () => {
  const options = {language: 'en', contentLength: 0, synonyms: []} as const;
  const large = buildIndex(sections, {...options, maxListed: 1});
  const wantedOf = (query: string) => {
    const wanted = wantedParts(loadIndex(large.file), large.file.index?.parts ?? [], query);
    return [...wanted].flatMap((number) => large.parts[number] ?? []);
  };

  test.each(['apple', 'cherry', 'needle', 'section', 'mosparo_cache_adapter'])(
    'ranks %s like a small one',
    (query) => {
      const selected = (index: ReturnType<typeof loadIndex>) =>
        findPages([index], query).pages.map(({sections: shown}) => shown);
      expect(selected(loadIndex(large.file, wantedOf(query)))).toEqual(
        selected(loadIndex(file, parts)),
      );
    },
  );

  test('lists no documents itself', () => {
    expect(large.file.documents).toEqual([]);
    expect(large.blocks.flat()).toEqual(file.documents);
  });
});
