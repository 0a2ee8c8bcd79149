/** Lines of a form; every one has controls on the page, and is signed once for each known mistake. */
export const MAX_ROWS = 100;

/** Characters of a pasted text, of the form, and of what the reader's code has produced. */
export const MAX_TEXT = 20_000;
