import postcss from 'postcss';
import {describe, expect, it} from 'vitest';
import {extractFor, lostOn, namesOfPage, readSelectorNames, sheetsFor, type Sheet} from './sheets';

const sheet = (file: string, size: number, ...names: string[]): Sheet => ({
  file,
  size,
  names: new Set(names),
});

it('reads elements and classes of pages, with and without quotes', () => {
  const html = '<p class="a b"><b class=c>x</b><p data-class="e">';
  expect([...namesOfPage(html)]).toEqual(['p', 'b', '.a', '.b', '.c']);
});

it('reads what selectors ask for', () => {
  const names = readSelectorNames('@media print{.a:not(.b) p,.c{top:0}}p{top:0}');
  expect(Object.fromEntries(names)).toEqual({'.a:not(.b) p': ['.a', 'p'], '.c': ['.c'], p: ['p']});
});

describe('the sheets of a page', () => {
  const common = sheet('styles.css', 9, '.a', 'p');
  const others = [
    sheet('all.css', 3, '.b', '.c', '.d', 'i'),
    sheet('two.css', 2, '.b', '.c'),
    sheet('e.css', 1, '.e'),
  ];

  it.each([
    ['none, if the common one has all classes', ['.a', '.unknown', 'i'], []],
    ['the smallest that has all of them', ['.a', '.b', '.c'], ['two.css']],
    ['a larger one, if it must be', ['.b', '.d'], ['all.css']],
    ['two, if no single one has them', ['.b', '.e'], ['e.css', 'two.css']],
  ])('%s', (_what, page, expected) => {
    expect(sheetsFor(new Set(page), common, others).map(({file}) => file)).toEqual(expected);
  });
});

it('finds selectors that a page has lost', () => {
  const lost = readSelectorNames('.a .b{top:0}.a{top:0}.a p{top:0}.a i{top:0}p{top:0}');
  expect(lostOn(new Set(['.a', '.x', 'p']), lost)).toEqual(['.a', '.a p', 'p']);
});

it('extracts what a page shows', () => {
  const css =
    '.a,.b .a{top:0}.b{top:0}.a:not(.b){top:1px}@media print{.b{top:0}}' +
    '@keyframes turn{to{top:0}}@keyframes stay{to{top:0}}.a{animation:stay}';
  expect(extractFor(new Set(['.a']), postcss.parse(css))).toBe(
    '.a{top:0}.a:not(.b){top:1px}@keyframes stay{to{top:0}}.a{animation:stay}',
  );
});
