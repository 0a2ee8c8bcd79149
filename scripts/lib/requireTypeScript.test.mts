import {execFileSync} from 'node:child_process';
import {mkdtempSync, readdirSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {product} from '../../website/config/product';
import {root} from './setUp.mjs';

const load = `
  import './scripts/lib/requireTypeScript.mjs';
  const {loadFreshModule} = await import('@docusaurus/utils');
  console.log((await loadFreshModule('${root}/website/docusaurus.config.ts')).url);`;

/** `require` loads ES modules from Node 20.19 on. */
const hasRequireModule = 'require_module' in process.features;

it.runIf(hasRequireModule)('the whole configuration is loaded without Babel', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'configuration-'));
  const env = {...process.env, TMPDIR: folder};
  const args = ['--input-type=module', '--eval', load];
  const output = execFileSync(process.execPath, args, {cwd: root, env, encoding: 'utf8'});
  // jiti's cache of files that it compiled with Babel.
  const transpiled = readdirSync(path.join(folder, 'node-jiti'));
  rmSync(folder, {recursive: true});
  expect(output.trim()).toBe(product.siteUrl);
  expect(transpiled).toEqual([]);
});
