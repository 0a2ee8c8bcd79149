import {describe, expect, it} from 'vitest';
import {filterRows} from './filterRows';

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
