import {elementId} from '../article/firstPage';

/**
 * Chromium parses a page in one task, unless it meets a script: even an empty one lets waiting work
 * go first. Some 250 elements take a slow phone less than ten milliseconds.
 */
const pause = '<script></script>';
const elementsBetween = 250;

/** Every element, and the places for a pause: inside, so that neighbors stay neighbors. */
const openings = /<(?:(h[2-4]|div role="?tabpanel)\b[^>]*>|[a-z])/g;

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
  const article = html.slice(start, end).replace(openings, (opening, place?: string) => {
    elements += 1;
    if (!place || elements < elementsBetween) return opening;
    elements = 0;
    return opening + pause;
  });
  return html.slice(0, start) + article + html.slice(end);
}
