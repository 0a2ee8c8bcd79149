/** Id of the search box, which the buttons name. */
export const boxId = 'search-box';

/** Buttons that open it. */
export const triggers = '[data-search-trigger]';

/**
 * Attributes of buttons that open and close the box without scripts, in browsers that support `command`. React's types
 * do not have them yet.
 */
export const openCommand = {command: 'show-modal', commandfor: boxId};

export const closeCommand = {command: 'close', commandfor: boxId};

/** The dialog that contains the box. */
export const dialog = () => document.querySelector<HTMLDialogElement>(`dialog#${boxId}`);

/** Returns the focus at once: keys typed before the next frame would still go to the field. */
export function closeBox(): void {
  dialog()?.close();
  document.querySelector<HTMLElement>(triggers)?.focus({preventScroll: true});
}
