/** `node scripts/font.mjs`: rebuilds the subset font of the site from its npm package. Needs access to the registry. */
import {execFileSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';

const folder = path.resolve('website/src/features/font');
const source = JSON.parse(readFileSync(path.join(folder, 'source.json'), 'utf8'));

const range = (first, last) =>
  String.fromCodePoint(...Array.from({length: last - first + 1}, (_, index) => first + index));

/** Basic Latin, Latin-1, and the other characters on the pages: quotes, dashes, arrows, signs, narrow spaces. */
const characters =
  range(0x20, 0x7e) + range(0xa0, 0xff) + 'Œœẞ‐‑–—‘’‚“”„†•…‰‹›€™←↑→↓↗−≈≠≤≥✓✗\u2009\u202f';

const work = mkdtempSync(path.join(tmpdir(), 'font-'));
const modules = path.join(work, 'node_modules');
const packages = [`${source.name}@${source.version}`, source.tool];
execFileSync('npm', ['install', '--no-audit', '--no-fund', '--prefix', work, ...packages], {
  stdio: 'inherit',
});
const {default: subsetFont} = await import(
  pathToFileURL(path.join(modules, 'subset-font/index.js')).href
);
const font = await subsetFont(
  readFileSync(path.join(modules, source.name, source.file)),
  characters,
  {
    targetFormat: 'woff2',
    // The weights that the style sheet uses; the axis of the optical size stays, for headings.
    variationAxes: {wght: {min: 400, max: 700}},
    // Leave out alternate glyphs: no style uses them.
    noLayoutClosure: true,
    // Keep copyright and license: the license requires them in every copy.
    preserveNameIds: [0, 13, 14],
  },
);
writeFileSync(path.join(folder, 'inter.woff2'), font);
rmSync(work, {recursive: true});
console.log(`${font.length} bytes`);
