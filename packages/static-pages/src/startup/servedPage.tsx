import type {ComponentType} from 'react';
import {readFacts, type PageFacts} from './pageFacts';
import ServedArticle from './ServedArticle';
import {trustedPage} from './trustedTypes';

/** A page of the documentation, read from its HTML. */
interface ServedPage {
  readonly facts: PageFacts;
  readonly Article: ComponentType;
}

/** HTML of pages that were fetched or are being fetched. */
const pages = new Map<string, Promise<string>>();

/** A complete page of this site: not the login page of a public network, and not truncated. */
const isPage = (html: string) => /\bid="?__docusaurus\b[^]*<\/body>/.test(html);

async function request(path: string, priority: RequestPriority): Promise<string> {
  const response = await fetch(path, {priority});
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
  const html = await response.text();
  if (!isPage(html)) throw new Error(`${path} answered something else.`);
  return html;
}

/** The HTML of a page, fetched once; after a failure the next call tries again. */
export function pageHtml(path: string, priority: RequestPriority = 'auto'): Promise<string> {
  const html = pages.get(path) ?? request(path, priority);
  pages.set(path, html);
  html.catch(() => pages.delete(path));
  return html;
}

/** The first script, the bundler's runtime, contains the hashes of all others, so its file name identifies the release. */
const releaseOf = (page: Document) =>
  page
    .querySelector<HTMLTemplateElement>('#scripts')
    ?.content.querySelector('script')
    ?.getAttribute('src');

/** Marks a component that shows an article as the server rendered it (MixedContent.tsx). */
const kept = (Article: ComponentType): ComponentType => Object.assign(Article, {isKept: true});

/** Facts of the page that the browser loaded, if it belongs to the documentation. */
const first = typeof document === 'undefined' ? null : readFacts(document);

function readPage(page: Document, permalink: string, isFirst: boolean): ServedPage {
  const facts = readFacts(page);
  const served = page.querySelector('.theme-doc-markdown');
  if (!facts || !served) throw new Error(`${permalink} is no page of the documentation.`);
  return {facts, Article: kept(() => <ServedArticle served={served} isFirst={isFirst} />)};
}

/**
 * The content of a page. An article is shown as the server has rendered it: nothing of it is loaded
 * as a script, and React does not hydrate it. Throws if the page cannot be fetched or belongs to
 * another release; then Docusaurus loads the whole page.
 */
export async function servedPage(permalink: string): Promise<ServedPage> {
  if (first?.metadata.permalink === permalink) return readPage(document, permalink, true);
  const page = new DOMParser().parseFromString(trustedPage(await pageHtml(permalink)), 'text/html');
  if (releaseOf(page) !== releaseOf(document)) {
    throw new Error(`${permalink} belongs to another release of the site.`);
  }
  return readPage(page, permalink, false);
}
