import {spawnSync} from 'node:child_process';
import {cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {fileHashes, folderHash} from '../../scripts/lib/fileHashes.mjs';
import {prepareStock} from '../baseline/prepare.mjs';
import {root, website, workDir} from './folders.mjs';

/** A site that can be built in a folder of its own. */
export interface Site {
  readonly name: 'ours' | 'stock';
  readonly folder: string;
  /** Where its pages are. */
  readonly pages: string;
  /** Arguments for Node. */
  readonly build: readonly string[];
  /** Deletes everything that earlier builds have written. */
  clean(): void;
}

/** Folder for temporary files of a site's builds. */
export const temporaryOf = ({folder}: Pick<Site, 'folder'>) => path.join(folder, '.temporary');

/** The source files of our site. */
const sources = ['delivery', 'package.json', 'packages', 'scripts', 'website'];

function site(parts: Pick<Site, 'name' | 'folder' | 'pages' | 'build'>): Site {
  const leftovers = [
    '.docusaurus',
    'website/.docusaurus',
    'build',
    '.temporary',
    'node_modules/.cache',
  ];
  mkdirSync(temporaryOf(parts), {recursive: true});
  return {
    ...parts,
    clean() {
      for (const left of leftovers) {
        rmSync(path.join(parts.folder, left), {recursive: true, force: true});
      }
      mkdirSync(temporaryOf(parts));
    },
  };
}

/** A copy of our site with its scripts and caches, so that a benchmark can change and clean it. */
export function ourCopy(): Site {
  const folder = path.join(workDir, 'ours');
  rmSync(folder, {recursive: true, force: true});
  for (const name of sources) {
    cpSync(path.join(root, name), path.join(folder, name), {recursive: true});
  }
  return site({
    name: 'ours',
    folder,
    pages: path.join(folder, 'website'),
    build: [path.join(folder, 'scripts/build.mjs')],
  });
}

export async function stockSite(): Promise<Site> {
  const folder = await prepareStock();
  const command = path.join(
    root,
    'bench/baseline/node_modules/@docusaurus/core/bin/docusaurus.mjs',
  );
  const config = path.join(root, 'bench/baseline/docusaurus.config.ts');
  return site({
    name: 'stock',
    folder,
    pages: folder,
    build: [command, 'build', '--config', config],
  });
}

function run(args: readonly string[], cwd: string): void {
  const {status, stdout, stderr} = spawnSync(process.execPath, args, {cwd, encoding: 'utf8'});
  if (status !== 0) throw new Error(`${args.join(' ')} failed:\n${stdout}\n${stderr}`);
}

/** A hash of the sources of the stock site. */
function stateOfPages(): string {
  const folders = ['packages', 'bench/baseline'].concat(
    ['config', 'data', 'docs', 'i18n', 'samples', 'src'].map((name) => `website/${name}`),
  );
  return folders.map((folder) => folderHash(fileHashes(path.join(root, folder)))).join();
}

/** Both sites with a current build; builds that are current are reused. */
export async function builtSites(onProgress: (step: string) => void): Promise<readonly Site[]> {
  onProgress('build ours');
  run([path.join(root, 'scripts/build.mjs')], root);
  const nothing = {build: [], clean: () => undefined};
  const ours: Site = {name: 'ours', folder: root, pages: website, ...nothing};

  const mark = path.join(workDir, 'stock/.built-from');
  const state = stateOfPages();
  if (existsSync(mark) && readFileSync(mark, 'utf8') === state) {
    const folder = path.dirname(mark);
    return [ours, {name: 'stock', folder, pages: folder, ...nothing}];
  }
  onProgress('build stock');
  const stock = await stockSite();
  run(stock.build, stock.folder);
  writeFileSync(mark, state);
  return [ours, stock];
}
