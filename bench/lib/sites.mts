import {cpSync, mkdirSync, rmSync} from 'node:fs';
import path from 'node:path';
import {prepareStock} from '../baseline/prepare.mjs';
import {root, workDir} from './folders.mjs';

/** A site that can be built in a folder of its own. */
export interface Site {
  readonly name: 'ours' | 'stock';
  readonly folder: string;
  /** Arguments for Node. */
  readonly build: readonly string[];
  /** The style sheet of all pages, below the folder. */
  readonly styles: string;
  /** Folder for temporary files of its builds. */
  readonly temporary: string;
  /** Deletes everything that earlier builds left. */
  forget(): void;
}

/** What our site is made of. */
const sources = [
  'checks',
  'config',
  'data',
  'docs',
  'docusaurus.config.ts',
  'i18n',
  'package.json',
  'samples',
  'search',
  'sidebars.ts',
  'src',
  'static',
];

function site({folder, ...rest}: Pick<Site, 'name' | 'folder' | 'build' | 'styles'>): Site {
  const temporary = path.join(folder, '.temporary');
  const leftovers = ['.docusaurus', 'build', '.temporary', 'node_modules/.cache'];
  mkdirSync(temporary, {recursive: true});
  return {
    ...rest,
    folder,
    temporary,
    forget() {
      for (const left of leftovers) {
        rmSync(path.join(folder, left), {recursive: true, force: true});
      }
      mkdirSync(temporary);
    },
  };
}

/** A copy of our site, so that a benchmark can change it. */
export function ourSite(): Site {
  const folder = path.join(workDir, 'ours');
  rmSync(folder, {recursive: true, force: true});
  for (const name of sources) {
    cpSync(path.join(root, name), path.join(folder, name), {recursive: true});
  }
  const build = [path.join(root, 'scripts/build.mjs'), folder];
  return site({name: 'ours', folder, build, styles: 'src/css/index.css'});
}

export async function stockSite(): Promise<Site> {
  const folder = await prepareStock();
  const command = path.join(
    root,
    'bench/baseline/node_modules/@docusaurus/core/bin/docusaurus.mjs',
  );
  const config = path.join(root, 'bench/baseline/docusaurus.config.ts');
  const build = [command, 'build', '--config', config];
  return site({name: 'stock', folder, build, styles: 'src/css/custom.css'});
}
