import {boxId, triggers} from './box';

/** The dialog that contains the box. */
export const dialog = () => document.querySelector<HTMLDialogElement>(`dialog#${boxId}`);

/** Returns the focus at once: keys typed before the next frame would still go to the field. */
export function closeBox(): void {
  dialog()?.close();
  document.querySelector<HTMLElement>(triggers)?.focus({preventScroll: true});
}
