import {END, SPACE, trim} from '../php';

const HOST = String.raw`([^\n][^/\t-\r ]*)`;
const inUrl = new RegExp(`://${HOST}(?:/|${SPACE}|${END})`);
const inText = new RegExp(`(?:@|://)${HOST}(?:/|${SPACE}|${END})`, 'g');

/** Position of the first slash or white space from `start` on, or the end of the text. */
function hostEnd(text: string, start: number): number {
  const stop = /[/\t-\r ]/g;
  stop.lastIndex = start;
  return stop.exec(text)?.index ?? text.length;
}

/**
 * The first host between `@` and white space or the end. By hand, because a pattern would look for the same
 * end again at every `@`: here the end that was found for one `@` is also that of the next ones before it.
 */
function hostAfterAt(text: string): string | undefined {
  let end = 0;
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    const start = at + 1;
    if (start === text.length || text[start] === '\n') continue;
    if (end <= start) end = hostEnd(text, start + 1);
    if (text[end] !== '/') return text.slice(start, end);
  }
  return undefined;
}

/** Hosts that mosparo sees in a value. */
export function hostsIn(text: string, source: string): string[] {
  if (source === 'textarea') return [...text.matchAll(inText)].map(([, host]) => trim(host ?? ''));
  const host = source === 'email' ? hostAfterAt(text) : inUrl.exec(text)?.[1];
  return host === undefined ? [] : [host];
}
