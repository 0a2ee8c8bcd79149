import {readCode} from '../circularImports.mts';

/** Specifiers that Docusaurus documents, or that one of our plugins generates. */
const known =
  /^(?:DOCUSAURUS_CURRENT_LOCALE|@generated\/(?:docusaurus-theme-section-search|site-\w+)\/.*)$/;

/** Names that are not part of the public API of Docusaurus. */
const names = [
  /'(@docusaurus\/[\w-]+\/lib\/[^']+)'/g,
  /'(@generated\/[^']+)'/g,
  /\b(DOCUSAURUS_[A-Z_]+|JITI_[A-Z_]+)\b/g,
  /\b(window\.docusaurus)\b/g,
  /(runtime~main|\b__docusaurus)\b/g,
];

const internalImport = /import (?:type )?\{([^}]+)\} from '(@docusaurus\/[\w-]+\/internal)'/g;

/** Uses of Docusaurus beyond its public API in this source: paths, generated modules, names. */
export function usesIn(source: string): string[] {
  const imported = [...source.matchAll(internalImport)].flatMap(([, list = '', from]) =>
    list.split(',').map((name) => `${from}: ${name.replace('type ', '').trim()}`),
  );
  const named = names.flatMap((name) => [...source.matchAll(name)].map(([, found = '']) => found));
  return [...imported, ...named].filter((use) => !known.test(use));
}

/** Use → the files of website, packages and scripts that have it. */
export function usesOf(root: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const {file, source} of readCode(root)) {
    if (file.startsWith('website/checks/')) continue;
    for (const use of new Set(usesIn(source))) found.set(use, [...(found.get(use) ?? []), file]);
  }
  return found;
}
