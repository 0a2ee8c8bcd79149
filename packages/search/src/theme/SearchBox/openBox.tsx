import {flushSync} from 'react-dom';
import {createRoot} from 'react-dom/client';
import {dialog} from '../../client/dialog';
import styles from '../SearchParts/styles.module.css';
import SearchBox from '.';
import {setBox} from './state';

/** Contains the box once it has started, also when another page layout brings another dialog. */
let box: HTMLElement | undefined;

/** Puts a box that has started into the dialog, in place of the field that the server rendered. */
export function placeBox(): void {
  const place = dialog();
  if (!place) return;
  if (box && box.parentElement !== place) place.replaceChildren(box);
  setBox({isOpen: place.open});
}

/**
 * Starts the box, which is a React root of its own: it does not wait until React has hydrated the page. What
 * the reader typed before stays.
 */
export function startBox(): void {
  const before = dialog();
  if (box || !before) return;
  setBox({query: before.querySelector('input')?.value ?? ''});
  // Enter is a click on this button, which waits for React as busy (docusaurus-theme-static-pages).
  const submit = before.querySelector<HTMLButtonElement>('[type=submit]');
  const wasSubmitted = submit?.ariaBusy === 'true';
  // That click must not submit a form that is gone.
  if (submit) submit.type = 'button';
  box = document.createElement('div');
  box.className = styles.box ?? '';
  placeBox();
  const root = createRoot(box);
  flushSync(() => root.render(<SearchBox wasSubmitted={wasSubmitted} />));
}

/** Opens the native modal dialog, which brings focus trap, inert page and top layer. */
export function openBox(): void {
  startBox();
  const place = dialog();
  if (!place || place.open) return;
  place.showModal();
  setBox({isOpen: true});
  const field = place.querySelector('input');
  field?.focus();
  field?.select();
}
