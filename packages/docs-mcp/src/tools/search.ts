import {search, type SearchAnswer, type SearchResult} from 'docusaurus-theme-section-search/core';
import {resultKind} from 'docusaurus-theme-section-search/kinds';
import {answer, fit, limits, type Answer} from '../answer';
import type {Documentation} from '../docs';
import {textsOf} from '../texts';

/** Searches like the website does, with excerpts from the full texts. */
export function find({indexes}: Documentation, query: string, maxResults: number): SearchAnswer {
  const texts = new Map(indexes.map(({loaded, textOf}) => [loaded, textOf]));
  return search([...texts.keys()], query, maxResults, (index, section) =>
    texts.get(index)?.(section),
  );
}

/** Describes a result as a block of Markdown: title, kind, URL and excerpt. */
export function describe(docs: Documentation): (result: SearchResult) => string {
  const kindOf = resultKind(docs.about.kinds);
  const {site} = docs.about;
  return ({document, excerpt, fact}) => {
    const {title, pageTitle, sectionRoute} = document;
    const names = [...new Set([pageTitle, title]), ...(fact ? [fact.name] : [])];
    const kind = fact?.kind ?? kindOf(document);
    const text = excerpt.map((part) => part.text).join('');
    return [`### ${names.join(' > ')}`, `${kind}: ${site}${fact?.route ?? sectionRoute}`, text]
      .filter(Boolean)
      .join('\n');
  };
}

export function searchTool(
  docs: Documentation,
  {query, limit}: {readonly query: string; readonly limit: number},
): Answer {
  const texts = textsOf(docs.language);
  const {results} = find(docs, query, limit);
  return results.length > 0
    ? answer(fit(results.map(describe(docs)), limits.search, texts.more))
    : answer(texts.nothingFound);
}
