import type {ClientModule} from '@docusaurus/types';
import {readArrival} from './arrivalState';

/** Loads the code that highlights words only when a reader comes from the search. */
const clientModule: ClientModule = {
  onRouteDidUpdate({location}) {
    const arrival = readArrival(location.state);
    document.dispatchEvent(new Event('docs-search:leave'));
    if (arrival.searchTerms.length > 0) {
      void import('./highlight').then(({highlight}) => highlight(arrival));
    }
  },
};

export default clientModule;
