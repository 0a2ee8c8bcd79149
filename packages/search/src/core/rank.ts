import {bodyWeight} from './answer';
import type {Evidence} from './evidence';
import type {LoadedIndex, Page} from './loadIndex';
import {isWholeTitle, titlePrecision, wantedTerms, type Wanted} from './titleMatch';
import {troubleSections} from './trouble';
import {fieldWeights, landingWeight, pageWeight, step, titleWeight} from './weights';

export interface RankedSection {
  readonly section: number;
  readonly page: number;
  readonly score: number;
}

interface Scoring {
  readonly index: LoadedIndex;
  readonly evidence: readonly Evidence[];
  readonly wanted: Wanted;
  /** The weight of each word of the query, as a share of the total. */
  readonly demands: readonly number[];
  /** Sections about problems, if the query names none. */
  readonly unasked: ReadonlySet<number>;
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

/** A bonus for the exact identifier, higher on pages that mention it more often, whatever their length. */
function identifierBonus({index, evidence}: Scoring, page: number): number {
  let best = 0;
  for (const {word, body, matches} of evidence) {
    const isMentioned = word.isName && (body[page] ?? 0) > 0;
    for (const {kind, term} of isMentioned ? matches : []) {
      const isIdentifier = kind === 'exact' || kind === 'part';
      const said = isIdentifier && index.bodyPostings(term).find((entry) => entry.page === page);
      if (said) {
        const bonus = step.identifier + bodyWeight(said) * step.mention;
        best = Math.max(best, bonus * (word.isOptional ? 0.5 : 1));
      }
    }
  }
  return best;
}

/** A tag names the subject of a page, so it counts for all of its sections. */
function tagBonus({evidence}: Scoring, page: number): number {
  const asked = evidence.filter(({word}) => !word.isOptional);
  return asked.every(({tags}) => (tags[page] ?? 0) > titleWeight.whole) ? step.tag : 0;
}

function titleBonus(scoring: Scoring, section: number, page: Page): number {
  const {index, wanted} = scoring;
  const isPage = section === page.first;
  const answered = (value: number) => (value >= titleWeight.answered ? 1 : 0);
  const named = share(scoring, ({title}) => answered(title[section] ?? 0));
  const precision = titlePrecision(index, wanted, section);
  if (named < titleWeight.wholeQuery) {
    const together = share(scoring, ({title}) =>
      answered(Math.max(title[section] ?? 0, title[page.first] ?? 0)),
    );
    const path = isWholeTitle(index, wanted, page.first) ? step.wholePath : step.path;
    return together >= titleWeight.wholeQuery && named > 0 ? path + step.precision * precision : 0;
  }
  if (isWholeTitle(index, wanted, section)) {
    return isPage ? step.exactTitle : step.exactHeading;
  }
  const quality = 0.5 + 0.5 * share(scoring, ({title}) => title[section] ?? 0);
  const worth = isPage
    ? step.title * (1 - titleWeight.besideTitle * (1 - precision))
    : step.heading * (1 - titleWeight.besideHeading * (1 - precision));
  return worth * quality + step.precision * precision;
}

/** The score of the page as a whole, whichever section is shown. */
function pageScore(scoring: Scoring, page: Page, number: number) {
  const coverage = share(scoring, (one) =>
    Math.min(
      1,
      Math.max(
        bestHeading(one, page),
        (one.body[number] ?? 0) * pageWeight.mention,
        (one.tags[number] ?? 0) * pageWeight.tag,
        (one.categories[number] ?? 0) * pageWeight.category,
      ),
    ),
  );
  const tags = share(scoring, ({tags: values}) => values[number] ?? 0);
  const sum =
    fieldWeights.content * share(scoring, ({body}) => body[number] ?? 0) +
    fieldWeights.tags * tags +
    fieldWeights.sidebarParentCategories *
      share(scoring, ({categories}) => categories[number] ?? 0);
  return {coverage, sum};
}

/** Title of the section and of its page together. */
function titleScore(scoring: Scoring, section: number, page: Page): number {
  const {index, wanted} = scoring;
  const coverage = share(scoring, ({title}) =>
    Math.max(title[section] ?? 0, (title[page.first] ?? 0) * titleWeight.ofPage),
  );
  const precision = coverage > 0 ? titlePrecision(index, wanted, section) : 0;
  return fieldWeights.title * coverage ** titleWeight.power * (0.5 + 0.5 * precision);
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

/** How well a section answers the query: each word once, with its share. */
function sectionFit(scoring: Scoring, section: number, {first, last}: Page): number {
  return share(scoring, ({title, text}) => {
    const named = Math.max(title[section] ?? 0, (title[first] ?? 0) * landingWeight.ofPage);
    const heading = named * landingWeight.heading;
    const said = (text[section] ?? 0) * landingWeight.text;
    const next = section < last ? Math.max(title[section + 1] ?? 0, text[section + 1] ?? 0) : 0;
    return Math.max(heading + said * landingWeight.both, said, next * landingWeight.next);
  });
}

/** Scores of the page together with each of its headings, by section. */
function sectionScores(scoring: Scoring, page: Page, number: number): ReadonlyMap<number, number> {
  const {coverage, sum} = pageScore(scoring, page, number);
  if (coverage < pageWeight.minCoverage) {
    return new Map();
  }
  const bonus = identifierBonus(scoring, number) + tagBonus(scoring, number);
  return new Map(
    candidates(scoring.evidence, page).map((section) => {
      const own = (sum + titleScore(scoring, section, page)) * coverage ** pageWeight.coveragePower;
      return [section, own + bonus + titleBonus(scoring, section, page)];
    }),
  );
}

/** How much the query is a question, by its number of words: a question is answered by a section that has all of them. */
function questionShare({evidence}: Scoring): number {
  const {from, to} = pageWeight.question;
  const asked = evidence.filter(({word}) => word.pieceOf === null).length;
  return Math.min(1, Math.max(0, (asked - from) / (to - from)));
}

/**
 * The sections of a page with their scores. The page is ranked by its best heading; its score goes to
 * the section that fits the query best, which may be another one.
 */
function rankPage(scoring: Scoring, page: Page, number: number): RankedSection[] {
  const scores = sectionScores(scoring, page, number);
  if (scores.size === 0) {
    return [];
  }
  const best = Math.max(...scores.values());
  const least = Math.min(...scores.values());
  const fits: number[] = [];
  let together = 0;
  for (let section = page.first; section <= page.last; section += 1) {
    const steps = (scores.get(section) ?? least) - least;
    const fit =
      sectionFit(scoring, section, page) *
      (scoring.unasked.has(section) ? landingWeight.trouble : 1);
    together = Math.max(together, Math.min(1, fit));
    fits.push(fit + steps * landingWeight.step);
  }
  const isTrouble = scoring.unasked.has(page.first);
  const score =
    (best + pageWeight.oneSection * together * questionShare(scoring)) *
    (isTrouble ? pageWeight.trouble : 1);
  const top = Math.max(...fits);
  if (top === 0) {
    // The words are search words of the page, which no section contains.
    return [{section: page.first, page: number, score}];
  }
  return fits.map((fit, at) => ({
    section: page.first + at,
    page: number,
    score: (score * fit) / top,
  }));
}

/** All sections that answer the query, best first. */
export function rank(
  index: LoadedIndex,
  evidence: readonly Evidence[],
  isSymptom = false,
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
    unasked: isSymptom ? new Set() : troubleSections(index),
  };
  return index.pages
    .flatMap((page, number) => rankPage(scoring, page, number))
    .sort((a, b) => b.score - a.score || a.section - b.section);
}
