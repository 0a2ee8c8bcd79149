import {pageRoute} from '../../core/pageRoute';
import type {SearchResult} from '../../core/types';

export interface PageGroup {
  readonly route: string;
  readonly pageTitle: string;
  /** Where the page is in the sidebar. */
  readonly path: readonly string[];
  readonly items: {readonly result: SearchResult; readonly position: number}[];
}

/** Neighbouring results of one page become a group; positions stay those of the list. */
export function groupByPage(results: readonly SearchResult[]): PageGroup[] {
  const groups: PageGroup[] = [];
  results.forEach((result, position) => {
    const {document} = result;
    const route = pageRoute(document.sectionRoute);
    const last = groups[groups.length - 1];
    if (last?.route === route) {
      last.items.push({result, position});
    } else {
      const {pageTitle, sidebarParentCategories: path} = document;
      groups.push({route, pageTitle, path, items: [{result, position}]});
    }
  });
  return groups;
}

/** Breadcrumb of a result: its place in the sidebar, and its page when it is a section of it. */
export function breadcrumb({document}: SearchResult): string[] {
  const isSection = document.sectionRoute.includes('#');
  return [...document.sidebarParentCategories, ...(isSection ? [document.pageTitle] : [])];
}
