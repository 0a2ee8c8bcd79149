/**
 * Client module: what opens and closes the box. It runs before React hydrates the page: if the pointer or
 * the focus is on the search button, or the box is open already, the search starts at once.
 */
import {boxId, triggers} from '../../client/box';
import {closeBox, dialog} from '../../client/dialog';
import {openBox, startBox} from './openBox';
import {setBox} from './state';

const intent = `${triggers}, #${boxId}`;

const isIn = (selector: string, {target}: Event) =>
  target instanceof Element && target.closest(selector) !== null;

const isShortcut = ({key, ctrlKey, metaKey, altKey}: KeyboardEvent) =>
  (ctrlKey || metaKey) && !altKey && key.toLowerCase() === 'k';

/** The first Escape closes the box, also if its field could be cleared; the next one, on the button, clears the query. */
function onKeyDown(event: KeyboardEvent): void {
  const isOpen = dialog()?.open ?? false;
  if (event.key === 'Escape' && isOpen && !event.defaultPrevented) {
    event.preventDefault();
    closeBox();
  } else if (event.key === 'Escape' && isIn(triggers, event)) {
    setBox({query: ''});
  } else if (!isOpen && !event.defaultPrevented && isShortcut(event)) {
    event.preventDefault();
    openBox();
  }
}

function onClick(event: MouseEvent): void {
  if (isIn(triggers, event)) {
    // In place of the button's `command`.
    event.preventDefault();
    openBox();
  } else if (event.target === dialog()) {
    // The backdrop.
    closeBox();
  }
}

if (typeof document !== 'undefined') {
  const onIntent = (event: Event) => isIn(intent, event) && startBox();
  document.addEventListener('pointerover', onIntent);
  document.addEventListener('focusin', onIntent);
  document.addEventListener('click', onClick);
  document.addEventListener('keydown', onKeyDown);
  // Escape before hydration, and gestures that close a dialog.
  document.addEventListener('close', () => setBox({isOpen: dialog()?.open ?? false}), true);
  if (document.querySelector(`:is(${triggers}):is(:hover, :focus), #${boxId}[open]`)) startBox();
}
