/**
 * The keys of the search until React has hydrated the page: a part of the inline script of
 * docusaurus-theme-static-pages (its option `inline`). Without that theme nothing uses this file.
 */
import {beforeReact} from 'docusaurus-theme-static-pages/inline';
import {boxId} from './client/box';

/** The keys that open the search: before hydration they click its button. */
const isSearchKey = ({key, altKey, ctrlKey, metaKey}: KeyboardEvent) =>
  (ctrlKey || metaKey) && !altKey && key.toLowerCase() === 'k';

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
