import {createRequire} from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);
const command = path.join(
  path.dirname(require.resolve('@docusaurus/core/package.json')),
  'bin/docusaurus.mjs',
);

/**
 * `docusaurus build` of one language, as a task of `runTogether`.
 *
 * @param {{siteDir: string, locale: string, outDir: string}} options
 * @returns {import('./runTogether.mjs').Task}
 */
export function docusaurusBuild({siteDir, locale, outDir}) {
  return {
    name: locale,
    args: [
      ...['--import', new URL('highlightInParent.mjs', import.meta.url).href],
      ...[command, 'build', siteDir, '--locale', locale, '--out-dir', outDir],
    ],
    env: {
      NO_UPDATE_NOTIFIER: '1',
      // Languages that are built at the same time must not share their generated files.
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: `.docusaurus/${locale}`,
    },
  };
}
