import {existsSync} from 'node:fs';
import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Product} from '../../../config/product';
import {llmsFullText, llmsText, type Site} from './llms';
import {chaptersOf, type Chapter} from './order';
import type {MarkdownCopy} from './readPage';
import {cachedCopy} from './cachedCopy';
import {markdownFile} from './markdownFile';
import {copyPath} from './copyPath';

const scopes: Readonly<Record<string, (product: Product) => string>> = {
  en: ({name, version}) => `These pages document ${name} ${version}.`,
  de: ({name, version}) => `Diese Seiten dokumentieren ${name} ${version}.`,
};

interface Build {
  readonly outDir: string;
  readonly baseUrl: string;
}

function fileOf({outDir, baseUrl}: Build, route: string): string {
  return path.join(outDir, decodeURI(route.slice(baseUrl.length)));
}

async function htmlOf(build: Build, route: string): Promise<string | undefined> {
  const file = fileOf(build, route);
  const html = [`${file}.html`, path.join(file, 'index.html')].find((name) => existsSync(name));
  return html && readFile(html, 'utf8');
}

async function writeCopies(build: Build, routes: readonly string[], version: string) {
  const copies = new Map<string, MarkdownCopy>();
  for (const route of routes) {
    const html = await htmlOf(build, route);
    const copy = html && (await cachedCopy(html));
    if (!copy) continue;
    copies.set(route, copy);
    await writeFile(fileOf(build, copyPath(route)), markdownFile(copy, version));
  }
  return copies;
}

/** Writes every page as Markdown beside its HTML, and the lists of pages for programs that read. */
export default function markdownCopiesPlugin({siteConfig, i18n, baseUrl}: LoadContext): Plugin {
  const product = siteConfig.customFields?.product as Product;
  let chapters: Chapter[] = [];
  return {
    name: 'site-markdown-copies',
    allContentLoaded({allContent}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent;
      chapters = chaptersOf(docs, baseUrl);
    },
    async postBuild({outDir, routesPaths}) {
      const copies = await writeCopies({outDir, baseUrl}, routesPaths, product.version);
      const site: Site = {
        title: siteConfig.title,
        tagline: siteConfig.tagline,
        scope: scopes[i18n.currentLocale]?.(product) ?? '',
      };
      const filled = chapters.map(({title, permalinks}) => ({
        title,
        pages: permalinks.flatMap((permalink) => copies.get(permalink) ?? []),
      }));
      await writeFile(path.join(outDir, 'llms.txt'), llmsText(site, filled));
      await writeFile(path.join(outDir, 'llms-full.txt'), llmsFullText(site, filled));
    },
  };
}
