import type {ClientModule} from '@docusaurus/types';

/** What a chosen result passes to its page: state of the history entry, so the URL stays clean. */
export interface ArrivalState {
  readonly searchTerms?: readonly string[];
  readonly searchType?: string;
}

/** Loads the code that highlights words only when a reader comes from the search. */
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
