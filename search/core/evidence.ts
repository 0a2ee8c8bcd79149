import {answerOf, phraseAnswer, raiseAnswer, type Answer} from './answer';
import {expandWord, type TermMatch} from './expand';
import {guessWord, knownParts, withQuality, type Understood} from './guess';
import {joinedTerms, type Joined} from './join';
import type {LoadedIndex} from './loadIndex';
import {contentWords, type QueryWord} from './query';
import {synonymsOf, type Phrase} from './synonyms';
import {matchQuality, wordWeight} from './weights';

/** What the index knows about one word of the query. */
export interface Evidence extends Answer {
  readonly word: QueryWord;
  /** Rare words say more about what is wanted. */
  readonly rarity: number;
  readonly matches: readonly TermMatch[];
  /** Terms of the index that mean the same or are parts of the word. */
  readonly related: readonly TermMatch[];
}

/** Comparing a word with the whole vocabulary takes its time. */
const maxUnknownWords = 4;

/** A word on this share of the pages, like the name of the product, tells nothing about any of them. */
const everywhereShare = 0.8;

function isEverywhere({termIds, bodyPostings, pages}: LoadedIndex, word: string): boolean {
  const term = termIds.get(word);
  return term !== undefined && bodyPostings(term).length > pages.length * everywhereShare;
}

/** Somebody who has typed "The wi" wants the wizard, but says little about it yet. */
function certaintyOf({text}: QueryWord, matches: readonly TermMatch[]): number {
  const isWhole = matches.some(({kind}) => kind === 'exact' || kind === 'stem');
  return isWhole ? 1 : (wordWeight.beginning[text.length] ?? 1);
}

function rarity({pages, pageOf}: LoadedIndex, {title, body}: Answer): number {
  const says = new Uint8Array(pages.length);
  body.forEach((value, page) => {
    says[page] = value >= wordWeight.saying ? 1 : 0;
  });
  title.forEach((value, section) => {
    if (value >= wordWeight.saying) {
      says[pageOf[section] ?? 0] = 1;
    }
  });
  const saying = says.reduce((sum, one) => sum + one, 0);
  const spread = Math.log(1 + (pages.length - saying + 0.5) / (saying + 0.5));
  return saying === 0 ? wordWeight.unknown : wordWeight.common + wordWeight.spread * spread;
}

function evidenceOf(
  index: LoadedIndex,
  word: QueryWord,
  {matches, phrases}: Understood,
  isLast: boolean,
): Evidence {
  const answer = answerOf(index, matches);
  const related: TermMatch[] = [];
  for (const {phrase, quality} of phrases) {
    const other = phraseAnswer(index, phrase);
    raiseAnswer(answer, other, quality);
    // A synonym in a title is as good as the word itself.
    const likeness = quality >= matchQuality.synonym ? matchQuality.synonymInTitle : quality;
    related.push(...other.matches.map((match) => ({...match, quality: match.quality * likeness})));
  }
  const certainty = isLast ? certaintyOf(word, matches) : 1;
  const weight = rarity(index, answer) * word.weight * certainty;
  return {...answer, word, rarity: weight, matches, related};
}

function isSameList<T>(one: readonly T[], other: readonly T[]): boolean {
  return one.length === other.length && one.every((value, at) => value === other[at]);
}

const alone: Joined = {terms: [], isMeant: false, role: null};

/** A word of the query that says what is looked for, with its synonyms and what it forms with its neighbours. */
interface LookedUp {
  readonly word: QueryWord;
  readonly phrases: readonly Phrase[];
  readonly joined: Joined;
  /** A word that only says something together with the one before it. */
  readonly isSaying: boolean;
}

/** The words of the query that say what is looked for, in its order; `null` for all others. */
function lookUp(index: LoadedIndex, query: readonly QueryWord[]): (LookedUp | null)[] {
  const content = new Map(
    contentWords(
      query,
      (word) => index.termIds.has(word),
      (word) => isEverywhere(index, word),
    ).map((word) => [word.text, word]),
  );
  const synonyms = synonymsOf(index, query);
  const allJoined = joinedTerms(index, query);
  return query.map((typed, position) => {
    const joined = allJoined[position] ?? alone;
    const phrases = synonyms[position] ?? [];
    // "who may" asks for roles, and "sign up" is more than a sign: the last word stands for the phrase.
    const isSaying =
      typed.stop && phrases.length > 0 && isSameList(phrases, synonyms[position - 1] ?? []);
    // "setze … zurück" is one word, however little both parts say.
    const isAsked = content.has(typed.text) || joined.role === 'verb' || isSaying;
    return isAsked && joined.role !== 'particle'
      ? {word: content.get(typed.text) ?? typed, phrases, joined, isSaying}
      : null;
  });
}

/** Terms of the index for a word as it is and together with its neighbours. */
function matchesOf(index: LoadedIndex, {word, joined, isSaying}: LookedUp): TermMatch[] {
  const found = expandWord(index, word.text);
  const own = isSaying
    ? found.filter(({kind}) => kind === 'exact')
    : found.map((match) =>
        joined.isMeant ? {...match, quality: match.quality * matchQuality.besideJoined} : match,
      );
  return [...own, ...joined.terms];
}

/** A known word with its synonyms and parts. */
function knownWord(
  index: LoadedIndex,
  {word, phrases}: LookedUp,
  matches: readonly TermMatch[],
): Understood {
  const synonyms = withQuality(phrases, matchQuality.synonym);
  const parts = withQuality(knownParts(index, word), matchQuality.split);
  return {matches, phrases: [...synonyms, ...parts]};
}

/**
 * Looks the words that say what is looked for up: as they are, together with their neighbours
 * and by their synonyms; only when the index knows none of them, by their parts or with typing mistakes.
 * A word that another index understands already is no puzzle for this one.
 */
export function gatherEvidence(
  index: LoadedIndex,
  query: readonly QueryWord[],
  isClear: (word: string) => boolean = () => false,
): Evidence[] {
  let unknownWords = 0;
  return lookUp(index, query).flatMap((asked, position) => {
    if (!asked) {
      return [];
    }
    const {word, phrases, joined} = asked;
    const matches = matchesOf(index, asked);
    const isUnknown = matches.length === 0 && phrases.length === 0 && !isClear(word.text);
    const isTried = isUnknown && unknownWords < maxUnknownWords;
    unknownWords += isTried ? 1 : 0;
    const understood: [QueryWord, Understood][] = isTried
      ? guessWord(index, word)
      : [[word, knownWord(index, asked, matches)]];
    const isLast = position === query.length - 1;
    return understood.map(([part, answer]) =>
      evidenceOf(index, joined.role === 'verb' ? {...part, weight: 1} : part, answer, isLast),
    );
  });
}

/** The words of the query that the evidence says anything about. */
export function clearWords(
  query: readonly QueryWord[],
  evidence: readonly Evidence[],
): ReadonlySet<string> {
  const unclear = new Set(
    evidence
      .filter(({matches, related}) => matches.length === 0 && related.length === 0)
      .map(({word}) => word.text),
  );
  return new Set(query.map(({text}) => text).filter((text) => !unclear.has(text)));
}
