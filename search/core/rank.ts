import type {Evidence} from './evidence';
import type {LoadedIndex, Page} from './loadIndex';
import {isStopWord} from './stopWords';
import {fieldWeights, type SearchOptions} from './types';

export interface RankedSection {
  readonly section: number;
  readonly page: number;
  readonly score: number;
}

/**
 * Steps between the kinds of hits, high enough that no sum of weights climbs over them:
 * exact page title, title, exact heading, heading, identifier, everything else.
 */
const tier = {
  exactTitle: 60,
  title: 26,
  exactHeading: 22,
  heading: 11,
  identifier: 8,
  tag: 10,
  mention: 3,
  share: 6,
  order: 4,
} as const;

/** What a word found elsewhere on the page counts for one of its sections. */
const elsewhere = {pageTitle: 0.8, page: 0.8, pageTitleScore: 0.5, pageBody: 0.25} as const;

/** How much more a page is worth that answers all of the query. */
const coveragePower = 3;

/** Below this share of the query a page has nothing to do with it. */
const minCoverage = 0.3;

function bestOf(values: Float32Array, {first, last}: Page): number {
  let best = 0;
  for (let section = first; section <= last; section += 1) {
    best = Math.max(best, values[section] ?? 0);
  }
  return best;
}

interface PageEvidence {
  readonly title: number;
  readonly tags: number;
  readonly categories: number;
  readonly anywhere: number;
}

function pageEvidence({title, tags, categories, body}: Evidence, page: Page): PageEvidence {
  return {
    title: title[page.first] ?? 0,
    tags: tags[page.first] ?? 0,
    categories: categories[page.first] ?? 0,
    anywhere: Math.max(bestOf(title, page), bestOf(body, page)),
  };
}

/** Share of the words of a title that the query names. */
function titleShare(index: LoadedIndex, evidence: readonly Evidence[], section: number): number {
  const words = (index.titles[section] ?? []).filter(
    (term) => !isStopWord(index.terms[term] ?? '', index.language),
  );
  const named = words.filter((term) =>
    evidence.some(({matches, related}) =>
      [...matches, ...related].some((match) => match.term === term && match.quality > 0.85),
    ),
  );
  return words.length === 0 ? 0 : named.length / words.length;
}

/** What a page owes the query for a word. */
function demand({word, rarity}: Evidence): number {
  return word.isOptional ? 0 : rarity;
}

/** Share of the query that a title answers. */
function titleCoverage(evidence: readonly Evidence[], section: number, total: number): number {
  const answered = evidence.filter(({title}) => (title[section] ?? 0) >= 0.4);
  return answered.reduce((sum, one) => sum + demand(one), 0) / total;
}

/** Whether a title has the words in the order of the query: "field rules" is not "rules by field". */
function isInOrder(index: LoadedIndex, evidence: readonly Evidence[], section: number): boolean {
  const title = index.titles[section] ?? [];
  const places = evidence
    .filter(({word}) => !word.isOptional)
    .map(({matches, related}) => {
      const terms = new Set(
        [...matches, ...related].filter(({quality}) => quality > 0.85).map(({term}) => term),
      );
      return title.findIndex((term) => terms.has(term));
    });
  return places.every((place, at) => at === 0 || place > (places[at - 1] ?? -1));
}

/** A tag names the subject of a page, so it speaks for all of its sections. */
function tagBonus(evidence: readonly Evidence[], page: Page): number {
  const asked = evidence.filter(({word}) => !word.isOptional);
  return asked.every(({tags}) => (tags[page.first] ?? 0) > 0.85) ? tier.tag : 0;
}

function titleBonus(
  index: LoadedIndex,
  evidence: readonly Evidence[],
  section: number,
  total: number,
): number {
  const covered = titleCoverage(evidence, section, total);
  const isPage = index.pages[index.pageOf[section] ?? 0]?.first === section;
  if (covered < 0.95) {
    return 0;
  }
  const share = titleShare(index, evidence, section);
  const order = isInOrder(index, evidence, section) ? tier.order : 0;
  if (share === 1 && order > 0) {
    return isPage ? tier.exactTitle : tier.exactHeading;
  }
  return (isPage ? tier.title : tier.heading) + tier.share * share + order;
}

/** For the exact identifier, and more on the page that speaks of it most. */
function identifierBonus(
  index: LoadedIndex,
  evidence: readonly Evidence[],
  section: number,
): number {
  const page = index.pageOf[section];
  const first = index.pages[page ?? -1]?.first ?? -1;
  const counts = evidence
    .filter(
      ({word, matches}) =>
        word.whole &&
        matches.some(
          ({kind, term}) =>
            (kind === 'exact' || kind === 'part') &&
            index.bodyPostings(term).some((posting) => posting.page === page),
        ),
    )
    .map(
      ({body, word}) =>
        (tier.identifier + (body[first] ?? 0) * tier.mention) * (word.isOptional ? 0.5 : 1),
    );
  return Math.max(0, ...counts);
}

interface Scoring {
  readonly index: LoadedIndex;
  readonly evidence: readonly Evidence[];
  readonly total: number;
  readonly categories: boolean;
}

function scoreSection(
  scoring: Scoring,
  section: number,
  page: Page,
  onPage: readonly PageEvidence[],
): number {
  const {index, evidence, total, categories} = scoring;
  let sum = 0;
  let coverage = 0;
  evidence.forEach((one, position) => {
    const {title, body, rarity} = one;
    const around = onPage[position] ?? {title: 0, tags: 0, categories: 0, anywhere: 0};
    const own = Math.max(title[section] ?? 0, body[section] ?? 0);
    const isFirst = section === page.first;
    const category = categories ? around.categories : 0;
    sum +=
      rarity *
      (fieldWeights.title * Math.max(title[section] ?? 0, around.title * elsewhere.pageTitleScore) +
        fieldWeights.content * (body[section] ?? 0) +
        fieldWeights.tags * around.tags * (isFirst ? 1 : 0.5) +
        fieldWeights.sidebarParentCategories * category +
        elsewhere.pageBody * around.anywhere);
    const near = Math.max(around.title, around.tags, category) * elsewhere.pageTitle;
    coverage += demand(one) * Math.min(1, Math.max(own, near, around.anywhere * elsewhere.page));
  });
  const share = coverage / total;
  if (share < minCoverage) {
    return 0;
  }
  const bonus =
    titleBonus(index, evidence, section, total) +
    identifierBonus(index, evidence, section) +
    tagBonus(evidence, page);
  return (sum / total) * share ** coveragePower + bonus;
}

/** All sections that answer the query, best first. */
export function rank(
  index: LoadedIndex,
  evidence: readonly Evidence[],
  options: SearchOptions,
): RankedSection[] {
  const total = evidence.reduce((sum, one) => sum + demand(one), 0);
  if (total === 0) {
    return [];
  }
  const scoring = {index, evidence, total, categories: options.searchParentCategories};
  const ranked = index.pages.flatMap((page, pageNumber) => {
    const onPage = evidence.map((one) => pageEvidence(one, page));
    const isSilent = ({anywhere, tags, categories}: PageEvidence) =>
      anywhere === 0 && tags === 0 && (categories === 0 || !options.searchParentCategories);
    if (onPage.every(isSilent)) {
      return [];
    }
    return Array.from({length: page.last - page.first + 1}, (_, offset) => {
      const section = page.first + offset;
      return {section, page: pageNumber, score: scoreSection(scoring, section, page, onPage)};
    });
  });
  return ranked
    .filter(({score}) => score > 0)
    .sort((a, b) => b.score - a.score || a.section - b.section);
}
