/** `npm run translation:accept -- FILE…`: records that these translations (or `--all`) match the current English text. */
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {loadSite, root} from './loadSite.mts';
import {chooseTranslations} from './translationChoice.mts';
import {accepted} from '../src/content/translationHash.mts';

const wanted = process.argv.slice(2);
if (wanted.length === 0) {
  console.error(
    'Name translations or originals, or --all: npm run translation:accept -- website/docs/quickstart.mdx',
  );
  process.exit(1);
}
const {chosen, unknown} = chooseTranslations(loadSite(), wanted);
for (const {original, page} of chosen) {
  writeFileSync(path.join(root, page.file), accepted(page.source, original.source));
  console.log(`${page.file} matches ${original.file}.`);
}
if (unknown.length > 0) {
  console.error(`No page, or one without translation: ${unknown.join(', ')}`);
  process.exit(1);
}
