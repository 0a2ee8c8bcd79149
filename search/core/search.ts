import {gatherEvidence, type Evidence} from './evidence';
import {hasMatch, makeExcerpt} from './excerpt';
import type {LoadedIndex} from './loadIndex';
import {createMatcher, markText, type Matcher} from './matcher';
import {bestPassage, textOf} from './passage';
import {contentWords, parseQuery} from './query';
import {rank, type RankedSection} from './rank';
import {suggest} from './suggest';
import {
  defaultSearchOptions,
  type PageTexts,
  type SearchAnswer,
  type SearchDocument,
  type SearchHit,
  type SearchOptions,
  type SearchResult,
  type TextPart,
} from './types';

/** Further sections of a page that are shown below its best one. */
const extraSections = 2;
/** … if they are nearly as good. */
const extraShare = 0.6;

/** Groups sections by page, pages in the order of their best section. */
function byPage(ranked: readonly RankedSection[]): RankedSection[][] {
  const pages = new Map<number, RankedSection[]>();
  for (const section of ranked) {
    pages.set(section.page, [...(pages.get(section.page) ?? []), section]);
  }
  return [...pages.values()];
}

function choose(ranked: readonly RankedSection[], max: number): RankedSection[] {
  const pages = byPage(ranked).slice(0, max);
  let free = max - pages.length;
  return pages.flatMap(([best, ...rest]) => {
    const limit = (best?.score ?? 0) * extraShare;
    const extra = rest.filter(({score}) => score >= limit).slice(0, Math.min(extraSections, free));
    free -= extra.length;
    return best ? [best, ...extra] : [];
  });
}

/** What to mark in texts: beginnings for words as typed, whole words for everything understood. */
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

/** Hits of one index, at most `maxResults`, best first and grouped by page. */
export function findHits(
  index: LoadedIndex,
  query: string,
  options: SearchOptions = defaultSearchOptions,
): SearchHit[] {
  const evidence = gatherEvidence(index, contentWords(parseQuery(query, index.language)));
  const chosen = choose(rank(index, evidence, options), options.maxResults);
  const terms = chosen.length > 0 ? termsToMark(index, evidence) : [];
  return chosen.flatMap(({section, score}) => {
    const document = index.documents[section];
    return document ? [{document, score, terms}] : [];
  });
}

/** A title or heading was asked for, so it is the place to go. */
const titleScore = 20;

/**
 * Body words are known by page; the section that says most of them is found in the texts,
 * once they are there.
 */
function place(
  index: LoadedIndex,
  hit: SearchHit,
  matcher: Matcher,
  texts?: PageTexts,
): SearchDocument {
  const page = index.pages[index.pageOf[hit.document.id] ?? -1];
  const isKnown = texts !== undefined || !index.isCut[hit.document.id];
  const better =
    page && isKnown && hit.score < titleScore
      ? bestPassage(index, page, matcher, texts)
      : undefined;
  return better ?? hit.document;
}

interface Presentation {
  /** The best hit of a page looks for the best place. */
  readonly isBest: boolean;
  /** Texts of its page, if they are known. */
  readonly texts: PageTexts | undefined;
}

/** A hit with marked titles and an excerpt. */
export function presentHit(
  index: LoadedIndex,
  hit: SearchHit,
  {isBest, texts}: Presentation,
): SearchResult {
  const matcher = createMatcher(hit.terms, index.language);
  const document = isBest ? place(index, hit, matcher, texts) : hit.document;
  const excerpt = makeExcerpt(textOf(document, texts), matcher);
  const isCut = index.isCut[document.id] ?? false;
  return {
    ...hit,
    document,
    titleParts: markText(document.title, matcher),
    pageTitleParts: markText(document.pageTitle, matcher),
    excerpt: texts === undefined && isCut ? openEnd(excerpt) : excerpt,
    wantsText: texts === undefined && isCut && (hit.score < titleScore || !hasMatch(excerpt)),
  };
}

/** The stored text goes on in the page. */
function openEnd(excerpt: readonly TextPart[]): TextPart[] {
  return excerpt.length === 0 || excerpt[excerpt.length - 1]?.text === ' …'
    ? [...excerpt]
    : [...excerpt, {text: ' …', match: false}];
}

const pageOf = (route: string) => route.replace(/#.*/, '');

/** Each section once, the first time it appears. */
function unique(results: readonly SearchResult[]): SearchResult[] {
  const routes = results.map(({document}) => document.sectionRoute);
  return results.filter((_, at) => routes.indexOf(routes[at] ?? '') === at);
}

/**
 * Searches several indexes and merges their hits by score. Groups of a page stay together
 * because a page lives in one index.
 */
export function search(
  indexes: readonly LoadedIndex[],
  query: string,
  options: SearchOptions = defaultSearchOptions,
  textsOf?: (page: string) => PageTexts | undefined,
): SearchAnswer {
  const groups = indexes.flatMap((index) => {
    const hits = findHits(index, query, options);
    const routes = [...new Set(hits.map(({document}) => pageOf(document.sectionRoute)))];
    return routes.map((route) => ({
      index,
      texts: textsOf?.(route),
      hits: hits.filter(({document}) => pageOf(document.sectionRoute) === route),
    }));
  });
  const shown = groups
    .sort((a, b) => (b.hits[0]?.score ?? 0) - (a.hits[0]?.score ?? 0))
    .flatMap(({index, hits, texts}) =>
      hits.map((hit, at) => presentHit(index, hit, {isBest: at === 0, texts})),
    );
  const results = unique(shown).slice(0, options.maxResults);
  const isQuestion = parseQuery(query, 'en').length > 0;
  const suggestions =
    results.length === 0 && isQuestion ? indexes.flatMap((index) => suggest(index, query)) : [];
  return {results, suggestions: suggestions.slice(0, 3)};
}
