import {mkdirSync, renameSync, rmSync} from 'node:fs';
import path from 'node:path';
import {locales} from '../../config/localeNames.mjs';
import {runTogether} from './runTogether.mjs';

/** Builds each language in a process of its own, then puts them together in `build/`. */
export async function buildSite(/** @type {string} */ siteDir) {
  const drafts = path.join(siteDir, '.docusaurus/build');
  const outDir = path.join(siteDir, 'build');
  rmSync(drafts, {recursive: true, force: true});
  mkdirSync(drafts, {recursive: true});
  await runTogether(
    locales.map((locale) => ({
      name: locale,
      script: path.join(import.meta.dirname, 'buildLocale.mjs'),
      args: [siteDir, locale, path.join(drafts, locale)],
    })),
  );

  // The old build stays whole until both languages are finished.
  const [main, ...others] = locales;
  for (const locale of others) {
    renameSync(path.join(drafts, locale, locale), path.join(drafts, main, locale));
  }
  rmSync(outDir, {recursive: true, force: true});
  renameSync(path.join(drafts, main), outDir);
  rmSync(drafts, {recursive: true});
}
