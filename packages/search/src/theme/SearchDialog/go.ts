import type {MouseEvent} from 'react';
import type {ArrivalState} from '../../client/arrivalState';
import {closeBox} from '../../client/dialog';
import {historyReady} from '../../client/history';
import {routeOf} from '../../client/routeOf';
import type {SearchResult} from '../../core/types';

/** Opens a page and closes the box, once the page is hydrated. */
export async function goTo(route: string, state?: ArrivalState): Promise<void> {
  const history = await historyReady;
  closeBox();
  const [pathname = '', anchor] = route.split('#');
  history.push({pathname, hash: anchor ? `#${anchor}` : '', state});
}

export type Go = (result: Pick<SearchResult, 'document' | 'terms' | 'fact'>) => void;

/** Opens a result, and passes the matching words to its page. */
export const goToResult: Go = ({document, terms, fact}) => {
  const state = {searchTerms: terms, searchType: document.type, searchRow: fact?.name};
  void goTo(routeOf({document, fact}), state);
};

/** Handles clicks on a link, unless the reader wants a new tab. */
export const onPlainClick = (act: () => void) => (event: MouseEvent) => {
  const {button, metaKey, ctrlKey, shiftKey, altKey} = event;
  if (button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey) {
    event.preventDefault();
    act();
  }
};
