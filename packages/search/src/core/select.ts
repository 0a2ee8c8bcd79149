import {fold} from './fold';
import type {LoadedIndex} from './loadIndex';
import type {RankedSection} from './rank';
import {memoized} from './memoized';
import {listWeight} from './weights';

/** A page that may be shown, with its sections, best first. */
export interface PageHits {
  readonly index: LoadedIndex;
  readonly page: number;
  readonly sections: readonly RankedSection[];
}

/** At most this many pages are shown for having a title or heading that begins with the query, whatever their score. */
const maxTyped = 5;
/** Fewer letters are the beginning of too many titles. */
const minTyped = 2;
/** From this many letters on, a page title that begins with the query gets a bonus. */
const minMeant = 5;
/** Further sections of a page that are shown below its best one. */
const extraSections = 2;

function normalize(text: string, {language}: LoadedIndex): string {
  return fold(text, language)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

const titlesOf = memoized((index: LoadedIndex) =>
  index.documents.map(({id, title}) => ({
    section: id,
    title: normalize(title, index),
  })),
);

interface Typed {
  readonly index: LoadedIndex;
  readonly section: number;
  readonly page: number;
  readonly isHeading: boolean;
  readonly length: number;
}

function typedSections(index: LoadedIndex, query: string): Typed[] {
  const typed = normalize(query, index);
  if (typed.length < minTyped) return [];
  return titlesOf(index)
    .filter(({title}) => title.startsWith(typed))
    .map(({section, title}) => {
      const page = index.pageOf[section] ?? 0;
      const isHeading = index.pages[page]?.first !== section;
      return {index, section, page, isHeading, length: title.length};
    });
}

/**
 * Pages with a title or heading that begins with the query, page titles and short ones first.
 * The order does not depend on the query: a page that is among the first stays there with every
 * further letter of its title, because others can only drop out.
 */
function typedPages(indexes: readonly LoadedIndex[], query: string): Typed[] {
  const sections = indexes
    .flatMap((index) => typedSections(index, query))
    .sort((a, b) => Number(a.isHeading) - Number(b.isHeading) || a.length - b.length);
  return sections.filter(
    (one, at) =>
      sections.findIndex(({index, page}) => index === one.index && page === one.page) === at,
  );
}

const scoreOf = ({sections}: PageHits) => sections[0]?.score ?? 0;

function isOf(hits: PageHits, {index, page}: Typed): boolean {
  return hits.index === index && hits.page === page;
}

function raised(hits: PageHits, by: number): PageHits {
  return {...hits, sections: hits.sections.map((one) => ({...one, score: one.score + by}))};
}

function unranked({index, page, section}: Typed, score: number): PageHits {
  return {index, page, sections: [{section, page, score}]};
}

/** The pages to show, best first: those whose title begins with the query, and the best of the others. */
export function selectPages(
  indexes: readonly LoadedIndex[],
  query: string,
  ranked: readonly PageHits[],
  max: number,
): PageHits[] {
  const typed = typedPages(indexes, query);
  const kept = typed.slice(0, Math.min(max, maxTyped)).map((one) => {
    const hits = ranked.find((other) => isOf(other, one));
    const isMeant = !one.isHeading && query.trim().length >= minMeant;
    const bonus = isMeant ? listWeight.typedTitle : 0;
    return hits ? raised(hits, bonus) : unranked(one, bonus);
  });
  const others = ranked
    .filter((hits) => !typed.some((one) => isOf(hits, one)))
    .sort((a, b) => scoreOf(b) - scoreOf(a));
  return [...kept, ...others.slice(0, max - kept.length)].sort((a, b) => scoreOf(b) - scoreOf(a));
}

/** Adds further good sections of the pages while there is room. */
export function selectSections(pages: readonly PageHits[], max: number): PageHits[] {
  let free = max - pages.length;
  return pages.map(({index, page, sections}) => {
    const [best, ...rest] = sections;
    const limit = (best?.score ?? 0) * listWeight.extraShare;
    const extra = rest
      .filter(({score}) => score >= limit)
      .slice(0, Math.max(0, Math.min(extraSections, free)));
    free -= extra.length;
    return {index, page, sections: best ? [best, ...extra] : []};
  });
}
