import {describe, expect, it} from 'vitest';
import {acceptCases} from './acceptCases.mts';
import {acceptsCoding, cacheControl, caching, prefersMarkdown} from './description.mjs';

describe('acceptsCoding', () => {
  it.each([
    ['br', true],
    ['gzip, deflate, br', true],
    ['gzip,br;q=1.0', true],
    ['br;q=0.1, gzip', true],
    ['br;q=0', false],
    ['br;q=0.0, gzip', false],
    ['br ; q=0, gzip', false],
    ['gzip', false],
    ['brotli', false],
    ['xbr', false],
    ['', false],
  ])('br in "%s": %s', (header, expected) => {
    expect(new RegExp(acceptsCoding('br'), 'i').test(header)).toBe(expected);
  });
});

describe('prefersMarkdown', () => {
  it.each(acceptCases)('"%s": %s', (header, expected) => {
    expect(prefersMarkdown(header)).toBe(expected);
  });
});

describe('cacheControl', () => {
  it.each([
    ['/assets/js/main.1.js', caching.hashed],
    ['/de/assets/js/main.1.js', caching.hashed],
    ['/docs/assets/x.html', caching.other],
    ['/index.html', caching.other],
    ['/search-index-default.json', caching.other],
  ])('%s', (file, expected) => expect(cacheControl(file)).toBe(expected));
});
