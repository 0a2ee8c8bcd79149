/** `npm run delivery:pages`: makes a build fit for GitHub Pages, which sends no headers of ours. */
import {readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {codings} from '../core/description.mjs';
import {filesOf, policyOf} from '../core/csp.mjs';
import {withPolicy} from './metaPolicy.mts';

const folder = path.resolve(process.argv[2] ?? 'build');
const policy = policyOf(folder);
for (const file of filesOf(folder, '.html')) {
  writeFileSync(file, withPolicy(readFileSync(file, 'utf8'), policy, file));
}
const copies = codings.flatMap(({ending}) => filesOf(folder, `.${ending}`));
copies.forEach((file) => rmSync(file));
// Without it, Pages would run Jekyll, which leaves out names with an underscore.
writeFileSync(path.join(folder, '.nojekyll'), '');
console.log(`${readdirSync(folder).length} entries are ready for GitHub Pages.`);
