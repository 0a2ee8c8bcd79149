/** `npm run translation:accept -- FILE…`: says that these German pages (or `--all`) match the English text as it is now. */
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {loadSite, root} from './loadSite.mts';
import {pairs} from './site.mts';
import {accepted} from './translationHash.mts';

const wanted = process.argv.slice(2);
if (wanted.length === 0) {
  console.error(
    'Name the German or English pages, or --all: npm run translation:accept -- docs/quickstart.mdx',
  );
  process.exit(1);
}
const chosen = pairs(loadSite()).filter(
  ({en, de}) => wanted.includes('--all') || wanted.includes(en.file) || wanted.includes(de.file),
);
for (const {en, de} of chosen) {
  writeFileSync(path.join(root, de.file), accepted(de.source, en.source));
  console.log(`${de.file} matches ${en.file}.`);
}
if (chosen.length === 0) {
  console.error(`None of these is a page: ${wanted.join(', ')}`);
  process.exit(1);
}
