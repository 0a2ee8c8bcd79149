/** What the keyboard does in the search, the same before React has hydrated the page (`inline.ts`) and afterwards. */
import {closeBox, dialog, triggers} from './box';

/**
 * Control K opens the box. Escape closes it, also if its field could be cleared; the next one, on the button, clears
 * the query. The browser alone would do it the other way round.
 */
export function onKey(event: KeyboardEvent, open: () => void): void {
  const {key, target, altKey, ctrlKey, metaKey} = event;
  const box = dialog();
  if (event.defaultPrevented || !box) return;
  if (key === 'Escape' && box.open) {
    event.preventDefault();
    closeBox();
  } else if (key === 'Escape' && (target as Element).closest(triggers)) {
    box.querySelector('form')?.reset();
  } else if (!box.open && (ctrlKey || metaKey) && !altKey && key.toLowerCase() === 'k') {
    event.preventDefault();
    open();
  }
}

/** The form that the server rendered. It keeps Enter until the box takes its place. */
export const servedForm = 'form[data-served]';

export function onSubmit(event: SubmitEvent): void {
  const form = event.target as HTMLElement;
  if (!form.matches(servedForm)) return;
  event.preventDefault();
  form.dataset.served = 'submitted';
}
