import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {expectQuick} from 'hostile-input/quick';
import {hostileText} from 'hostile-input/texts';
import {filterRows, MAX_QUERY} from './filterRows';

const rows = [
  {id: 'a', text: 'MOSPARO_CACHE_ADAPTER Cache'},
  {id: 'b', text: 'MOSPARO_CLEANUP_INTERVAL Häufigkeit der Bereinigung, Größe'},
];

describe('filterRows', () => {
  it.each([
    ['', ['a', 'b']],
    ['  ', ['a', 'b']],
    ['cache', ['a']],
    ['mosparo cleanup', ['b']],
    ['haufigkeit', ['b']],
    ['HÄUFIGKEIT', ['b']],
    ['grosse', ['b']],
    ['cache cleanup', []],
  ])('%j finds %j', (query, expected) => {
    expect([...filterRows(rows, query)]).toEqual(expected);
  });
});

describe('any query', () => {
  const table = Array.from({length: 200}, (_, id) => ({
    id: String(id),
    text: 'MOSPARO_CLEANUP_INTERVAL Häufigkeit der Bereinigung, Größe '.repeat(10),
  }));

  it('is answered', () => {
    fc.assert(
      fc.property(hostileText(50_000), (query) => {
        expectQuick(() => void filterRows(table, query));
      }),
      {numRuns: 30},
    );
  });

  it('of 20,000 words is cut', () => {
    expect(filterRows(table, 'g '.repeat(20_000)).size).toBe(200);
    expect([...filterRows(rows, `${'g '.repeat(MAX_QUERY)}cache`)]).toEqual(['b']);
    expectQuick(() => void filterRows(table, 'g '.repeat(20_000)));
  });
});
