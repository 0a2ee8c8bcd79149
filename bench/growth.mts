import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {root} from './lib/folders.mjs';
import {multiplyPages} from './lib/multiply.mjs';
import type {Measured} from './lib/rows.mjs';
import {ourCopy, type Site} from './lib/sites.mjs';
import {onSite} from './onSite.mjs';
import {measureVisit} from './visit.mjs';

/** How many times the pages are multiplied. */
const factor = 20;
const page = '/docs/usage/settings';

/** Builds English only, because such a build takes minutes. */
function buildEnglish({folder, pages}: Site): void {
  const docusaurus = path.join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const {status, stdout, stderr} = spawnSync(
    process.execPath,
    [docusaurus, 'build', pages, '--locale', 'en', '--out-dir', path.join(folder, 'build')],
    {cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 28},
  );
  if (status !== 0) throw new Error(`The build of ${factor} × failed:\n${stdout}\n${stderr}`);
}

const bytesOf = (site: Site) =>
  onSite(site, [page], async (browser, origin) => (await measureVisit(browser, origin + page)).all);

/**
 * Bytes before the first interaction on a site with 20 times the pages, relative to the real site. Only for our site:
 * building a stock site of that size takes almost half an hour, and no goal needs it.
 */
export async function measureGrowth(site: Site): Promise<Measured> {
  if (site.name === 'stock') return {};
  const plain = await bytesOf(site);
  const large = ourCopy();
  multiplyPages(large.pages, factor);
  buildEnglish(large);
  return {growth: (await bytesOf(large)) / plain};
}
