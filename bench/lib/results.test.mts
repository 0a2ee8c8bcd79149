import {expect, it} from 'vitest';
import {resultsPage} from './results.mjs';

it('shows the parts that were measured, in their order', () => {
  const row = {name: 'click', unit: 'ms', ours: 1, stock: 2};
  const page = resultsPage({
    clicks: {made: 'a machine, medians of 3', rows: [row]},
    visit: {made: 'another one, medians of 1', rows: []},
  });
  expect(page.match(/^## .*/gm)).toEqual(['## visit', '## clicks']);
  expect(page).toContain('a machine, medians of 3\n\n| | unit |');
  expect(page).toContain('| click | ms | 1 | 2 | 0.5 |');
});
