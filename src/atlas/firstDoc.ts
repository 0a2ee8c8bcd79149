import type {GlobalData} from '@docusaurus/types';
import {firstPage} from '@site/src/article/firstPage';
import {docsData} from './docLists';

/** The bar on top shows where the first page belongs to, before the other pages are known. */
export function withFirstDoc(data: GlobalData): GlobalData {
  if (!firstPage) return data;
  const {id, permalink: path, sidebar, version: name} = firstPage.metadata;
  for (const {versions} of Object.values(docsData(data))) {
    const version = versions.find((each) => each.name === name && path.startsWith(each.path));
    version?.docs.push({id, path, sidebar});
  }
  return data;
}
