/** The scripts of the website, changed to run from any folder. */
import path from 'node:path';
import {buildSync, transformSync} from 'esbuild';

/** Must be those of the website: `browserslist` in package.json. */
const target = ['chrome111', 'firefox115', 'safari16.4'];

/** Name of the global that `browser/edition.ts` makes. */
const edition = 'offlineEdition';

/** Globals of the browser that the edition replaces, wherever they are not names of the script itself. */
const replaced = ['location', 'history', 'fetch', 'Worker'];
const define = {
  ...Object.fromEntries(
    replaced.flatMap((name) =>
      ['', 'window.'].map((prefix) => [prefix + name, `${edition}.${name}`]),
    ),
  ),
  'navigator.connection': `${edition}.connection`,
};

/** `browser/edition.ts` as a file. */
export function editionScript(): string {
  const {outputFiles} = buildSync({
    entryPoints: [path.join(import.meta.dirname, 'browser/edition.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    globalName: edition,
    target,
  });
  return outputFiles[0]?.text ?? '';
}

/** A script of the website with the replaced names. */
export const forEdition = (code: string): string =>
  transformSync(code, {define, minifyWhitespace: true, legalComments: 'inline', target}).code;

/** The folder of the scripts and styles that the bundler loads later; the runtime contains it once. */
const publicPath = /(\b\w+\.p=)"(\/[^"]*)"/g;

/** The runtime of the bundler, which then looks for scripts in the folder of the edition. */
export function runtimeForEdition(code: string, file: string): string {
  if ([...code.matchAll(publicPath)].length !== 1) {
    throw new Error(
      `${file} does not name the public path once. Remedy: see how the new version of Rspack writes it, and change publicPath in tools/offline/scripts.mts.`,
    );
  }
  return code.replace(
    publicPath,
    (_, name: string, folder: string) => `${name}new URL(".${folder}",${edition}.root).href`,
  );
}

const started = /new Worker\((\w+)\.tu\(new URL\(\1\.p\+\1\.u\("(\w+)"\),\1\.b\)\)\)/g;

/**
 * Puts the code of workers into the script that starts them. The search stays without: its worker fetches files,
 * so it runs in the page.
 *
 * @param codeOf the script of a chunk
 */
export function withWorkers(code: string, file: string, codeOf: (chunk: string) => string): string {
  const known = [...code.matchAll(started)].length;
  if (known !== code.split('new Worker(').length - 1) {
    throw new Error(
      `${file} starts a worker in an unknown way. Remedy: see how the new version of Rspack writes it, and change \`started\` in tools/offline/scripts.mts.`,
    );
  }
  return code.replace(started, (whole, _, chunk: string) => {
    const worker = codeOf(chunk);
    const url = `${edition}.workerUrl(${JSON.stringify(worker)})`;
    return /\bfetch\(/.test(worker) ? whole : `new globalThis.Worker(${url})`;
  });
}
