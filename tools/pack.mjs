/**
 * `npm run pack [-- FOLDER [PACKAGE…]]`: compiles the packages and packs them, as `npm publish` would, into
 * `build.packages/`. The tarball of docs-mcp contains the pages of the built site. What was packed before is replaced
 * when everything has succeeded.
 */
import {execFileSync} from 'node:child_process';
import {existsSync, mkdirSync, readdirSync, renameSync, rmSync} from 'node:fs';
import path from 'node:path';
import {root, run, stop} from '../scripts/lib/setUp.mjs';
import {compilePackage} from './compilePackage.mjs';

const [folder = path.join(root, 'build.packages'), ...wanted] = process.argv.slice(2);
const target = path.resolve(folder);
const packages = path.join(root, 'packages');
const all = readdirSync(packages).filter((name) =>
  existsSync(path.join(packages, name, 'package.json')),
);
const names = wanted.length > 0 ? wanted : all;
const unknown = names.filter((name) => !all.includes(name));
if (unknown.length > 0) stop(`No package: ${unknown.join(', ')}. There are ${all.join(', ')}.`);
if (names.includes('docs-mcp') && !existsSync(path.join(root, 'build/index.md')))
  stop('docs-mcp contains the pages, but there is no built site. Remedy: npm run build');

const packed = `${target}.new`;
rmSync(packed, {recursive: true, force: true});
mkdirSync(packed, {recursive: true});
for (const name of names) {
  // Inside node_modules, so that the compiler resolves the types of libraries.
  const draft = path.join(root, 'node_modules/.cache/pack', name);
  rmSync(draft, {recursive: true, force: true});
  await compilePackage(path.join(packages, name), draft);
  if (name === 'docs-mcp')
    run('Data of the pages', 'npx', ['tsx', 'tools/assistants/run.mts', `${draft}/data`]);
  const args = ['pack', '--silent', '--pack-destination', packed];
  const file = execFileSync('npm', args, {cwd: draft, encoding: 'utf8'}).trim();
  console.log(path.relative('', path.join(target, file)));
}
rmSync(target, {recursive: true, force: true});
renameSync(packed, target);
