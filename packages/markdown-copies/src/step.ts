import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {textLocale, type Locale} from '../../../website/config/locales';
import type {Product} from '../../../website/config/product';
import {fileOf, type LanguageStep} from '../../../website/src/build/pipeline/language';
import {llmsFullText, llmsText, type Site} from './llms';
import {chaptersOf} from './order';
import type {MarkdownCopy} from './readPage';
import {cachedCopy} from './cachedCopy';
import {markdownFile} from './markdownFile';
import {copyPath} from './copyPath';

const scopes: Readonly<Record<Locale, (product: Product) => string>> = {
  en: ({name, version}) => `These pages document ${name} ${version}.`,
  de: ({name, version}) => `Diese Seiten dokumentieren ${name} ${version}.`,
};

/**
 * Writes every page as Markdown beside its HTML, and the lists of pages for programs (llms.txt). From the
 * rendered page, because the sources lack what components add from `data/`.
 */
export const markdownCopies: LanguageStep<MarkdownCopy> = {
  name: 'Markdown copies',
  start(language) {
    const {siteConfig, i18n, baseUrl, allContent, outDir} = language;
    const product = siteConfig.customFields?.product as Product;
    const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent;
    return {
      ofPage: cachedCopy,
      async write(copies) {
        for (const [route, copy] of copies) {
          await writeFile(fileOf(language, copyPath(route)), markdownFile(copy, product.version));
        }
        const site: Site = {
          title: siteConfig.title,
          tagline: siteConfig.tagline,
          scope: scopes[textLocale(i18n.currentLocale)](product),
        };
        const chapters = chaptersOf(docs, baseUrl).map(({title, permalinks}) => ({
          title,
          pages: permalinks.flatMap((permalink) => copies.get(permalink) ?? []),
        }));
        await writeFile(path.join(outDir, 'llms.txt'), llmsText(site, chapters));
        await writeFile(path.join(outDir, 'llms-full.txt'), llmsFullText(site, chapters));
      },
    };
  },
};
