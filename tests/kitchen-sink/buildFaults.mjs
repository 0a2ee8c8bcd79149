/**
 * Builds the site once for each fault and sends the errors to the parent process: `buildFaults.mjs FOLDER FAULT…`. All
 * builds run in one process, because starting Docusaurus takes longer than a build.
 */
import {inspect} from 'node:util';
import {build} from '@docusaurus/core';

const [outDir = '', ...changes] = process.argv.slice(2);

for (const change of changes) {
  process.env.KITCHEN_FAULT = change;
  try {
    // These builds are never served, so they need no minification.
    await build(import.meta.dirname, {locale: ['en'], outDir, minify: false});
  } catch (error) {
    process.send?.({change, error: inspect(error, {depth: Infinity})});
  }
}
process.disconnect();
