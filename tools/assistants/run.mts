/**
 * Extracts the data files of packages/docs-mcp from the built site: `tsx tools/assistants/run.mts FOLDER [BUILD]`.
 * Their format is described in packages/docs-mcp/src/data.ts.
 */
import {cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {About, Page} from 'mosparo-docs-mcp/data';
import {localeBase} from '../../website/config/localeBase.ts';
import {locales, type Locale} from '../../website/config/locales.ts';
import {product} from '../../website/config/product.ts';
import {searchOptions} from '../../website/src/build/searchOptions.ts';
import {areas, errorsIn, issuesIn} from './facts.mts';
import {sectionsOf} from './sections.mts';

/** The pages of a language, sorted by path. `otherLanguages` are folders to skip, such as `de/`. */
function pagesOf(folder: string, otherLanguages: readonly string[]): Page[] {
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => file.endsWith('.md') && file !== 'agents.md')
    .filter((file) => !otherLanguages.some((other) => file.startsWith(other)));
  return files.sort().map((file) => {
    const [html = '', copy = ''] = [file.replace(/\.md$/, '.html'), file].map((name) =>
      readFileSync(path.join(folder, name), 'utf8'),
    );
    const sections = sectionsOf(html, copy);
    const route = `/${file.replace(/\.md$/, '')}`.replace(/^\/index$/, '/');
    return {route, title: sections[0]?.title ?? '', sections};
  });
}

function writeJson(file: string, value: unknown): void {
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, JSON.stringify(value));
}

/** Copies the search index files, without their compressed copies, and returns their tags. */
function copyIndexes(from: string, to: string): string[] {
  const names = readdirSync(from).filter((name) => /^search-index-[^.]+(?:\.json)?$/.test(name));
  for (const name of names) {
    cpSync(path.join(from, name), path.join(to, name), {
      recursive: true,
      filter: (file) => !/\.(?:br|gz)$/.test(file),
    });
  }
  return names.flatMap((name) => /^search-index-(.+)\.json$/.exec(name)?.[1] ?? []).sort();
}

function writeLanguage(build: string, target: string, locale: Locale): string[] {
  const otherLanguages = locales.filter((each) => localeBase[each]).map((each) => `${each}/`);
  const folder = path.join(build, localeBase[locale]);
  const pages = pagesOf(folder, localeBase[locale] ? [] : otherLanguages);
  const sections = new Map(pages.map((page) => [page.route, page.sections]));
  const write = (name: string, value: unknown) => writeJson(path.join(target, locale, name), value);
  write('pages.json', pages);
  write('errors.json', errorsIn(locale));
  write(
    'issues.json',
    issuesIn(locale, (route) => sections.get(route) ?? []),
  );
  return copyIndexes(folder, path.join(target, locale));
}

const [target = '', build = path.resolve(import.meta.dirname, '../../build')] =
  process.argv.slice(2);
if (!existsSync(path.join(build, 'index.md'))) {
  console.error(`There is no built site in ${build}. Remedy: npm run build`);
  process.exit(1);
}
const indexes = locales.map((locale) => writeLanguage(build, target, locale));
writeJson(path.join(target, 'about.json'), {
  product: product.name,
  version: product.version,
  site: product.siteUrl,
  languages: locales,
  bases: localeBase,
  kinds: searchOptions.kinds ?? {},
  areas,
  indexes: indexes[0] ?? [],
} satisfies About);
