import {elementId} from '../article/firstPage';

/**
 * Chromium parses a page in one task, unless it meets a script: even an empty one lets waiting work
 * go first. Some 250 elements take a slow phone less than ten milliseconds.
 */
const pause = '<script></script>';
const elementsBetween = 250;

/** Every element, and the places for a pause: inside, so that neighbors stay neighbors. */
const openings = /<(?:(h[2-4]|div role="?tabpanel)\b[^>]*>|(table)\b|[a-z])/g;

/** About the first screen. A table there must come as a whole, or its columns would move with each row. */
const firstElements = 250;

const factsOfPage = new RegExp(`<script[^>]* id="?${elementId}\\b`);

/** Where a kept article is; React would stumble over an element that it does not know. */
function articleOf(html: string): [start: number, end: number] {
  const start = html.indexOf('theme-doc-markdown');
  const end = html.indexOf('<footer', start);
  return factsOfPage.test(html) && start >= 0 && end >= 0 ? [start, end] : [0, 0];
}

/** The same page, with pauses for the parser in a long article. */
export function withPauses(html: string): string {
  const [start, end] = articleOf(html);
  let elements = 0;
  let sincePause = 0;
  const pauseBetween = (before: string, after: string) => {
    sincePause = 0;
    return before + pause + after;
  };
  const article = html.slice(start, end).replace(openings, (opening, place, table) => {
    elements += 1;
    sincePause += 1;
    if (table && elements < firstElements) return pauseBetween('', opening);
    return place && sincePause >= elementsBetween ? pauseBetween(opening, '') : opening;
  });
  return html.slice(0, start) + article + html.slice(end);
}
