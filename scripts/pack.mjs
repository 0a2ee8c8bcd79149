/** `npm run pack [-- FOLDER]`: compiles the packages and packs them as npm does for its registry, into `build.packages/`. */
import {execFileSync} from 'node:child_process';
import {existsSync, mkdirSync, readdirSync, rmSync} from 'node:fs';
import path from 'node:path';
import {compilePackage} from './lib/compilePackage.mjs';
import {root} from './lib/setUp.mjs';

const target = path.resolve(process.argv[2] ?? path.join(root, 'build.packages'));
const packages = path.join(root, 'packages');

rmSync(target, {recursive: true, force: true});
mkdirSync(target, {recursive: true});
for (const name of readdirSync(packages)) {
  const folder = path.join(packages, name);
  if (!existsSync(path.join(folder, 'package.json'))) continue;
  // Below node_modules, so that the compiler finds the types of libraries.
  const draft = path.join(root, 'node_modules/.cache/pack', name);
  rmSync(draft, {recursive: true, force: true});
  await compilePackage(folder, draft);
  const args = ['pack', '--silent', '--pack-destination', target];
  const file = execFileSync('npm', args, {cwd: draft, encoding: 'utf8'}).trim();
  console.log(path.relative('', path.join(target, file)));
}
