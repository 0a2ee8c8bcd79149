import {existsSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {cachedTokens} from 'docusaurus-theme-static-pages/highlight/cache';
import {assembleSite} from './assembleSite.mjs';
import {docusaurusBuild} from './docusaurusBuild.mjs';
import {languageState} from './languageState.mjs';
import {runTogether} from './runTogether.mjs';
import {root} from './setUp.mjs';

/**
 * The last build of a language, and a state file with the hash of the sources it was built from. The state file
 * does not exist while the language is being built.
 *
 * @param {string} siteDir
 * @param {string} locale
 */
function keptLanguage(siteDir, locale) {
  const folder = path.join(siteDir, '.docusaurus/built', locale);
  const stateFile = `${folder}.state`;
  // A site inside this repository, such as the kitchen sink, also depends on the files of the repository.
  const state = languageState(new Set([root, siteDir]), locale);
  return {
    locale,
    folder,
    isCurrent: () => existsSync(stateFile) && readFileSync(stateFile, 'utf8') === state,
    forget: () => rmSync(stateFile, {force: true}),
    keep: () => writeFileSync(stateFile, state),
  };
}

/**
 * Builds each language whose sources have changed since its last build, in a process of its own. All languages show
 * almost the same code samples, which take seconds to highlight, so this parent process highlights them once for all.
 */
async function buildLanguages(
  /** @type {string} */ siteDir,
  /** @type {ReturnType<typeof keptLanguage>[]} */ languages,
) {
  const changed = languages.filter((language) => !language.isCurrent());
  for (const language of languages.filter((each) => !changed.includes(each))) {
    console.log(`[${language.locale}] Nothing changed since the last build.`);
  }
  changed.forEach((language) => {
    language.forget();
    rmSync(language.folder, {recursive: true, force: true});
  });
  await runTogether(
    changed.map(({locale, folder}) => docusaurusBuild({siteDir, locale, outDir: folder})),
    cachedTokens,
  );
  changed.forEach((language) => language.keep());
}

/**
 * Builds the languages that changed, then merges all languages in `outDir`.
 *
 * @param {object} site
 * @param {string} site.siteDir
 * @param {string} site.outDir
 * @param {readonly string[]} site.locales
 * @param {readonly import('../../delivery/finish/step.mts').DeliveryStep[]} site.steps run on the merged site
 */
export async function buildSite({siteDir, outDir, locales, steps}) {
  const languages = locales.map((locale) => keptLanguage(siteDir, locale));
  await buildLanguages(siteDir, languages);
  await assembleSite({
    languages: languages.map(({folder}) => folder),
    outDir,
    draft: path.join(siteDir, '.docusaurus/build'),
    steps,
  });
}
