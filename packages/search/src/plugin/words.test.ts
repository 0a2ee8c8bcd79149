import {describe, expect, test} from 'vitest';
import {fixtureSections} from '../core/fixture';
import {addWords} from './words';

const page = {
  sections: fixtureSections([
    {route: '/de/docs/a', title: 'A'},
    {route: '/de/docs/a#b', title: 'B'},
  ]),
  names: [],
};
const words = {'docs/a': {de: 'eins zwei', en: 'one'}, 'docs/a#b': {de: 'drei'}};
const wordsOf = (locale: string, baseUrl: string) =>
  addWords(page, {words, locale, baseUrl}).sections.map((section) => section.words);

describe('addWords', () => {
  test.each([
    ['de', '/de/', ['eins zwei', 'drei']],
    ['fr', '/de/', ['', '']],
    ['de', '/', ['', '']],
  ])('%s under %s', (locale, baseUrl, expected) => {
    expect(wordsOf(locale, baseUrl)).toEqual(expected);
  });
});
