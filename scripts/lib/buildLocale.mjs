/** Builds one language: `node buildLocale.mjs SITE LOCALE FOLDER [--no-minify]`. */
import {inspect} from 'node:util';
import {tokenizeWith} from 'docusaurus-theme-static-pages/highlight';
import {askParent} from './askParent.mjs';
import {docusaurusBuild} from './docusaurusBuild.mjs';

const [siteDir = '', locale = '', outDir = '', ...options] = process.argv.slice(2);

if (process.connected) tokenizeWith(askParent);

try {
  await docusaurusBuild({siteDir, locale, outDir, minify: !options.includes('--no-minify')});
  if (process.connected) process.disconnect();
} catch (error) {
  console.error(inspect(error, {depth: Infinity}));
  process.exit(1);
}
