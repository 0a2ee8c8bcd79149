/**
 * String functions of PHP that differ from those of JavaScript. None of them uses a pattern such as `x+$`,
 * which starts again at every `x`: a long run of them would take quadratic time.
 */

/** Only A–Z: since version 8.2, PHP changes no other letters, whatever the locale. */
export function lower(text: string): string {
  return text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}

/** The text without the given characters at its start and end. */
export function strip(text: string, characters: string): string {
  const isLeft = (index: number) => !characters.includes(text.charAt(index));
  let start = 0;
  let end = text.length;
  while (start < end && !isLeft(start)) start += 1;
  while (start < end && !isLeft(end - 1)) end -= 1;
  return text.slice(start, end);
}

export function trim(text: string): string {
  return strip(text, ' \t\n\r\0\v');
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
