import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {textLocale} from '../../../config/locales';
import {product} from '../../../config/product';
import type {BuiltLanguage} from '../builtLanguage';
import {agentsText} from './agentsText';

/** Writes `agents.md` of each language. */
export async function writeAgents(language: BuiltLanguage): Promise<void> {
  const {siteConfig, i18n, baseUrl, outDir, allContent} = language;
  const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent;
  const pages = docs.loadedVersions.flatMap((version) => version.docs);
  const text = agentsText({
    locale: textLocale(i18n.currentLocale),
    address: `${siteConfig.url}${baseUrl}`.replace(/\/$/, ''),
    product: product.name,
    version: product.version,
    pages: new Map(pages.map(({id, title, description}) => [id, {title, description}])),
  });
  await writeFile(path.join(outDir, 'agents.md'), text);
}
