import {useCallback} from 'react';
import {useHistory} from '@docusaurus/router';
import type {ArrivalState} from '../../client/arrivalState';
import {addRecent} from '../../client/storage';
import type {SearchHit} from '../../core/types';

export type Go = (hit: Pick<SearchHit, 'document' | 'terms'>) => void;

/** Navigates to a result: closes the box, stores the query as a recent search, passes the matching words to the page. */
export default function useGo(locale: string, query: string, onClose: () => void): Go {
  const history = useHistory();
  return useCallback(
    ({document, terms}) => {
      addRecent(locale, query);
      onClose();
      const [pathname = '', anchor] = document.sectionRoute.split('#');
      const state: ArrivalState = {searchTerms: terms, searchType: document.type};
      history.push({pathname, hash: anchor ? `#${anchor}` : '', state});
    },
    [history, locale, query, onClose],
  );
}
