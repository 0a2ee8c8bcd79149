/**
 * Placeholders in samples that readers may replace by their own values (CONTRIBUTING.md, "Code"). The private key is not
 * among them, because the site must never ask for it.
 */
export const placeholders = /** @type {const} */ ({
  host: 'mosparo.example.com',
  site: 'www.example.com',
  uuid: 'YOUR_PROJECT_UUID',
  publicKey: 'YOUR_PUBLIC_KEY',
});

/** @typedef {keyof typeof placeholders} ValueName */

/** @param {string} text */
const nameOf = (text) =>
  /** @type {ValueName[]} */ (Object.keys(placeholders)).find(
    (name) => placeholders[name] === text,
  );

/** Matches a host name only as a whole, but a YOUR_… name also inside a longer word. */
const pattern =
  /(?<![\w-])(?:mosparo|www)\.example\.com(?![\w-])|YOUR_PROJECT_UUID|YOUR_PUBLIC_KEY/g;

/**
 * @param {string} line
 * @returns {{start: number, text: string, name: ValueName}[]}
 */
export function findPlaceholders(line) {
  return [...line.matchAll(pattern)].map((match) => ({
    start: match.index,
    text: match[0],
    name: /** @type {ValueName} */ (nameOf(match[0])),
  }));
}
