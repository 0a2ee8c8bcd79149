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

/** Breadcrumb of a result: its place in the sidebar, and its page when it is a section of it. */
export function breadcrumb({document}: SearchResult): string[] {
  const isSection = document.sectionRoute.includes('#');
  return [...document.sidebarParentCategories, ...(isSection ? [document.pageTitle] : [])];
}
