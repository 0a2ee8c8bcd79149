import {END, NO_SPACE, SPACE, trim} from '../php';

/**
 * A URL between white space. After the top-level domain one more character is needed, and
 * it may be the space of a sentence. (Same matches as mosparo's pattern, without its repeated
 * groups, which cause catastrophic backtracking with some texts.)
 */
const urls = new RegExp(
  String.raw`(?:^|${SPACE})[a-zA-Z0-9]+://[\w\-.]+\.\w{2,}[^\n]${NO_SPACE}*(?:${END}|${SPACE})`,
  'g',
);

/** URLs that mosparo sees in a value. */
export function urlsIn(text: string, source: string): string[] {
  return source === 'url' ? [text] : [...text.matchAll(urls)].map(([url]) => trim(url));
}
