import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {listOfHashedFiles} from '../../delivery/finish/assets.mts';
import {policyAndHeaders} from '../../delivery/finish/policy.mts';

/** A page with an inline script, which the policy of its release allows, and a script file with a hash in its name. */
const pageOf = (id: string) =>
  `<!doctype html><meta charset=UTF-8><script>window.release=${JSON.stringify(id)}</script>` +
  `<script src=/assets/js/main.${id}.js></script><h1>${id}</h1>`;

/** The inline script of a tiny build's page, the name of its release, and the script file that it loads. */
export function partsOf(html: string) {
  const [, inline = '', id = ''] = /<script>(window\.release="([^"]*)")<\/script>/.exec(html) ?? [];
  return {inline, id, script: `/assets/js/main.${id}.js`};
}

/** Writes the smallest build that can be released, with `id` in all of its pages. Returns its folder. */
export function tinyBuild(home: string, id: string): string {
  const folder = path.join(home, `build-${id}`);
  const files = {
    'index.html': pageOf(id),
    '404.html': pageOf(id),
    'de/index.html': pageOf(id),
    'de/404.html': pageOf(id),
    [`assets/js/main.${id}.js`]: id,
    'img/logo.svg': '<svg/>',
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
    writeFileSync(path.join(folder, name), text);
  }
  const site = {folder, beside: `${folder}.delivery`};
  void policyAndHeaders.run(site);
  void listOfHashedFiles.run(site);
  return folder;
}
