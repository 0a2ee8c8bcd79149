import {describe, expect, it} from 'vitest';
import {rowsOf, tableOf, type Figure} from './medians';

const paint: Figure = {name: 'paint', unit: 'ms', most: 100};
const rounds = (figure: Figure, test: string, ...values: number[]) =>
  values.map((value) => ({figure, test, value}));

describe('rowsOf', () => {
  it('takes the median of the rounds, then the worst test', () => {
    const measured = [...rounds(paint, 'a', 10, 500, 20), ...rounds(paint, 'b', 90, 80, 85, 95)];
    expect(rowsOf(measured)).toEqual([{...paint, value: 87.5, isMissed: false}]);
  });

  it('takes the median of the tests of a typical figure', () => {
    const typical: Figure = {...paint, isTypical: true};
    const measured = ['a', 'b', 'c'].flatMap((test, at) =>
      rounds(typical, test, [10, 50, 900][at]!),
    );
    expect(rowsOf(measured)).toMatchObject([{value: 50, isMissed: false}]);
  });

  it.each([
    [100, false],
    [100.1, true],
    [Infinity, true],
    [NaN, true],
  ])('%d of at most 100 is missed: %s', (value, isMissed) => {
    expect(rowsOf(rounds(paint, 'a', value))).toMatchObject([{isMissed}]);
  });

  it('misses no goal where there is none', () => {
    expect(rowsOf(rounds({name: 'bytes', unit: 'KB'}, 'a', 1e9))).toMatchObject([
      {isMissed: false},
    ]);
  });
});

it('prints a table', () => {
  const measured = [...rounds(paint, 'a', 123.4), ...rounds({name: 'all', unit: 'KB'}, 'a', 2.935)];
  expect(tableOf(rowsOf(measured))).toBe(
    [
      '|  | unit | measured | goal |',
      '| --- | --- | --- | --- |',
      '| paint | ms | 123 | ≤ 100 ✖ |',
      '| all | KB | 2.94 |  |',
    ].join('\n'),
  );
});
