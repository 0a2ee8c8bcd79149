/** What a build gets after Docusaurus: each page its policies, each text file its compressed copies. */
import {createHash} from 'node:crypto';
import {existsSync, readFileSync, readdirSync, writeFileSync} from 'node:fs';
import {
  copyFile,
  mkdir,
  readFile,
  readdir,
  rename,
  rm,
  stat,
  utimes,
  writeFile,
} from 'node:fs/promises';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import zlib from 'node:zlib';
import {parse, type DefaultTreeAdapterMap} from 'parse5';

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];

/** Values of `type` whose content browsers execute or obey; `application/ld+json` and the like are only data. */
const runs = /^(?:|module|text\/javascript|application\/javascript|speculationrules)$/;

function* elementsOf(node: Node): Generator<Element> {
  if ('tagName' in node) yield node;
  for (const child of 'childNodes' in node ? node.childNodes : []) yield* elementsOf(child);
  if ('content' in node) yield* elementsOf(node.content);
}

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const hashes = (texts: readonly string[]) => [...new Set(texts)].map(hash).join(' ');

/**
 * The Content-Security-Policy of a page: it allows the page's own inline scripts and style attributes by their hashes,
 * and nothing else inline. `frame-ancestors` works only as a header (`website/static/_headers`).
 */
export function policyOf(html: string, file: string): string {
  const scripts: string[] = [];
  const styles: string[] = [];
  for (const {tagName, attrs, childNodes} of elementsOf(parse(html))) {
    const attributes = new Map(attrs.map(({name, value}) => [name, value]));
    const handler = [...attributes.keys()].find((name) => name.startsWith('on'));
    if (handler || tagName === 'style') {
      throw new Error(
        `${file}: the policy of the page cannot allow ${handler ? `the inline handler "${handler}" of <${tagName}>` : '<style>'}. Remedy: ${handler ? 'listen from a script' : 'use a style sheet'}.`,
      );
    }
    styles.push(...[attributes.get('style') ?? []].flat());
    const [text] = childNodes;
    const isInline = tagName === 'script' && !attributes.has('src');
    if (isInline && runs.test(attributes.get('type') ?? '') && text && 'value' in text)
      scripts.push(text.value);
  }
  return [
    // With 'none', Firefox would not prefetch pages.
    "default-src 'self'",
    ...['frame-src', 'media-src', 'object-src'].map((kind) => `${kind} 'none'`),
    `script-src 'self' ${hashes(scripts)}`.trim(),
    // Hashes of style attributes only count together with 'unsafe-hashes'.
    ...(styles.length > 0 ? [`style-src-attr 'unsafe-hashes' ${hashes(styles)}`] : []),
    "img-src 'self' data:",
    "base-uri 'none'",
    "form-action 'none'",
    // Strings become HTML or scripts only through these policies: two are created in
    // packages/static-pages/src/startup/trustedTypes.ts, one by the bundler.
    "require-trusted-types-for 'script'",
    'trusted-types default docs docs-bundler',
  ].join('; ');
}

/** Adds Content-Security-Policy and Referrer-Policy to a page, before everything they apply to. */
export function withPolicies(html: string, file: string): string {
  const policies = `<meta http-equiv="Content-Security-Policy" content="${policyOf(html, file)}"><meta name="referrer" content="same-origin">`;
  const changed = html.replace(/<meta charset="?UTF-8"?\s*\/?>/i, (charset) => charset + policies);
  if (changed !== html) return changed;
  throw new Error(
    `${file} has no <meta charset="UTF-8">, after which the policy belongs. Remedy: add it to the head of this page.`,
  );
}

const compressible = /\.(?:html|js|css|json|md|svg|txt|xml|yaml|webmanifest)$/;
/** Files that are needed to show a page. Only they get the best quality, which takes three times as long as the next one and saves 2 %. */
const ofPages = /\.(?:html|js|css|svg)$/;
/** Smaller files fit into one packet anyway. */
const smallest = 860;

const brotli = promisify<Buffer, zlib.BrotliOptions, Buffer>(zlib.brotliCompress);
const gzip = promisify<Buffer, zlib.ZlibOptions, Buffer>(zlib.gzip);
const compressors: Readonly<Record<string, (content: Buffer, file: string) => Promise<Buffer>>> = {
  br: (content, file) =>
    brotli(content, {
      params: {
        [zlib.constants.BROTLI_PARAM_QUALITY]: ofPages.test(file) ? 11 : 10,
        [zlib.constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gz: (content) => gzip(content, {level: 9}),
};

/**
 * Writes a compressed copy with the same dates next to each text file, unless it would be no smaller. Most files of a
 * build are those of the build before, so copies are kept by the hash of the content.
 */
export async function compress(
  folder: string,
  cache = path.resolve(import.meta.dirname, '../node_modules/.cache/compressed'),
) {
  await mkdir(cache, {recursive: true});
  const used = new Set<string>();
  const writeCopies = async (file: string) => {
    const content = await readFile(file);
    if (content.length < smallest) return;
    const {atime, mtime} = await stat(file);
    const key = createHash('sha256').update(content).digest('hex') + path.extname(file);
    for (const [extension, compressed] of Object.entries(compressors)) {
      const name = `${key}.${extension}`;
      const kept = path.join(cache, name);
      used.add(name);
      if (!existsSync(kept)) {
        // Renamed when it is whole, because the build may be stopped.
        const partial = `${file}.partial`;
        await writeFile(partial, await compressed(content, file));
        await rename(partial, kept);
      }
      if ((await stat(kept)).size >= content.length) continue;
      await copyFile(kept, `${file}.${extension}`);
      await utimes(`${file}.${extension}`, atime, mtime);
    }
  };
  const queue = (await readdir(folder, {recursive: true})).filter((name) =>
    compressible.test(name),
  );
  const work = async () => {
    for (let name = queue.pop(); name; name = queue.pop())
      await writeCopies(path.join(folder, name));
  };
  await Promise.all(Array.from({length: availableParallelism()}, work));
  const stale = (await readdir(cache)).filter((name) => !used.has(name));
  await Promise.all(stale.map((name) => rm(path.join(cache, name))));
}

export async function finish(folder: string, options: {readonly compress?: boolean} = {}) {
  for (const name of readdirSync(folder, {recursive: true, encoding: 'utf8'})) {
    const file = path.join(folder, name);
    if (name.endsWith('.html')) writeFileSync(file, withPolicies(readFileSync(file, 'utf8'), file));
  }
  if (options.compress) await compress(folder);
}
