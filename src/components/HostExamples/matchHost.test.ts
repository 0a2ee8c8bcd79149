import {describe, expect, it} from 'vitest';
import {hostExamples} from './examples';
import {matchHost} from './matchHost';

describe('matchHost', () => {
  it.each([
    ['example.com', 'https://example.com', true],
    ['example.com', 'http://example.com', true],
    ['example.com', 'https://www.example.com', false],
    ['example.com', 'https://example.com:8080', false],
    ['*.example.com', 'https://example.com', true],
    ['*.example.com', 'https://a.b.example.com', true],
    ['*.example.com', 'https://badexample.com', false],
    ['*example.com', 'https://badexample.com', true],
    ['*.example.com:8443', 'https://example.com:8443', true],
    ['www.*.example.com', 'https://www.shop.example.com', false],
    ['*', 'http://localhost:3000', true],
    ['localhost:8080', 'http://localhost:3000', false],
  ])('%s and %s: %s', (entry, origin, expected) => {
    expect(matchHost(entry, origin)).toBe(expected);
  });
});

describe('hostExamples', () => {
  it('only has entries that the form accepts', () => {
    for (const {entry} of hostExamples) expect(entry).toMatch(/^[a-z0-9\-.*:]+$/);
  });
});
