import {read} from '../../features/storage';
import {beforeReact} from './beforeReact';

/** The keys that open the search. Before hydration they click its button. */
function isSearchKey({key, target, altKey, ctrlKey, metaKey}: KeyboardEvent): boolean {
  if (altKey) return false;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k';
  return key === '/' && !(target as Element).matches(':read-write') && isSlashOn();
}

/** Readers can switch the key `/` off in the search box. */
const isSlashOn = () => read('search.slash') !== 'off';

addEventListener(
  'keydown',
  (event) => {
    if (!isSearchKey(event)) return;
    event.preventDefault();
    document.querySelector<HTMLElement>('[data-search-trigger]')?.click();
  },
  {capture: true, signal: beforeReact},
);
