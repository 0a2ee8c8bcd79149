import {read} from '../../features/storage';
import {beforeReact} from './beforeReact';

/** The keys of the search before React answers them: like a click on its button. */
function isSearchKey({key, target, altKey, ctrlKey, metaKey}: KeyboardEvent): boolean {
  if (altKey) return false;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k';
  return key === '/' && !(target as Element).matches(':read-write') && isSlashOn();
}

/** A setting of the search box. */
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
