import {describe, expect, it} from 'vitest';
import {share} from './share';

describe('share', () => {
  it.each([
    [11, 11, 'en', '100%'],
    [1419, 1420, 'en', '99%'],
    [0, 11, 'en', '0%'],
    [6, 11, 'de', '55\u00a0%'],
    [undefined, 16, 'de', '–'],
  ] as const)('%s of %s in %s is %j', (done, all, locale, expected) => {
    expect(share(done, all, locale)).toBe(expected);
  });
});
