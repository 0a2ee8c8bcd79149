/**
 * Client module: runs before React. A reader who is at the button of the search, or has opened the box already,
 * gets box, worker and indexes while the page hydrates.
 */
import {boxId} from '../../src/startup/searchCommand';
import {startSearch} from '../theme/SearchBar/startSearch';

const wanted = `[data-search-trigger]:is(:hover, :focus), #${boxId}[open]`;

if (typeof document !== 'undefined' && document.querySelector(wanted)) {
  // If it fails, the click tries again.
  startSearch().catch(() => undefined);
}
