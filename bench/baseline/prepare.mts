/**
 * Creates a stock Docusaurus site from our pages: classic preset, Prism in the browser and the search plugin of mosparo's
 * official documentation, with the same texts, samples and components.
 *
 * Some parts are not stock, because the pages would not build without them: our MDX components and their data are copied,
 * the definitions of `Term` are written into the pages, and the data of the API pages is generated here, with plain code
 * for Prism. Left out are our theme, styles and search, redirects, checks of the front matter, and tags.
 */
import {execFileSync} from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {localeOfFile, locales} from '../../website/config/locales.js';
import {readDocument} from '../../website/src/content/openapi/document.js';
import {apiFiles} from '../../website/src/content/openapi/plugin.js';
import {root, website, workDir} from '../lib/folders.mjs';
import {inlineFacts} from './inlineFacts.mjs';
import {plainFences} from './plainFences.mjs';

const baseline = path.join(root, 'bench/baseline');
/** Everything in the folder of our site is copied but its configuration and what builds have written. */
const notCopied = /^(?:\.|build$|docusaurus\.config)/;
const added = {
  theme: 'src/theme',
  'custom.css': 'src/css/custom.css',
  'pageNeeds.ts': 'pageNeeds.ts',
  'package.json': 'package.json',
};

function install(): void {
  if (existsSync(path.join(baseline, 'node_modules/@docusaurus/preset-classic'))) return;
  execFileSync('npm', ['ci', '--prefix', baseline], {cwd: baseline, stdio: 'inherit'});
}

/** Removes our own keys, and tags, for which Docusaurus would generate pages. */
function stockFrontMatter(markdown: string): string {
  return markdown.replace(/^(kind|tags|search|source_hash):.*\n/gm, '');
}

function rewritePages(folder: string): void {
  const names = readdirSync(folder, {recursive: true, encoding: 'utf8'});
  for (const name of names.filter((file) => file.endsWith('.mdx'))) {
    const file = path.join(folder, name);
    const [, front = '', body = ''] = /^(---\n[\s\S]*?\n---\n)?([\s\S]*)$/.exec(
      readFileSync(file, 'utf8'),
    ) as RegExpExecArray;
    const plain = plainFences(inlineFacts(body, localeOfFile(file)), path.join(website, 'samples'));
    writeFileSync(file, stockFrontMatter(front) + plain);
  }
}

/** Highlighted HTML → the code it shows. */
function plainCode(html: string): string {
  return html
    .replace(/<[^>]+>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');
}

async function writeApiData(site: string): Promise<void> {
  for (const locale of locales) {
    const files = await apiFiles(readDocument(website), locale);
    const folder = path.join(site, 'apiData', locale);
    mkdirSync(folder, {recursive: true});
    for (const [name, data] of Object.entries(files)) {
      const plain = (key: string, value: unknown) =>
        key === 'html' && typeof value === 'string' ? plainCode(value) : value;
      writeFileSync(path.join(folder, name), JSON.stringify(data, plain));
    }
  }
}

/** @returns the folder of the stock site */
export async function prepareStock(): Promise<string> {
  install();
  const site = path.join(workDir, 'stock');
  rmSync(site, {recursive: true, force: true});
  for (const name of readdirSync(website).filter((file) => !notCopied.test(file))) {
    cpSync(path.join(website, name), path.join(site, name), {recursive: true});
  }
  // Next to the site, where the imports of its components expect them.
  cpSync(path.join(root, 'packages'), path.join(workDir, 'packages'), {recursive: true});
  rmSync(path.join(site, 'src/theme'), {recursive: true});
  for (const [from, to] of Object.entries(added)) {
    cpSync(path.join(baseline, from), path.join(site, to), {recursive: true});
  }
  symlinkSync(path.join(baseline, 'node_modules'), path.join(site, 'node_modules'));
  rewritePages(path.join(site, 'docs'));
  rewritePages(path.join(site, 'i18n'));
  await writeApiData(site);
  return site;
}
