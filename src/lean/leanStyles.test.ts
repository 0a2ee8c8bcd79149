import {expect, it} from 'vitest';
import {leanStyles} from './leanStyles';

const script = 'jsx("p",{className:"card menu--open"});`level-${n}`;style={"--own":1}';

it.each([
  ['keeps used classes', '.card{color:red}.hero{color:red}', '.card{color:red}'],
  ['keeps completed names', '.level-2{color:red}', '.level-2{color:red}'],
  [
    'keeps attributes',
    "p:is([href^='http'],[href^='/'])::after{color:red}",
    "p:is([href^='http'],[href^='/'])::after{color:red}",
  ],
  ['keeps elements', 'p{color:red}body{color:red}', 'p{color:red}body{color:red}'],
  ['writes constants where they are used', ':root{--a:1px}p{margin:var(--a)0}', 'p{margin:1px 0}'],
  [
    'follows constants that use constants',
    ':root{--a:var(--b);--b:2px}p{margin:var(--a)}',
    'p{margin:2px}',
  ],
  [
    'keeps variables with several values, and those made of them',
    ':root{--a:red;--b:var(--a)}[data-theme=dark]{--a:blue}p{color:var(--b)}',
    ':root{--a:red;--b:var(--a)}[data-theme=dark]{--a:blue}p{color:var(--b)}',
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
    ':root{--a:1px}@media print{:root{--a:2px}}p{margin:var(--a)}',
  ],
])('%s', async (_name, css, expected) => {
  expect(await leanStyles(css, script)).toBe(expected);
});
