/** What a signed request may contain. */
export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | {readonly [key: string]: Json};

/**
 * The JSON text that mosparo signs. The server encodes the received data again
 * with PHP's json_encode and then replaces every `[]` in the whole text; this
 * function has to produce the same characters.
 */
export function canonicalJson(value: Json): string {
  return JSON.stringify(value)
    .replace(/\//g, '\\/')
    .replace(/[\u0080-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .replaceAll('[]', '{}');
}

const utf8 = new TextEncoder();

/** Order of names by their UTF-8 bytes, which is not the order of UTF-16 units. */
export function compareBytes(first: string, second: string): number {
  const left = utf8.encode(first);
  const right = utf8.encode(second);
  const length = Math.min(left.length, right.length);
  for (let index = 0; index < length; index++) {
    const difference = (left[index] ?? 0) - (right[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return left.length - right.length;
}
