import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {textLocale} from '../../../config/locales';
import {product} from '../../../config/product';
import {changes} from '../../../data/changes';
import type {BuiltLanguage} from '../builtLanguage';
import {atomFeed} from './feed';
import {feedTitle} from './feedTitle';

/** Writes `feed.xml` of each language, the feed of what is new. */
export async function writeFeed(language: BuiltLanguage): Promise<void> {
  const {siteConfig, i18n, baseUrl, outDir, allContent} = language;
  const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent;
  const pages = docs.loadedVersions.flatMap((version) => version.docs);
  const locale = textLocale(i18n.currentLocale);
  const feed = atomFeed(changes, {
    locale,
    siteUrl: siteConfig.url,
    baseUrl,
    title: feedTitle[locale],
    author: product.name,
    titles: new Map(pages.map(({id, title}) => [id, title])),
  });
  await writeFile(path.join(outDir, 'feed.xml'), feed);
}
