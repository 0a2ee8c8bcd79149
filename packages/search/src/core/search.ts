import {gatherEvidence, type Evidence} from './evidence';
import type {LoadedIndex} from './loadIndex';
import {markText} from './matcher';
import {pageRoute} from './pageRoute';
import {findPassage, soughtOf, type Sought, type SoughtWord} from './passage';
import {parseQuery} from './query';
import {rank, type RankedSection} from './rank';
import {rewriteWords} from './rewrite';
import {selectPages, selectSections, type PageHits} from './select';
import {isStopWord} from './stopWords';
import {namesSymptom} from './trouble';
import {
  defaultSearchOptions,
  maxQueryLength,
  type Correction,
  type SearchAnswer,
  type SearchDocument,
  type SearchResult,
} from './types';

/** More terms of a word are not looked for in texts. */
const maxTerms = 30;

/** What a word looks like in texts: as typed also the beginning of a word (with `*`), other matching terms as whole words. */
function soughtWord(index: LoadedIndex, {word, rarity, matches, related}: Evidence): SoughtWord {
  const isTyped = matches.some(({kind}) => kind === 'prefix' || kind === 'exact');
  const others = [...matches, ...related].filter(({kind}) => kind !== 'prefix');
  const terms = others
    .slice(0, maxTerms)
    .map(({term}) => index.terms[term] ?? '')
    .filter((term) => term === word.text || !isStopWord(term, index.language));
  const beginning = word.text.length > 2 && isTyped ? [`${word.text}*`] : [];
  const isCorrected =
    !word.whole && matches.length > 0 && matches.every(({kind}) => kind === 'typo');
  return {typed: word.text, isCorrected, terms: [...beginning, ...terms], weight: rarity};
}

interface Found {
  /** Pages of one index, best first. */
  readonly pages: readonly PageHits[];
  readonly sought: Sought;
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
function findIn(index: LoadedIndex, query: string): Found {
  const evidence = gatherEvidence(index, rewriteWords(index, parseQuery(query, index.language)));
  return {
    pages: byPage(index, rank(index, evidence, namesSymptom(query, index.language))),
    sought: soughtOf(
      evidence.map((one) => soughtWord(index, one)),
      index.language,
    ),
  };
}

/** A hit with marked titles and what answers the query, from its whole text or from what the index has of it. */
function presentHit(
  {language, textCounts}: LoadedIndex,
  document: SearchDocument,
  score: number,
  sought: Sought,
  text: string | undefined,
): SearchResult {
  const {title, pageTitle, sectionRoute, content} = document;
  const {row, excerpt} = findPassage(text ?? content, `${pageTitle} ${title}`, sought);
  return {
    document,
    score,
    terms: [...new Set(sought.words.flatMap(({terms}) => terms))],
    language,
    titleParts: markText(title, sought.all),
    excerpt,
    wantsText: text === undefined && textCounts.length > 0,
    fact: row && {
      kind: row.kind,
      name: row.name,
      nameParts: markText(row.name, sought.all),
      route: row.anchor === '' ? sectionRoute : `${pageRoute(sectionRoute)}#${row.anchor}`,
    },
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
  /** What to look for in the texts of an index. */
  readonly sought: ReadonlyMap<LoadedIndex, Sought>;
}

/** Searches several indexes and merges their pages by score. */
export function findPages(
  indexes: readonly LoadedIndex[],
  query: string,
  maxResults: number = defaultSearchOptions.maxResults,
): Selection {
  const text = query.slice(0, maxQueryLength);
  const found = indexes.map((index) => findIn(index, text));
  const ranked = found.flatMap(({pages}) => pages);
  const pages = selectPages(indexes, text, ranked, maxResults);
  return {
    pages: selectSections(pages, maxResults),
    sought: new Map(found.map(({sought}, at) => [indexes[at]!, sought])),
  };
}

/** The whole text of a section; undefined until it is loaded. */
export type TextOf = (index: LoadedIndex, section: number) => string | undefined;

/** Results with marked titles and excerpts. */
function presentPages({pages, sought}: Selection, textOf: TextOf): SearchResult[] {
  const shown = pages.flatMap(({index, sections}) =>
    sections.flatMap(({section, score}) => {
      const document = index.documents[section];
      const words = sought.get(index);
      return document && words
        ? [presentHit(index, document, score, words, textOf(index, section))]
        : [];
    }),
  );
  return unique(shown);
}

/** For words that no index has, how the results write what was found instead. */
function correctionsOf({sought}: Selection, results: readonly SearchResult[]): Correction[] {
  const words = [...sought.values()].flatMap((one) => one.words);
  const known = new Set(
    words
      .filter(({isCorrected, terms}) => !isCorrected && terms.length > 0)
      .map(({typed}) => typed),
  );
  const meant = new Map<string, string>();
  for (const {typed, matcher} of words.filter((word) => !known.has(word.typed))) {
    const parts = results.flatMap(textsOf).flatMap((text) => markText(text, matcher));
    const found = parts.find(({match}) => match);
    if (found) meant.set(typed, found.text);
  }
  return [...meant].map(([typed, text]) => ({typed, meant: text}));
}

function textsOf({document, fact, excerpt}: SearchResult): string[] {
  const text = excerpt.map((part) => part.text).join('');
  return [fact?.name ?? '', document.title, document.pageTitle, text];
}

/** The answer as far as texts are loaded. */
export function present(selection: Selection, textOf: TextOf = () => undefined): SearchAnswer {
  const results = presentPages(selection, textOf);
  return {results, corrections: correctionsOf(selection, results)};
}

export function search(
  indexes: readonly LoadedIndex[],
  query: string,
  maxResults: number = defaultSearchOptions.maxResults,
  textOf?: TextOf,
): SearchAnswer {
  return present(findPages(indexes, query, maxResults), textOf);
}
