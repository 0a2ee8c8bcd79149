import {keepArticle} from './keptArticles';
import type {PageFacts} from './firstPage';

const texts = new Map<string, Promise<string>>();

async function fetchText(path: string, priority: RequestPriority): Promise<string> {
  const response = await fetch(path, {priority});
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
  return response.text();
}

/** The page as the server sends it, fetched once. */
export function pageText(path: string, priority: RequestPriority = 'auto'): Promise<string> {
  const text = texts.get(path) ?? fetchText(path, priority);
  texts.set(path, text);
  // The next one who asks tries again.
  text.catch(() => texts.delete(path));
  return text;
}

/** Names the release: it knows the names of all other files. */
const runtimeOf = (page: Document) =>
  page.querySelector('script[src*="runtime~main"]')?.getAttribute('src');

/**
 * What another page says about itself, its article kept to be shown: HTML is read in a fraction of
 * the time that its script would need to make the same elements. Nothing if the page needs React, or
 * if it belongs to another release, whose styles are not here.
 */
export async function servedPage(path: string): Promise<PageFacts | null> {
  const page = new DOMParser().parseFromString(await pageText(path), 'text/html');
  return runtimeOf(page) === runtimeOf(document) ? keepArticle(page) : null;
}
