/**
 * Builds the site once for each fault and sends the errors to the parent process: `buildFaults.mjs FOLDER FAULT…`. All
 * builds run in one process, because starting Docusaurus takes longer than a build.
 */
import {createRequire} from 'node:module';
import path from 'node:path';
import {inspect} from 'node:util';
import {docusaurusBuild} from '../../scripts/lib/docusaurusBuild.mjs';

const {cache} = createRequire(import.meta.url);
const [outDir = '', ...changes] = process.argv.slice(2);

for (const change of changes) {
  process.env.KITCHEN_FAULT = change;
  // The configuration reads KITCHEN_FAULT when it is loaded, so load it again.
  delete cache[path.join(import.meta.dirname, 'docusaurus.config.ts')];
  try {
    // These builds are never served, so they need no minification.
    await docusaurusBuild({siteDir: import.meta.dirname, locale: 'en', outDir, minify: false});
  } catch (error) {
    process.send?.({change, error: inspect(error, {depth: Infinity})});
  }
}
process.disconnect();
