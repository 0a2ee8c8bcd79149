import {describe, expect, it} from 'vitest';
import {repair} from './repair';

describe('repair', () => {
  it.each([
    ['', ''],
    ['#set-up', '#set-up'],
    ['#%C3%BC', '#%C3%BC'],
    ['#100%', '#100%25'],
    ['/%zz', '/%25zz'],
    ['#%E0%A4%A', '#%25E0%25A4%25A'],
    ['#%ff', '#%25ff'],
  ])('%s → %s', (part, expected) => {
    expect(repair(part)).toBe(expected);
    expect(() => decodeURIComponent(repair(part))).not.toThrow();
  });
});
