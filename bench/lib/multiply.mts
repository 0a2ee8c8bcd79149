import {cpSync, readdirSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {locales, translatedDocs} from '../../website/config/locales.js';

interface Category {
  readonly type: 'category';
  readonly label: string;
  /** Translation key, needed if several categories have the same label. */
  readonly key?: string;
  readonly items: readonly Item[];
  readonly link?: {readonly slug?: string};
}
type Item =
  | string
  | Category
  | {readonly type: 'doc' | 'link' | 'html' | 'ref'; readonly id?: string};

/** A copy of a sidebar item that points to the copied pages in a folder. */
export function copyItem(item: Item, folder: string): Item {
  if (typeof item === 'string') return `${folder}/${item}`;
  if (item.type !== 'category') return item.id ? {...item, id: `${folder}/${item.id}`} : item;
  const {link, label} = item;
  const copy = {
    ...item,
    key: `${folder} ${label}`,
    items: item.items.map((child) => copyItem(child, folder)),
  };
  return link?.slug ? {...copy, link: {...link, slug: `/${folder}${link.slug}`}} : copy;
}

function copyPages(docs: string, folder: string): void {
  for (const name of readdirSync(docs).filter((entry) => !entry.startsWith('copy_'))) {
    cpSync(path.join(docs, name), path.join(docs, folder, name), {recursive: true});
  }
}

/** Copies all pages into folders beside the originals, in all languages, and adds them to the sidebar. */
export function multiplyPages(site: string, factor: number): void {
  const {default: sidebars} = createRequire(import.meta.url)('../../website/sidebars.ts') as {
    default: {docs: readonly Item[]};
  };
  const folders = Array.from({length: factor - 1}, (_, index) => `copy_${index + 1}`);
  const docs = ['docs', ...locales.slice(1).map(translatedDocs)];
  for (const folder of folders) {
    docs.forEach((place) => copyPages(path.join(site, place), folder));
  }
  const copies = folders.map((folder) => ({
    type: 'category',
    label: folder,
    // Each category gets a page, because the site has no styles for categories without one.
    link: {type: 'generated-index', slug: `/category/${folder}`},
    items: sidebars.docs.map((item) => copyItem(item, folder)),
  }));
  const all = {docs: [...sidebars.docs, ...copies]};
  writeFileSync(path.join(site, 'sidebars.ts'), `export default ${JSON.stringify(all)};\n`);
}
