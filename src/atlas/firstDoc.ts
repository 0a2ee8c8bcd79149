import type {GlobalData} from '@docusaurus/types';
import {firstPage, type PageFacts} from '@site/src/article/firstPage';
import {docsData} from './docLists';

/** The bar on top shows where the first page belongs to, before the other pages are known. */
export function withFirstDoc(data: GlobalData, page: PageFacts | null = firstPage): GlobalData {
  if (!page) return data;
  const {id, permalink: path, sidebar, version: name} = page.metadata;
  for (const {versions} of Object.values(docsData(data))) {
    const version = versions.find((each) => each.name === name && path.startsWith(each.path));
    version?.docs.push({id, path, sidebar});
  }
  return data;
}
