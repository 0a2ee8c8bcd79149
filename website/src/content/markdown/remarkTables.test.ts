import {describe, expect, it} from 'vitest';
import remarkTables from './remarkTables';

const text = (value: string) => ({type: 'text', value});
const row = (...cells: object[]) => ({
  type: 'tableRow',
  children: cells.map((cell) => ({type: 'tableCell', children: [cell]})),
});

function run(...rows: object[]) {
  const table = {type: 'table', children: rows};
  remarkTables()({type: 'root', children: [table]} as never);
  return table as unknown as {
    data: {hProperties: object};
    children: {children: {data: {hProperties: object}; children: object[]}[]}[];
  };
}

describe('remarkTables', () => {
  it('names the column in every cell, and allows cards from three columns on, where short values stand beside their names', () => {
    const table = run(
      row(text('A'), {type: 'strong', children: [text('B')]}, text('C')),
      row(text('1'), text('2'), text('A value that has a line of its own')),
    );
    expect(table.data.hProperties).toEqual({role: 'table', 'data-cards': 'true'});
    expect(table.children[1]?.children.map(({data}) => data.hProperties)).toEqual(
      ['A', 'B', 'C'].map((name) => ({
        role: 'cell',
        'data-label': name,
        ...(name === 'B' && {'data-short': 'true'}),
      })),
    );
  });

  it('keeps two columns a table, on phones only if its texts are short', () => {
    const properties = (name: string, value: string) =>
      run(row(text('A'), text('B')), row(text(name), text(value))).data.hProperties;
    expect(properties('1', 'a short explanation')).toEqual({role: 'table'});
    const cards = {role: 'table', 'data-cards': 'true'};
    expect(properties('1', 'an explanation that needs several lines of a column')).toEqual(cards);
    expect(properties('A name of several words or more', '2')).toEqual(cards);
  });

  it('allows line breaks in long code', () => {
    const [long, short] = ['MOSPARO_CLEANUP_INTERVAL', 'APP_ENV'].map((value) => ({
      type: 'inlineCode',
      value,
    }));
    const cells = run(row(text('A'), text('B')), row(long!, short!)).children[1]?.children;
    expect(cells?.[0]?.children[0]).toMatchObject({
      name: 'BreakableCode',
      attributes: [{name: 'text', value: 'MOSPARO_CLEANUP_INTERVAL'}],
    });
    expect(cells?.[1]?.children[0]).toEqual(short);
  });
});
