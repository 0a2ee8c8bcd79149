import {read} from '../../features/storage';
import {boxId} from '../searchCommand';
import {beforeReact} from './beforeReact';

/** The keys that open the search. Before hydration they click its button. */
function isSearchKey({key, target, altKey, ctrlKey, metaKey}: KeyboardEvent): boolean {
  if (altKey) return false;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k';
  return key === '/' && !(target as Element).matches(':read-write') && isSlashOn();
}

/** Readers can switch the key `/` off in the search box. */
const isSlashOn = () => read('search.slash') !== 'off';

/** Escape closes the box; once it is closed, it clears the query. The browser alone would do it the other way round. */
function escape(event: KeyboardEvent, button: HTMLElement): void {
  const box = document.querySelector<HTMLDialogElement>(`#${boxId}`);
  const field = box?.querySelector('input');
  if (box?.open) {
    event.preventDefault();
    box.close();
    button.focus();
  } else if (event.target === button && field) field.value = '';
}

addEventListener(
  'keydown',
  (event) => {
    const button = document.querySelector<HTMLElement>('[data-search-trigger]');
    if (!button) return;
    if (event.key === 'Escape') escape(event, button);
    if (!isSearchKey(event)) return;
    event.preventDefault();
    button.click();
  },
  {capture: true, signal: beforeReact},
);
