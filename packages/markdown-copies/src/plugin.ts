import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {parse} from 'parse5';
import {byLocale} from './byLocale';
import {fileOf, readHtml, type BuiltSite} from './builtFile';
import {copyPath} from './copyPath';
import {llmsFullText, llmsText, type Site} from './llms';
import {markdownFile} from './markdownFile';
import type {PluginOptions} from './options';
import {chaptersOf} from './order';
import {readPage, type MarkdownCopy} from './readPage';

/** Writes a Markdown copy of every page next to its HTML. Only one page is in memory at a time. */
async function writeCopies(
  site: BuiltSite,
  routes: readonly string[],
  options: PluginOptions,
): Promise<Map<string, MarkdownCopy>> {
  const copies = new Map<string, MarkdownCopy>();
  for (const route of routes) {
    const copy = readPage(parse(await readHtml(site, route)), options);
    if (!copy) continue;
    const file = fileOf(site, copyPath(route));
    await mkdir(path.dirname(file), {recursive: true});
    await writeFile(file, markdownFile(copy, options.frontMatter));
    copies.set(route, copy);
  }
  return copies;
}

/**
 * Writes Markdown copies of the built pages, and lists them for programs (llms.txt). Copies are made from rendered pages,
 * because the sources lack what components add.
 */
export default function markdownCopiesPlugin(
  {siteConfig, i18n, baseUrl}: LoadContext,
  options: PluginOptions,
): Plugin {
  let docs: LoadedContent[] = [];
  return {
    name: 'docusaurus-plugin-markdown-copies',
    allContentLoaded({allContent}) {
      docs = Object.values(allContent['docusaurus-plugin-content-docs'] ?? {}) as LoadedContent[];
    },
    async postBuild({outDir, routesPaths}) {
      // The not-found page has no URL of its own.
      const routes = routesPaths.filter((route) => !route.endsWith('/404.html'));
      const copies = await writeCopies({outDir, baseUrl}, routes, options);
      const {title, tagline} = siteConfig;
      const site: Site = {title, tagline, note: byLocale(options.note, i18n.currentLocale) ?? ''};
      const chapters = chaptersOf(docs, baseUrl).map((chapter) => ({
        title: chapter.title,
        pages: chapter.permalinks.flatMap((permalink) => copies.get(permalink) ?? []),
      }));
      await writeFile(path.join(outDir, 'llms.txt'), llmsText(site, chapters));
      await writeFile(path.join(outDir, 'llms-full.txt'), llmsFullText(site, chapters));
    },
  };
}
