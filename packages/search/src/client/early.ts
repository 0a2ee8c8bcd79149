/**
 * Client module: runs before React. If the pointer or focus is on the search button, or the box is open
 * already, dialog, worker and indexes are loaded while the page hydrates.
 */
import {boxId} from './box';
import {startSearch} from '../theme/SearchBar/startSearch';

const wanted = `[data-search-trigger]:is(:hover, :focus), #${boxId}[open]`;

if (typeof document !== 'undefined' && document.querySelector(wanted)) {
  // If it fails, the click tries again.
  startSearch().catch(() => undefined);
}
