import {gatherEvidence, type Evidence} from './evidence';
import {makeExcerpt} from './excerpt';
import type {LoadedIndex} from './loadIndex';
import {createMatcher, markText} from './matcher';
import {parseQuery} from './query';
import {rank, type RankedSection} from './rank';
import {rewriteWords} from './rewrite';
import {selectPages, selectSections, type PageHits} from './select';
import {suggest} from './suggest';
import {namesSymptom} from './trouble';
import {
  defaultSearchOptions,
  maxQueryLength,
  type SearchAnswer,
  type SearchDocument,
  type SearchHit,
  type SearchOptions,
  type SearchResult,
} from './types';

/** What to mark in texts: words as typed also as prefixes (with `*`), other matching terms as whole words. */
function termsToMark(index: LoadedIndex, evidence: readonly Evidence[]): string[] {
  const terms = new Set<string>();
  for (const {word, matches, related} of evidence) {
    if (word.text.length > 2 && matches.some(({kind}) => kind === 'prefix' || kind === 'exact')) {
      terms.add(`${word.text}*`);
    }
    for (const {term, kind} of [...matches, ...related]) {
      if (kind !== 'prefix' && terms.size < 60) {
        terms.add(index.terms[term] ?? '');
      }
    }
  }
  return [...terms];
}

interface Found {
  /** Pages of one index, best first. */
  readonly pages: readonly PageHits[];
  readonly terms: readonly string[];
}

/** Sections by page, pages in the order of their best section. */
function byPage(index: LoadedIndex, ranked: readonly RankedSection[]): PageHits[] {
  const pages = new Map<number, RankedSection[]>();
  for (const section of ranked) {
    const sections = pages.get(section.page);
    if (sections) {
      sections.push(section);
    } else {
      pages.set(section.page, [section]);
    }
  }
  return [...pages].map(([page, sections]) => ({index, page, sections}));
}

/** The pages of an index that answer the query, and what to mark in their texts. */
function findIn(index: LoadedIndex, query: string, options: SearchOptions): Found {
  const evidence = gatherEvidence(index, rewriteWords(index, parseQuery(query, index.language)));
  return {
    pages: byPage(index, rank(index, evidence, options, namesSymptom(query, index.language))),
    terms: termsToMark(index, evidence),
  };
}

/** A hit with marked titles and an excerpt, from its whole text or from what the index has of it. */
function presentHit(
  {language, textCounts}: LoadedIndex,
  hit: SearchHit,
  text: string | undefined,
): SearchResult {
  const {document, terms} = hit;
  const matcher = createMatcher(terms, language);
  return {
    ...hit,
    language,
    titleParts: markText(document.title, matcher),
    pageTitleParts: markText(document.pageTitle, matcher),
    excerpt: makeExcerpt(text ?? document.content, matcher),
    wantsText: text === undefined && textCounts.length > 0,
  };
}

/** Each section once, the first time it appears. */
function unique(results: readonly SearchResult[]): SearchResult[] {
  const routes = results.map(({document}) => document.sectionRoute);
  return results.filter((_, at) => routes.indexOf(routes[at] ?? '') === at);
}

export interface Selection {
  /** Pages to show, best first, with the sections to show of each. */
  readonly pages: readonly PageHits[];
  /** What to mark in the texts of an index. */
  readonly terms: ReadonlyMap<LoadedIndex, readonly string[]>;
}

/** Searches several indexes and merges their pages by score. */
export function findPages(
  indexes: readonly LoadedIndex[],
  query: string,
  options: SearchOptions = defaultSearchOptions,
): Selection {
  const text = query.slice(0, maxQueryLength);
  const found = indexes.map((index) => findIn(index, text, options));
  const ranked = found.flatMap(({pages}) => pages);
  const pages = selectPages(indexes, text, ranked, options.maxResults);
  return {
    pages: selectSections(pages, options.maxResults),
    terms: new Map(indexes.map((index, at) => [index, found[at]?.terms ?? []])),
  };
}

/** Where documents and whole texts are looked up, as they may be loaded separately from the index. */
export interface Sources {
  documentOf(index: LoadedIndex, section: number): SearchDocument | undefined;
  textOf(index: LoadedIndex, section: number): string | undefined;
}

const indexOnly: Sources = {
  documentOf: ({documents}, section) => documents.get(section),
  textOf: () => undefined,
};

/** Results with marked titles and excerpts; sections whose document is not loaded are left out. */
export function presentPages(
  {pages, terms}: Selection,
  {documentOf, textOf}: Sources = indexOnly,
): SearchResult[] {
  const shown = pages.flatMap(({index, sections}) =>
    sections.flatMap(({section, score}) => {
      const document = documentOf(index, section);
      const hit = document && {document, score, terms: terms.get(index) ?? []};
      return hit ? [presentHit(index, hit, textOf(index, section))] : [];
    }),
  );
  return unique(shown);
}

/** The answer with these results; without any, it suggests similar titles. */
export function answerWith(
  results: readonly SearchResult[],
  indexes: readonly LoadedIndex[],
  query: string,
): SearchAnswer {
  const hasWords = parseQuery(query, 'en').length > 0;
  const suggestions =
    results.length === 0 && hasWords ? indexes.flatMap((index) => suggest(index, query)) : [];
  return {results, isPartial: false, hasFailed: false, suggestions: suggestions.slice(0, 3)};
}

/** Searches indexes that are loaded completely. */
export function search(
  indexes: readonly LoadedIndex[],
  query: string,
  options: SearchOptions = defaultSearchOptions,
): SearchAnswer {
  return answerWith(presentPages(findPages(indexes, query, options)), indexes, query);
}
