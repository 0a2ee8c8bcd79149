/**
 * Builds one language: `node buildLocale.mjs SITE LOCALE FOLDER [--no-minify]`. Calls the function that
 * `docusaurus build` calls for each language.
 */
import {inspect} from 'node:util';
import {tokenizeWith} from '../../src/content/markdown/highlight.mjs';
import {askParent} from './askParent.mjs';
import './requireTypeScript.mjs';

const [siteDir = '', locale = '', outDir = '', ...options] = process.argv.slice(2);

process.env.NODE_ENV = 'production';
process.env.BABEL_ENV = 'production';
// Languages that are built at the same time must not share their generated files.
process.env.DOCUSAURUS_GENERATED_FILES_DIR_NAME = `.docusaurus/${locale}`;

if (process.connected) tokenizeWith(askParent);

try {
  const {buildLocale} = await import('@docusaurus/core/lib/commands/build/buildLocale.js');
  await buildLocale({
    siteDir,
    locale,
    cliOptions: {outDir, minify: !options.includes('--no-minify')},
  });
  if (process.connected) process.disconnect();
} catch (error) {
  console.error(inspect(error, {depth: Infinity}));
  process.exit(1);
}
