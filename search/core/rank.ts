import {bodyWeight} from './answer';
import type {Evidence} from './evidence';
import type {LoadedIndex, Page} from './loadIndex';
import {isInOrder, isWholeTitle, titlePrecision, wantedTerms, type Wanted} from './titleMatch';
import {fieldWeights, type SearchOptions} from './types';

export interface RankedSection {
  readonly section: number;
  readonly page: number;
  readonly score: number;
}

/**
 * Steps between the kinds of hits, high enough that no sum of weights climbs over them:
 * exact page title, title, exact heading, heading of a page whose whole title is asked for, heading,
 * page title and heading together, identifier.
 */
const tier = {
  exactTitle: 60,
  title: 26,
  exactHeading: 22,
  heading: 11,
  wholePath: 14,
  path: 9,
  identifier: 8,
  tag: 12,
  mention: 3,
  precision: 8,
  order: 4,
} as const;

/** A title that answers the whole query up to this share is worth a step. */
const wholeQuery = 0.95;
/** What the title of the page says for its sections. */
const pageTitleShare = 0.8;
/** A single mention on a long page answers a word almost as well as many. */
const mentionShare = 1.2;
/** How much more a page is worth that answers all of the query. */
const coveragePower = 1.5;
/** A title that answers half of the query is worth less than half. */
const titlePower = 1.5;
/** Below this share of the query a page has nothing to do with it. */
const minCoverage = 0.25;
/** What a title or heading loses when most of its words are about something else. */
const besideTitle = 0.3;
const besideHeading = 0.6;
/** A page with more sections than this has a heading for everything. */
const manySections = 25;

interface Scoring {
  readonly index: LoadedIndex;
  readonly evidence: readonly Evidence[];
  readonly wanted: Wanted;
  /** What a page owes the query for each word, as shares of the whole. */
  readonly demands: readonly number[];
  readonly searchCategories: boolean;
}

/** Sum over the words of the query, each with its share. */
function share({evidence, demands}: Scoring, value: (one: Evidence) => number): number {
  return evidence.reduce((sum, one, at) => sum + (demands[at] ?? 0) * value(one), 0);
}

function bestHeading({title}: Evidence, {first, last}: Page): number {
  let best = 0;
  for (let section = first; section <= last; section += 1) {
    best = Math.max(best, title[section] ?? 0);
  }
  return best;
}

/** For the exact identifier, and more on the page that speaks of it most, however long it is. */
function identifierBonus({index, evidence}: Scoring, page: number): number {
  let best = 0;
  for (const {word, body, matches} of evidence) {
    const isSaid = word.isName && (body[page] ?? 0) > 0;
    for (const {kind, term} of isSaid ? matches : []) {
      const isIdentifier = kind === 'exact' || kind === 'part';
      const said = isIdentifier && index.bodyPostings(term).find((entry) => entry.page === page);
      if (said) {
        const bonus = tier.identifier + bodyWeight(said) * tier.mention;
        best = Math.max(best, bonus * (word.isOptional ? 0.5 : 1));
      }
    }
  }
  return best;
}

/** A tag names the subject of a page, so it speaks for all of its sections. */
function tagBonus({evidence}: Scoring, page: number): number {
  const asked = evidence.filter(({word}) => !word.isOptional);
  return asked.every(({tags}) => (tags[page] ?? 0) > 0.85) ? tier.tag : 0;
}

function titleBonus(scoring: Scoring, section: number, page: Page): number {
  const {index, evidence, wanted} = scoring;
  const isPage = section === page.first;
  const answered = (value: number) => (value >= 0.4 ? 1 : 0);
  const named = share(scoring, ({title}) => answered(title[section] ?? 0));
  const precision = titlePrecision(index, wanted, section);
  const crowd = Math.min(1, Math.sqrt(manySections / (page.last - page.first + 1)));
  if (named < wholeQuery) {
    const together = share(scoring, ({title}) =>
      answered(Math.max(title[section] ?? 0, title[page.first] ?? 0)),
    );
    const step = isWholeTitle(index, wanted, page.first) ? tier.wholePath : tier.path;
    return together >= wholeQuery && named > 0 ? step + tier.precision * precision : 0;
  }
  const inOrder = isInOrder(index, evidence, wanted, section);
  if (inOrder && isWholeTitle(index, wanted, section)) {
    return isPage ? tier.exactTitle : tier.exactHeading;
  }
  if (!inOrder && evidence.some(({word}) => word.isOptional)) {
    // Words joined by a hyphen are one name.
    return 0;
  }
  const quality = 0.5 + 0.5 * share(scoring, ({title}) => title[section] ?? 0);
  const step = isPage
    ? tier.title * (1 - besideTitle * (1 - precision))
    : tier.heading * crowd * (1 - besideHeading * (1 - precision));
  return step * quality + tier.precision * precision + (inOrder ? tier.order : 0);
}

