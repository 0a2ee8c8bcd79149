import {pageRoute} from '../../core/pageRoute';
import type {SearchResult} from '../../core/types';

export interface PageGroup {
  readonly route: string;
  readonly pageTitle: string;
  readonly items: {readonly result: SearchResult; readonly position: number}[];
}

/** Groups consecutive results of one page; positions are those in the list. */
export function groupByPage(results: readonly SearchResult[]): PageGroup[] {
  const groups: PageGroup[] = [];
  results.forEach((result, position) => {
    const {document} = result;
    const route = pageRoute(document.sectionRoute);
    const last = groups[groups.length - 1];
    if (last?.route === route) {
      last.items.push({result, position});
    } else {
      groups.push({route, pageTitle: document.pageTitle, items: [{result, position}]});
    }
  });
  return groups;
}

/** Where a result is: a page in the sidebar, a section on its page, a row in its section. Below its page that goes without saying. */
export function placeOf({document, fact}: SearchResult, isNested: boolean): string {
  const {sectionRoute, sidebarParentCategories, pageTitle, title} = document;
  const isSection = sectionRoute.includes('#');
  const section = fact && isSection && title !== fact.name ? [title] : [];
  const page = isSection || fact ? [pageTitle] : sidebarParentCategories;
  const path = [...(isNested ? [] : page), ...section].join(' › ');
  return fact ? [fact.kind, path].filter((text) => text !== '').join(' · ') : path;
}
