import type {SearchResult} from '../core/types';

/** Where a result leads: to the row that answers, or to its section. */
export function routeOf({fact, document}: Pick<SearchResult, 'fact' | 'document'>): string {
  return fact?.route ?? document.sectionRoute;
}
