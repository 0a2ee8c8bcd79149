/**
 * Compact strings for the index file. They stay printable (no escapes in JSON) and
 * keep similar things side by side, because the server compresses them again.
 */

const upper = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Front coding of sorted words: the length of the prefix shared with the word before (a capital letter), then the rest. */
export function encodeTerms(terms: readonly string[]): string {
  return terms
    .map((term, position) => {
      const before = terms[position - 1] ?? '';
      let shared = 0;
      while (shared < 25 && shared < term.length && term[shared] === before[shared]) {
        shared += 1;
      }
      return (upper[shared] ?? 'A') + term.slice(shared);
    })
    .join('');
}

export function decodeTerms(encoded: string): string[] {
  const terms: string[] = [];
  let before = '';
  for (const entry of encoded.matchAll(/([A-Z])([^A-Z]*)/g)) {
    before = before.slice(0, upper.indexOf(entry[1] ?? 'A')) + (entry[2] ?? '');
    terms.push(before);
  }
  return terms;
}

/**
 * Digits of a variable-length code in base 45: first the ones that end a number, then the
 * ones that continue it. Neither space (separator) nor quote nor backslash.
 */
const digits = Array.from({length: 93}, (_, code) => String.fromCharCode(33 + code))
  .filter((char) => char !== '"' && char !== '\\')
  .slice(0, 90);
const base = 45;
const valueOf = new Uint8Array(128);
digits.forEach((char, value) => {
  valueOf[char.charCodeAt(0)] = value;
});

/** Whole numbers from zero; small ones take one character. */
export function encodeNumbers(numbers: readonly number[]): string {
  return numbers
    .map((number) => {
      let text = digits[number % base] ?? '';
      for (let rest = Math.floor(number / base); rest > 0; rest = Math.floor(rest / base)) {
        text = (digits[base + (rest % base)] ?? '') + text;
      }
      return text;
    })
    .join('');
}

export function decodeNumbers(encoded: string): number[] {
  const numbers: number[] = [];
  let number = 0;
  for (let place = 0; place < encoded.length; place += 1) {
    const value = valueOf[encoded.charCodeAt(place)] ?? 0;
    if (value < base) {
      numbers.push(number * base + value);
      number = 0;
    } else {
      number = number * base + (value - base);
    }
  }
  return numbers;
}
