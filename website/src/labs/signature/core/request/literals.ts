/** String literals of programming languages, always on one line. */

const hex = (code: number, digits: number) => code.toString(16).padStart(digits, '0');

/** UTF-16, as in JavaScript and Java: a character above U+FFFF has two escapes. */
const utf16Escape = (text: string) =>
  text
    .split('')
    .map((unit) => `\\u${hex(unit.charCodeAt(0), 4)}`)
    .join('');

const codePointEscape = (character: string) => {
  const code = character.codePointAt(0) ?? 0;
  return code > 0xffff ? `\\U${hex(code, 8)}` : `\\u${hex(code, 4)}`;
};

/** Characters that are invisible, change the direction of text, or end a line for some compiler. */
const invisible = /(?! )[\p{C}\p{Z}]/gu;

/** Escapes of JSON are also escapes of JavaScript, Python, Go, Java and C#. */
const json = (text: string) => JSON.stringify(text);

export const javaScript = (text: string): string => json(text).replace(invisible, utf16Escape);

/** For Python, Go and C#. */
export const doubleQuoted = (text: string): string =>
  json(text).replace(invisible, codePointEscape);

/** ASCII only: before version 18, the compiler reads files in the encoding of the machine. */
export const java = (text: string): string => json(text).replace(/[^ -~]/g, utf16Escape);

/** For PHP and Ruby, which do not interpolate in single quotes. */
export const singleQuoted = (text: string): string => `'${text.replace(/['\\]/g, '\\$&')}'`;

export const shell = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;
