/**
 * `npm run pack [-- FOLDER [PACKAGE…]]`: compiles the packages and packs them, as `npm publish` would, into
 * `build.packages/`. The tarball of docs-mcp contains the pages of the built site.
 */
import {execFileSync} from 'node:child_process';
import {existsSync, mkdirSync, readdirSync, rmSync} from 'node:fs';
import path from 'node:path';
import {compilePackage} from './lib/compilePackage.mjs';
import {root, run} from './lib/setUp.mjs';

const [folder = path.join(root, 'build.packages'), ...wanted] = process.argv.slice(2);
const target = path.resolve(folder);
const packages = path.join(root, 'packages');
const names = readdirSync(packages).filter((name) =>
  existsSync(path.join(packages, name, 'package.json')),
);

rmSync(target, {recursive: true, force: true});
mkdirSync(target, {recursive: true});
for (const name of wanted.length > 0 ? wanted : names) {
  // Inside node_modules, so that the compiler resolves the types of libraries.
  const draft = path.join(root, 'node_modules/.cache/pack', name);
  rmSync(draft, {recursive: true, force: true});
  await compilePackage(path.join(packages, name), draft);
  if (name === 'docs-mcp')
    run('Data of the pages', 'npx', ['tsx', 'scripts/assistants/run.mts', `${draft}/data`]);
  const args = ['pack', '--silent', '--pack-destination', target];
  const file = execFileSync('npm', args, {cwd: draft, encoding: 'utf8'}).trim();
  console.log(path.relative('', path.join(target, file)));
}
