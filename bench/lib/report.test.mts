import {describe, expect, it} from 'vitest';
import {median} from './median.mjs';
import {markdownTable} from './report.mjs';
import {compare, figureOf} from './rows.mjs';
import type {Site} from './sites.mjs';

describe('median', () => {
  it.each([
    [[3], 3],
    [[9, 1, 5], 5],
    [[4, 1, 2, 100], 3],
  ])('of %j is %d', (values, middle) => expect(median(values)).toBe(middle));
});

it('measures both sites alternately and returns the medians', async () => {
  const sites = [{name: 'ours'}, {name: 'stock'}] as Site[];
  const order: string[] = [];
  const steps: string[] = [];
  const rows = await compare({
    sites,
    rounds: 3,
    figures: [{key: 'time', name: 'Time', unit: 's'}],
    onProgress: (step) => steps.push(step),
    measure: async ({name}) => {
      order.push(name);
      return {time: name === 'ours' ? order.length : 10};
    },
  });
  expect(order).toEqual(['ours', 'stock', 'ours', 'stock', 'ours', 'stock']);
  expect(steps.slice(0, 2)).toEqual(['ours, run 1 of 3', 'stock, run 1 of 3']);
  expect(rows).toEqual([{name: 'Time', unit: 's', ours: 3, stock: 10}]);
});

it('combines the medians of all pages', () => {
  const runs = [
    {'time@/a': 1, 'time@/b': 9, other: 100},
    {'time@/a': 3, 'time@/b': 7, other: 100},
  ];
  const time = {key: 'time', name: 'Time', unit: 's'};
  expect(figureOf(time, runs)).toBe(5);
  expect(figureOf({...time, isWorst: true}, runs)).toBe(8);
  const goal = {limit: 1, of: 'self', isLeast: true} as const;
  expect(figureOf({...time, isWorst: true, goal}, runs)).toBe(2);
  expect(figureOf({...time, key: 'time@/a'}, runs)).toBe(2);
});

it('marks which goals are reached', () => {
  const table = markdownTable([
    {name: 'Build', unit: 's', ours: 6, stock: 12, goal: {limit: 0.55, of: 'stock'}},
    {name: 'JavaScript', unit: 'KB', ours: 96, stock: 184, goal: {limit: 95, of: 'self'}},
    {name: 'Points', unit: '', ours: 99, stock: 70, goal: {limit: 98, of: 'self', isLeast: true}},
    {name: 'Click', unit: 'ms', ours: 20, stock: Infinity},
    {name: 'Shift', unit: '', ours: 0, stock: 0},
  ]);
  expect(table.split('\n').slice(2)).toEqual([
    '| Build | s | 6 | 12 | 0.5 | ≤ 0.55 × ✔ |',
    '| JavaScript | KB | 96 | 184 | 0.52 | ≤ 95 ✖ |',
    '| Points |  | 99 | 70 | 1.41 | ≥ 98 ✔ |',
    '| Click | ms | 20 | – | 0 |  |',
    '| Shift |  | 0 | 0 | – |  |',
  ]);
});
