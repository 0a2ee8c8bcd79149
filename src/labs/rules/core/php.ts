/** String functions of PHP that differ from those of JavaScript. */

/** Only A–Z: since version 8.2, PHP changes no other letters, whatever the locale. */
export function lower(text: string): string {
  return text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}

export function trim(text: string): string {
  return text.replace(/^[ \t\n\r\0\v]+|[ \t\n\r\0\v]+$/g, '');
}

/** White space of a pattern without the flag `u`; JavaScript's `\s` has more characters. */
export const SPACE = String.raw`[\t-\r ]`;
export const NO_SPACE = String.raw`[^\t-\r ]`;

/** The end of the text, or the line break that ends it. */
export const END = String.raw`(?=\n?(?![^]))`;

/** A text as part of a regular expression. */
export function quote(text: string): string {
  return text.replace(
    /[^A-Za-z0-9_]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
