import {useCallback} from 'react';
import {useHistory} from '@docusaurus/router';
import type {ArrivalState} from '../../client/arrivalState';
import {routeOf} from '../../client/routeOf';
import {addRecent} from '../../client/storage';
import type {SearchResult} from '../../core/types';

export type Go = (result: Pick<SearchResult, 'document' | 'terms' | 'fact'>) => void;

/** Navigates to a result: closes the box, stores the query as a recent search, passes the matching words to the page. */
export default function useGo(locale: string, query: string, onClose: () => void): Go {
  const history = useHistory();
  return useCallback(
    ({document, terms, fact}) => {
      addRecent(locale, query);
      onClose();
      const [pathname = '', anchor] = routeOf({document, fact}).split('#');
      const state: ArrivalState = {
        searchTerms: terms,
        searchType: document.type,
        searchRow: fact?.name,
      };
      history.push({pathname, hash: anchor ? `#${anchor}` : '', state});
    },
    [history, locale, query, onClose],
  );
}
