/** The files of the search on the built site; ranking.all.test.ts tests what it finds. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {describe, expect, test} from 'vitest';
import {localeBase} from '../../website/config/localeBase';
import {readSearchWords} from '../../website/src/build/readSearchWords';
import {readIndexes} from '../relevance/readIndexes';

/** Maximum kilobytes of an index, after Brotli. */
const indexKilobytes = 110;

describe.each(['en', 'de'] as const)('the search in %s', (locale) => {
  const base = localeBase[locale];
  const folder = path.join('build', base);
  const documents = readIndexes(folder).flatMap((index) => index.documents);

  test('the file of the index has documents and postings, and is small', () => {
    const text = readFileSync(path.join(folder, 'search-index-docs-default-current.json'), 'utf8');
    const file = JSON.parse(text) as {documents: object[]; index: object};
    expect(Object.keys(file.documents[0] ?? {}).sort()).toEqual([
      'content',
      'id',
      'pageTitle',
      'sectionRoute',
      'sectionTitle',
      'sidebarParentCategories',
      'tags',
      'title',
      'type',
    ]);
    expect(file.index).toHaveProperty('postings');
    expect(brotliCompressSync(text).length).toBeLessThan(indexKilobytes * 1000);
  });

  test('each section is in it once, with the beginning of its text', () => {
    const routes = documents.map(({sectionRoute}) => sectionRoute);
    expect(new Set(routes).size).toBe(routes.length);
    expect(documents.filter(({content}) => content.trim() === '')).toEqual([]);
    const isMissing = (key: string) => !routes.includes(`${base}/${key}`);
    expect(Object.keys(readSearchWords('website')).filter(isMissing)).toEqual([]);
  });
});
