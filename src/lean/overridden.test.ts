import postcss from 'postcss';
import {expect, it} from 'vitest';
import {dropOverridden} from './overridden';

function lean(css: string): string {
  const root = postcss.parse(css);
  dropOverridden(root);
  return root.toString();
}

/** A rule of the theme before one of the site. */
const layered = (theme: string, site: string) => `@layer a{${theme}}${site}`;

it.each([
  ['the same selector', '.a{color:red}', '.a{color:blue}'],
  ['a selector that matches more', '.x .a.b:hover{color:red}', '.a{color:blue}'],
  ['the root, whatever its theme', 'html[data-theme=dark]{--a:1}', ':root{--a:2}'],
  ['a shorthand', '.a{padding-left:1px}', '.a{padding:0}'],
  ['a value that wins always', '.a.b{color:red}', '.b{color:blue!important}'],
  ['a value on paper, by one that holds everywhere', '@media print{.a{top:0}}', '.a{top:1px}'],
])('drops what %s overrides in a stronger layer', (_what, theme, site) => {
  expect(lean(layered(theme, site))).not.toMatch(/color:red|--a:1|padding-left|top:0/);
});

it('drops what a later rule of the same selector overrides', () => {
  expect(lean('.a{color:red}.b{top:0}.a{color:blue}')).toBe('.a{}.b{top:0}.a{color:blue}');
});

it.each([
  ['another element', layered('.a{color:red}', '.b{color:blue}')],
  ['fewer elements', layered('.a{color:red}', '.a.b{color:blue}')],
  ['elements inside of others', layered('.a{color:red}', '.x .a{color:blue}')],
  ['one selector of two', layered('.a,.c{color:red}', '.a{color:blue}')],
  ['another box of the element', layered('.a{color:red}', '.a::before{color:blue}')],
  ['a part of the value', layered('.a{padding:1px}', '.a{padding-left:0}')],
  ['a wider border', layered('.a{border-radius:1px}', '.a{border:0}')],
  ['some screens only', layered('.a{color:red}', '@media print{.a{color:blue}}')],
  ['a value that wins always', layered('.a{color:red!important}', '.a{color:blue!important}')],
  ['a selector of other weight in the same layer', '.a.b{color:red}.a{color:blue}'],
  ['another step of an animation', '@keyframes a{0%{top:0}}@keyframes b{0%{top:1px}}'],
  ['a fallback for older browsers', '.a{height:100vh;height:100dvh}'],
])('keeps what is only overridden on: %s', (_what, css) => {
  expect(lean(css)).toBe(css);
});
