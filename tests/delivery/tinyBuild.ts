import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';

const pageOf = (id: string) =>
  `<!doctype html><script src=/assets/js/main.${id}.js></script><h1>${id}</h1>`;

/** The name of a tiny build, from one of its pages. */
export const idOf = (html: string) => /<h1>(.+)<\/h1>/.exec(html)?.[1] ?? '';

export const scriptOf = (id: string) => `/assets/js/main.${id}.js`;

/** Writes the smallest build that can be released, with `id` in all of its pages. Returns its folder. */
export function tinyBuild(home: string, id: string): string {
  const folder = path.join(home, `build-${id}`);
  const files = {
    'index.html': pageOf(id),
    'index.html.br': brotliCompressSync(pageOf(id)),
    '404.html': pageOf(id),
    'de/index.html': pageOf(id),
    'de/404.html': pageOf(id),
    [scriptOf(id)]: id,
    'img/logo.svg': '<svg/>',
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
    writeFileSync(path.join(folder, name), text);
  }
  return folder;
}
