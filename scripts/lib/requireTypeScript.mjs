/**
 * Lets `require` load TypeScript, because Docusaurus would load the configuration of the site with jiti and Babel, which
 * takes eight seconds longer. The environment variable makes jiti try `require` first, as it does under Bun. What
 * `require` cannot load, such as ES modules before Node 20.19, jiti still compiles itself.
 */
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {transformSync} from '@swc/core';

process.env.JITI_EXPERIMENTAL_BUN = 'true';

/** @typedef {NodeJS.Module & {_compile(code: string, filename: string): void}} LoadedModule */

const {extensions} = createRequire(import.meta.url);
for (const extension of ['.ts', '.mts']) {
  extensions[extension] = (module, filename) => {
    const {code} = transformSync(readFileSync(filename, 'utf8'), {
      filename,
      jsc: {parser: {syntax: 'typescript'}, target: 'es2022'},
      module: {type: 'commonjs', ignoreDynamic: true},
    });
    /** @type {LoadedModule} */ (module)._compile(code, filename);
  };
}
