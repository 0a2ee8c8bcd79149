import {existsSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {allClaims} from './claims';
import {factLists, untried, untriedLines} from './facts';
import {docsFolder} from './passages';

const claim = {id: 'a', at: '', says: {label: 'Tried "so"'}, holds: async () => {}};
const claims = [{page: 'usage/x', claims: [claim]}];
const lists = [
  {page: 'usage/x', file: 'x.ts', facts: ['Tried "so"', 'Tried']},
  {page: 'usage/y', file: 'x.ts', facts: ['Tried "so"']},
];

describe('facts without a claim', () => {
  it('are those that no claim of the same page contains as a whole', () => {
    expect(untried(claims, lists).map(({facts}) => facts)).toEqual([['Tried'], ['Tried "so"']]);
  });

  it('are listed by page, with their number', () => {
    expect(untriedLines(claims, lists).split('\n')).toEqual([
      'usage/x: 1 of 2 facts of data/x.ts are untried',
      '  Tried',
      'usage/y: 1 of 1 facts of data/x.ts are untried',
      '  Tried "so"',
      '2 of 3 facts in the tables are untried.',
    ]);
  });

  it.each(factLists)('$page has facts from $file, and the page exists', ({page, facts}) => {
    expect(existsSync(path.join(docsFolder, `${page}.mdx`))).toBe(true);
    expect(facts.length).toBeGreaterThan(0);
    expect(facts).not.toContain(undefined);
  });

  it('are fewer than one in three', () => {
    const count = (all: typeof factLists) => all.reduce((sum, {facts}) => sum + facts.length, 0);
    expect(count(untried(allClaims)) / count(factLists)).toBeLessThan(1 / 3);
  });
});
