import {describe, expect, it} from 'vitest';
import {cutRegion} from './sampleRegion.mjs';

const sample =
  'first\n# region:inner\n  one\n    two\n# endregion:inner\n<!-- region:html -->\n<p>\n<!-- endregion:html -->\nlast\n';

describe('cutRegion', () => {
  it.each([
    [undefined, 'first\n  one\n    two\n<p>\nlast'],
    ['inner', 'one\n  two'],
    ['html', '<p>'],
  ])('%s', (region, expected) => {
    expect(cutRegion(sample, region, 'sample.txt')).toBe(expected);
  });

  it('names file and remedy when the region is missing', () => {
    expect(() => cutRegion(sample, 'nope', 'sample.txt')).toThrow(/sample\.txt.*nope.*Remedy/);
  });
});
