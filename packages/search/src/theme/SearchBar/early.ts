/**
 * Client module: runs before React. If the pointer or focus is on the search button, or the box is open
 * already, dialog, worker and indexes are loaded while the page hydrates, and what the reader types is
 * searched for.
 */
import type {ClientModule} from '@docusaurus/types';
import {boxId} from '../../client/box';
import {expectQuery, startSearch} from './startSearch';

const open = `#${boxId}[open]`;
const wanted = `[data-search-trigger]:is(:hover, :focus), ${open}`;

if (typeof document !== 'undefined' && document.querySelector(wanted)) {
  // If it fails, the click tries again.
  startSearch().catch(() => undefined);
  // The dialog will have a field of its own.
  const field = document.querySelector<HTMLInputElement>(`#${boxId} input`);
  const expect = () => field && expectQuery(field.value);
  field?.addEventListener('input', expect);
  expect();
}

const early: ClientModule = {
  /** Called at first while React hydrates: an event in the open box makes it finish without pauses. */
  onRouteUpdate({previousLocation}) {
    if (previousLocation) return;
    queueMicrotask(() => {
      document.querySelector(open)?.dispatchEvent(new KeyboardEvent('keyup', {bubbles: true}));
    });
  },
};

export default early;
