import {describe, expect, it} from 'vitest';
import {presentSection} from './presentSection';

const headings = [-900, -40, 300, 1200].map((top, index) => ({
  id: `s${index}`,
  title: `Section ${index}`,
  top,
}));

describe('presentSection', () => {
  it.each([
    ['before the first section', -1000, undefined],
    ['between two', 0, 's1'],
    ['exactly on one', 300, 's2'],
    ['behind the last', 5000, 's3'],
  ])('%s', (_name, line, id) => {
    expect(presentSection(headings, line)?.id).toBe(id);
  });
});
