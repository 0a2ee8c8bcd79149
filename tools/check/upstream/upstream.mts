import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import staticPages from 'docusaurus-theme-static-pages/seams.json' with {type: 'json'};
import type {Rule} from '../rule.mts';
import {lineOf, root, type SourceFile} from '../site.mts';
import hashes from './hashes.json' with {type: 'json'};

const list = 'tools/check/upstream/hashes.json';
const modules = path.join(root, 'node_modules/@docusaurus');
const themeFolders = ['theme-classic/lib/theme', 'core/lib/client/theme-fallback'];

/** The file of a theme component below `node_modules/@docusaurus/`. */
const originalOf = (name: string): string | undefined =>
  themeFolders
    .flatMap((folder) => [`${folder}/${name}.js`, `${folder}/${name}/index.js`])
    .find((file) => existsSync(path.join(modules, file)));

/**
 * Components that ours replace by their name or wrap. Docusaurus supports that, but ours may lack what the original gets in
 * an upgrade.
 */
function* replacedBy({file, source}: SourceFile): Generator<[original: string, reason: string]> {
  const [, own] = /\/src\/theme\/(.+?)(?:\/index)?\.tsx$/.exec(file) ?? [];
  const wrapped = source.matchAll(/['"]@theme-(?:original|init)\/([^'"]+)['"]/g);
  for (const name of [own, ...Array.from(wrapped, ([, each]) => each)]) {
    const original = name && originalOf(name);
    if (original) yield [original, `${file} replaces or wraps it.`];
  }
}

/** File of Docusaurus → what depends on it beyond the public API, so what to compare when it changes. */
function dependenciesOf(code: readonly SourceFile[]): Map<string, string> {
  return new Map([
    ...code.flatMap((file) => [...replacedBy(file)]),
    ...[...staticPages.seams, ...staticPages.copies].map(
      ({file, reason}) => [file, reason] as const,
    ),
  ]);
}

/** First characters of the SHA-256 of a file. */
const hashOf = (file: string) =>
  createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 12);

/** After an upgrade: what has changed of what we replace, wrap or know of the inside of Docusaurus. */
export const upstream: Rule = {
  name: 'files of Docusaurus',
  run({root: folder, code}, report) {
    if (folder !== root) return;
    const known: Readonly<Partial<Record<string, string>>> = hashes;
    const source = readFileSync(path.join(root, list), 'utf8');
    const dependencies = dependenciesOf(code);
    for (const [file, reason] of dependencies) {
      const place = path.join(modules, file);
      const hash = existsSync(place) ? hashOf(place) : undefined;
      if (hash === undefined || hash !== known[file])
        report(
          {file: list, line: lineOf(source, `"${file}"`)},
          `@docusaurus/${file} ${hash ? 'has changed' : 'is gone'}. ${reason}`,
          `adapt what depends on it, then ${hash ? `write "${file}": "${hash}".` : 'remove the line.'}`,
        );
    }
    for (const file of Object.keys(known).filter((each) => !dependencies.has(each)))
      report(
        {file: list, line: lineOf(source, `"${file}"`)},
        `Nothing depends on @docusaurus/${file}.`,
        'remove the line.',
      );
  },
};
