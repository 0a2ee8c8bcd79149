import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** What Docusaurus documents, what a plugin of ours writes, and names of our own that look like theirs. */
const known =
  /^(?:DOCUSAURUS_CURRENT_LOCALE|@generated\/(?:docusaurus-theme-(?:section-search|static-pages)|site-\w+)\/.*|docusaurus\.tab\.|class: id-.*)$/;

/** Names that are not part of the public API of Docusaurus. */
const names = [
  /['"`](@docusaurus\/[\w-]+\/(?:lib|src)\/[^'"`]+)['"`]/g,
  /['"`](@generated\/[^'"`]+)['"`]/g,
  /\b(DOCUSAURUS_[A-Z_]+|JITI_[A-Z_]+)\b/g,
  /\b((?:window|globalThis)\.docusaurus)\b/g,
  // Chunks, cache groups of the bundler, and stored keys.
  /(runtime~main)\b/g,
  /['"`](docusaurus\.[\w.]+|docs-preferred-version-)/g,
  // Attributes of the page, and classes of CSS modules.
  /(data-has-hydrated|data-announcement-bar-initially-dismissed)/g,
];
const moduleClass = /\[class[*^]=['"]([^'"]+)['"]/g;

const internalImport =
  /import (?:type )?\{([^}]+)\} from ['"](@docusaurus\/[\w-]+\/internal)['"]|['"](@docusaurus\/[\w-]+\/internal)['"]/g;

const first = (source: string, pattern: RegExp) =>
  [...source.matchAll(pattern)].map(([, found = '']) => found);

/** Cache groups of the bundler's configuration that Docusaurus has too: ours would change them. */
const sharedGroups = (source: string) =>
  source.includes('cacheGroups') ? first(source, /^\s*(styles|common|default): /gm) : [];

/** Uses of Docusaurus beyond its public API in this source: paths, generated modules, names. */
export function usesIn(source: string): string[] {
  const imported = [...source.matchAll(internalImport)].flatMap(([, list, from, all]) =>
    list
      ? list.split(',').map((name) => `${from}: ${name.replace('type ', '').trim()}`)
      : [String(all)],
  );
  return [
    ...imported.filter((use) => !use.endsWith(': ')),
    ...names.flatMap((name) => first(source, name)),
    ...sharedGroups(source).map((group) => `cacheGroups.${group}`),
    ...first(source, moduleClass).map((name) => `class: ${name}`),
  ].filter((use) => !known.test(use));
}

/** Components of the theme that code wraps: `@theme-original/X`, `@theme-init/X`. */
export const wrapsIn = (source: string): string[] =>
  first(source, /['"]@theme-(?:original|init)\/([^'"]+)['"]/g);

/** Only names stored keys for the documents; browser tests compare it with what pages store. */
const keyList = 'website/config/storedKeys.ts';

/** What makes the site; tests may know more. */
const folders = ['delivery', 'packages', 'scripts', 'website'];

/** All code except tests. */
function readCode(root: string) {
  return folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'})
      .map((name) => path.posix.join(folder, name.replaceAll(path.sep, '/')))
      .filter((file) => !/\/(?:\.docusaurus|node_modules|build)\//.test(file))
      .filter((file) => /(?<!\.test|\.spec|\.d)\.m?[jt]sx?$/.test(file))
      .map((file) => ({file, source: readFileSync(path.join(root, file), 'utf8')})),
  );
}

function styleSheets(root: string) {
  return ['packages', 'website/src'].flatMap((folder) =>
    readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'})
      .filter((name) => name.endsWith('.css') && !name.includes('node_modules'))
      .map((name) => ({
        file: `${folder}/${name}`,
        source: readFileSync(path.join(root, folder, name), 'utf8'),
      })),
  );
}

/** Use → files of the website, the packages and the scripts, as `find` names uses. */
export function usesOf(root: string, find = usesIn): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const {file, source} of [...readCode(root), ...styleSheets(root)]) {
    if (file.startsWith('website/checks/') || file === keyList) continue;
    for (const use of new Set(find(source))) found.set(use, [...(found.get(use) ?? []), file]);
  }
  return found;
}