/** What a page says by itself, whichever section is shown. */
function pageScore(scoring: Scoring, page: Page, number: number) {
  const {searchCategories} = scoring;
  const category = ({categories}: Evidence) => (searchCategories ? (categories[number] ?? 0) : 0);
  const coverage = share(scoring, (one) =>
    Math.min(
      1,
      Math.max(
        bestHeading(one, page),
        (one.body[number] ?? 0) * mentionShare,
        (one.tags[number] ?? 0) * 0.65,
        category(one) * 0.8,
      ),
    ),
  );
  const tags = share(scoring, ({tags: values}) => values[number] ?? 0);
  const sum =
    fieldWeights.content * share(scoring, ({body}) => body[number] ?? 0) +
    fieldWeights.tags * tags +
    fieldWeights.sidebarParentCategories * share(scoring, category);
  return {coverage, sum};
}

/** Title of the section and of its page together. */
function titleScore(scoring: Scoring, section: number, page: Page): number {
  const {index, wanted} = scoring;
  const coverage = share(scoring, ({title}) =>
    Math.max(title[section] ?? 0, (title[page.first] ?? 0) * pageTitleShare),
  );
  const precision = coverage > 0 ? titlePrecision(index, wanted, section) : 0;
  return fieldWeights.title * coverage ** titlePower * (0.5 + 0.5 * precision);
}

/** The beginning of the page and the sections whose heading has a word of the query. */
function candidates(evidence: readonly Evidence[], {first, last}: Page): number[] {
  const sections = [first];
  for (let section = first + 1; section <= last; section += 1) {
    if (evidence.some(({title}) => (title[section] ?? 0) > 0)) {
      sections.push(section);
    }
  }
  return sections;
}

const env = (name: string, value: number) => Number(globalThis.process?.env?.[name] ?? value);
const W = {
  head: env('W_HEAD', 1),
  text: env('W_TEXT', 0.6),
  next: env('W_NEXT', 0.4),
  score: env('W_SCORE', 0.08),
  stay: env('W_STAY', 0.1),
  any: env('W_ANY', 0.4),
};

/** How well a section answers the query by itself: each word once, with its share. */
function sectionFit(scoring: Scoring, section: number, page: Page): number {
  return share(scoring, ({title, text}) => {
    const heading = (title[section] ?? 0) * W.head;
    const said = (text[section] ?? 0) * W.text;
    const next =
      section < page.last ? Math.max(title[section + 1] ?? 0, text[section + 1] ?? 0) * W.next : 0;
    return Math.max(heading + said * W.any, said, next);
  });
}

function rankPage(scoring: Scoring, page: Page, number: number): RankedSection[] {
  const {coverage, sum} = pageScore(scoring, page, number);
  if (coverage < minCoverage) {
    return [];
  }
  const bonus = identifierBonus(scoring, number) + tagBonus(scoring, number);
  const scores = new Map(
    candidates(scoring.evidence, page).map((section) => {
      const own = (sum + titleScore(scoring, section, page)) * coverage ** coveragePower;
      return [section, own + bonus + titleBonus(scoring, section, page)];
    }),
  );
  const best = Math.max(...scores.values());
  const least = Math.min(...scores.values());
  const landings: RankedSection[] = [];
  for (let section = page.first; section <= page.last; section += 1) {
    const fit =
      sectionFit(scoring, section, page) +
      ((scores.get(section) ?? least) - least) * W.score +
      (section === page.first ? W.stay : 0);
    landings.push({section, page: number, score: fit});
  }
  const top = Math.max(...landings.map(({score}) => score));
  return landings.map((one) => ({...one, score: (best * one.score) / top}));
}

/** All sections that answer the query, best first. */
export function rank(
  index: LoadedIndex,
  evidence: readonly Evidence[],
  options: SearchOptions,
): RankedSection[] {
  const owed = evidence.map(({word, rarity}) => (word.isOptional ? 0 : rarity));
  const total = owed.reduce((sum, one) => sum + one, 0);
  if (total === 0) {
    return [];
  }
  const scoring: Scoring = {
    index,
    evidence,
    wanted: wantedTerms(evidence),
    demands: owed.map((one) => one / total),
    searchCategories: options.searchParentCategories,
  };
  return index.pages
    .flatMap((page, number) => rankPage(scoring, page, number))
    .sort((a, b) => b.score - a.score || a.section - b.section);
}
