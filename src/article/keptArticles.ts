import {firstPage, readFacts, type PageFacts} from './firstPage';

/** Articles as the server sent them, by the sources of their pages: their nodes while others are on display. */
const articles = new Map<string, DocumentFragment>();

if (firstPage) articles.set(firstPage.metadata.source, document.createDocumentFragment());

export const keptArticle = (source: string): DocumentFragment | undefined => articles.get(source);

/** Keeps the article of a page for the time when it is shown; nothing if it needs React. */
export function keepArticle(page: Document): PageFacts | null {
  const facts = readFacts(page);
  const article = page.querySelector('.theme-doc-markdown');
  if (!facts || !article) return null;
  const {source} = facts.metadata;
  if (!articles.has(source)) {
    const nodes = document.createDocumentFragment();
    nodes.append(...Array.from(article.childNodes));
    articles.set(source, nodes);
  }
  return facts;
}
