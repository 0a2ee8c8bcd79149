import {expect, it} from 'vitest';
import {leanStyles} from './leanStyles';

const script = 'jsx("p",{className:"card menu--open"});`level-${n}`;style={"--own":1}';
const superfluous = [/^\.card.*top/];
const dark = '[data-theme=dark]';

it.each([
  ['keeps used classes', '.card{color:red}.hero{color:red}', '.card{color:red}'],
  ['keeps completed names', '.level-2{color:red}', '.level-2{color:red}'],
  [
    'keeps attributes',
    "p:is([href^='http'],[href^='/'])::after{color:red}",
    'p:is([href^=http],[href^=\\/]):after{color:red}',
  ],
  ['keeps elements', 'p{color:red}body{color:red}', 'p,body{color:red}'],
  ['keeps what needs no script', ':focus-visible{top:0}', ':focus-visible{top:0}'],
  ['leaves out what the site never shows', '.menu--open{color:red}', ''],
  ['writes constants where they are used', ':root{--a:1px}p{margin:var(--a)0}', 'p{margin:1px 0}'],
  [
    'follows constants that use constants',
    ':root{--a:var(--b);--b:2px}p{margin:var(--a)}',
    'p{margin:2px}',
  ],
  [
    'writes another name of a variable of the root as that variable',
    `:root{--a:red;--b:var(--a)}${dark}{--a:#00f}p{color:var(--b)}`,
    `:root{--0:red}${dark}{--0:#00f}p{color:var(--0)}`,
  ],
  [
    'keeps names of variables that parts of a page set for themselves',
    ':root{--a:red;--b:var(--a)}.card{--a:#00f}p{color:var(--b)}',
    ':root{--0:red;--1:var(--0)}.card{--0:#00f}p{color:var(--1)}',
  ],
  [
    'keeps variables that scripts name',
    ':root{--own:1px}p{margin:var(--own)}',
    ':root{--own:1px}p{margin:var(--own)}',
  ],
  [
    'drops variables that nothing uses',
    ':root{--a:1px}.card{--b:2px;color:red}',
    '.card{color:red}',
  ],
  [
    'keeps values that depend on the screen',
    ':root{--a:1px}@media print{:root{--a:2px}}p{margin:var(--a)}',
    ':root{--0:1px}@media print{:root{--0:2px}}p{margin:var(--0)}',
  ],
  [
    'drops values that a stronger layer sets, and then their variables',
    '@layer base{:root{--a:red}p{color:var(--a)}}p{color:#00f}',
    'p{color:#00f}',
  ],
  [
    'drops what the site can do without',
    '.card{color:red;top:0}.card:hover{top:0}p{top:0}',
    '.card{color:red}p{top:0}',
  ],
  [
    'keeps the order of layers',
    '@layer base,theme,none;@layer theme{p{top:0}}@layer base{p{left:0}}',
    '@layer a{p{left:0}}@layer b{p{top:0}}',
  ],
])('%s', async (_name, css, expected) => {
  const {lean} = await leanStyles([css], {script, unused: [/^\.menu--/], superfluous});
  expect(lean).toEqual([expected]);
});

it('shares variables between the sheets of a site', async () => {
  const common = `:root{--a:1px;--b:red}${dark}{--b:#00f}`;
  const {lean} = await leanStyles([common, '.card{color:var(--b);margin:var(--a)}'], {
    script,
    unused: [],
    superfluous,
  });
  expect(lean).toEqual([`:root{--0:red}${dark}{--0:#00f}`, '.card{color:var(--0);margin:1px}']);
});

it('tells which selectors are gone', async () => {
  const sheets = ['.card .hero,.card{color:red}', '.level-2.menu--open{color:red}'];
  const {lost} = await leanStyles(sheets, {script, unused: [/^\.menu--/], superfluous});
  expect(Object.fromEntries(lost)).toEqual({
    '.card .hero': ['.card', '.hero'],
    '.level-2.menu--open': ['.level-2', '.menu--open'],
  });
});

it('misses no selector that only lost a name in brackets', async () => {
  const {lean, lost} = await leanStyles(['.card:is(p,marquee){color:red}'], {
    script,
    unused: [],
    superfluous,
  });
  expect(lean).toEqual(['.card:is(p){color:red}']);
  expect([...lost]).toEqual([]);
});
