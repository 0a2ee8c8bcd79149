import type {ClientModule} from '@docusaurus/types';

/** What a chosen result hands over to its page; lives in the history entry, not in the address. */
export interface ArrivalState {
  readonly searchTerms?: readonly string[];
  readonly searchType?: string;
}

/** Loads the marking of words only when a reader comes from the search. */
const clientModule: ClientModule = {
  onRouteDidUpdate({location}) {
    const {searchTerms, searchType} = (location.state ?? {}) as ArrivalState;
    document.dispatchEvent(new Event('docs-search:leave'));
    if (searchTerms && searchTerms.length > 0) {
      void import('./highlight').then(({highlight}) => highlight(searchTerms, searchType));
    }
  },
};

export default clientModule;
