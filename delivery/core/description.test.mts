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

describe('a header of 8 KB', () => {
  const accept = ['text/markdown', 'text/html']
    .map((type) => `${type};q=0.${'1'.repeat(3960)}`)
    .join(', ');
  it.each([
    ['Accept', () => prefersMarkdown(accept)],
    ['Accept', () => prefersMarkdown('text/markdown;'.repeat(570))],
    ['Accept-Encoding', () => new RegExp(acceptsCoding('br'), 'i').test(' br;q=0,'.repeat(1000))],
  ])('%s is read within 5 milliseconds of processor time', (_, read) => {
    const before = process.cpuUsage();
    expect(read()).toBe(false);
    const {user, system} = process.cpuUsage(before);
    expect(user + system).toBeLessThanOrEqual(5000);
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
