import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {root} from './lib/folders.mjs';
import {multiplyPages} from './lib/multiply.mjs';
import type {Measured} from './lib/rows.mjs';
import {ourCopy, stockSite, type Site} from './lib/sites.mjs';
import {onSite} from './onSite.mjs';
import {measureVisit} from './visit.mjs';

/** How many times the pages. */
const factor = 20;
const page = '/docs/usage/settings';

/** English alone: such builds take minutes. */
function buildEnglish(site: Site): void {
  const command =
    site.name === 'ours'
      ? [path.join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'), 'build']
      : site.build;
  const {status, stdout, stderr} = spawnSync(process.execPath, [...command, '--locale', 'en'], {
    cwd: site.folder,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  if (status !== 0) throw new Error(`The build of ${site.name} failed:\n${stdout}\n${stderr}`);
}

const bytesOf = (site: Site) =>
  onSite(site, [page], async (browser, origin) => (await measureVisit(browser, origin + page)).all);

/** Bytes before the first interaction on a site with many times the pages, against the site as it is. */
export async function measureGrowth(site: Site): Promise<Measured> {
  const plain = await bytesOf(site);
  const large = site.name === 'ours' ? ourCopy() : await stockSite();
  multiplyPages(large.folder, factor);
  buildEnglish(large);
  return {growth: (await bytesOf(large)) / plain};
}
