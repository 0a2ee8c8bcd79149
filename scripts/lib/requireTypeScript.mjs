/**
 * Lets `require` load TypeScript, for the configuration of the site. Docusaurus loads it through jiti, whose
 * Babel takes eight seconds longer. The setting makes jiti try `require` first, as it does under Bun; what
 * `require` cannot load, such as ES modules before Node 20.19, jiti still loads itself.
 */
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {transformSync} from '@swc/core';

process.env.JITI_EXPERIMENTAL_BUN = 'true';

/** @typedef {NodeJS.Module & {_compile(code: string, filename: string): void}} LoadedModule */

const {extensions} = createRequire(import.meta.url);
for (const ending of ['.ts', '.mts']) {
  extensions[ending] = (module, filename) => {
    const {code} = transformSync(readFileSync(filename, 'utf8'), {
      filename,
      jsc: {parser: {syntax: 'typescript'}, target: 'es2022'},
      module: {type: 'commonjs', ignoreDynamic: true},
    });
    /** @type {LoadedModule} */ (module)._compile(code, filename);
  };
}
