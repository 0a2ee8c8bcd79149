/**
 * `npm run accept`: records that translations match their changed English pages, if both pages have changed together.
 * `-- FILE…` accepts these pages, `-- --all` every page.
 */
import {execFileSync} from 'node:child_process';
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {accepted} from '../../website/src/content/translationHash.mts';
import {chooseTranslations} from './translations/choice.mts';
import {readSite, root} from './site.mts';

const git = (...args: string[]) =>
  execFileSync('git', ['-C', root, '-c', 'core.quotePath=false', ...args], {encoding: 'utf8'});

/** When a file was changed, in seconds: now, if that is not committed yet. */
function timeOf(file: string): number {
  try {
    return git('status', '--porcelain', '--', file)
      ? Infinity
      : Number(git('log', '-1', '--format=%ct', '--', file));
  } catch {
    throw new Error(
      'There is no history here to compare with. Remedy: name the pages, npm run accept -- website/docs/quickstart.mdx',
    );
  }
}

const {chosen, left, unknown} = chooseTranslations(readSite(), process.argv.slice(2), timeOf);
for (const [original, page] of chosen) {
  writeFileSync(path.join(root, page.file), accepted(page.source, original.source));
  console.log(`${page.file} matches ${original.file}.`);
}
for (const [original, page] of left)
  console.error(
    `${page.file} has not changed since ${original.file} did. Remedy: bring it up to date; if it is, npm run accept -- ${page.file}`,
  );
if (unknown.length > 0) console.error(`No page, or one without translation: ${unknown.join(', ')}`);
process.exitCode = left.length + unknown.length > 0 ? 1 : 0;
