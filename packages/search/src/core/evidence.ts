import {answerOf, phraseAnswer, raiseAnswer, type Answer} from './answer';
import {expandWord, type TermMatch} from './expand';
import {guessWord, knownParts, withQuality, type Understood} from './guess';
import {joinedTerms, type Joined} from './join';
import type {LoadedIndex} from './loadIndex';
import {contentWords, type QueryWord} from './query';
import {synonymsOf, type Phrase} from './synonyms';
import {matchQuality, wordWeight} from './weights';

/** What an index has for one word of the query: matching terms, and scores of sections and pages. */
export interface Evidence extends Answer {
  readonly word: QueryWord;
  /** Rare words weigh more. */
  readonly rarity: number;
  readonly matches: readonly TermMatch[];
  /** Terms of the index that are synonyms or parts of the word. */
  readonly related: readonly TermMatch[];
}

/** Limits how many unknown words are compared with the whole vocabulary, which is slow. */
const maxUnknownWords = 4;

/** A word on this share of the pages, such as the name of the product, does not distinguish them. */
const everywhereShare = 0.8;

function isEverywhere({termIds, bodyPostings, pages}: LoadedIndex, word: string): boolean {
  const term = termIds.get(word);
  return term !== undefined && bodyPostings(term).length > pages.length * everywhereShare;
}

/** The first letters of a word count less than a whole word: "The wi" may become "The wizard", or something else. */
function certaintyOf({text}: QueryWord, matches: readonly TermMatch[]): number {
  const isWhole = matches.some(({kind}) => kind === 'exact' || kind === 'stem');
  return isWhole ? 1 : (wordWeight.beginning[text.length] ?? 1);
}

function rarity({pages, pageOf}: LoadedIndex, {title, body}: Answer): number {
  const isMentioned = new Uint8Array(pages.length);
  body.forEach((value, page) => {
    isMentioned[page] = value >= wordWeight.mention ? 1 : 0;
  });
  title.forEach((value, section) => {
    if (value >= wordWeight.mention) {
      isMentioned[pageOf[section] ?? 0] = 1;
    }
  });
  const mentions = isMentioned.reduce((sum, one) => sum + one, 0);
  const spread = Math.log(1 + (pages.length - mentions + 0.5) / (mentions + 0.5));
  return mentions === 0 ? wordWeight.unknown : wordWeight.common + wordWeight.spread * spread;
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

/** A content word of the query, with its synonyms and the terms that it forms with its neighbors. */
interface LookedUp {
  readonly word: QueryWord;
  readonly phrases: readonly Phrase[];
  readonly joined: Joined;
  /** The last word of a phrase of function words, which means something only as a whole. */
  readonly endsPhrase: boolean;
}

/** The content words of the query, in its order; `null` for all others. */
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
    // "who may" is a synonym of roles, though both are function words: the last word represents the phrase.
    const endsPhrase =
      typed.stop && phrases.length > 0 && isSameList(phrases, synonyms[position - 1] ?? []);
    // "setze … zurück" is one verb (zurücksetzen), although neither part means much alone.
    const isAsked = content.has(typed.text) || joined.role === 'verb' || endsPhrase;
    return isAsked && joined.role !== 'particle'
      ? {word: content.get(typed.text) ?? typed, phrases, joined, endsPhrase}
      : null;
  });
}

/** Terms of the index for a word as it is and together with its neighbors. */
function matchesOf(index: LoadedIndex, {word, joined, endsPhrase}: LookedUp): TermMatch[] {
  const found = expandWord(index, word.text);
  const own = endsPhrase
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
 * Looks up the content words of the query: as they are, joined with their neighbors and by their
 * synonyms; if the index has none of these, by their parts or as typos. `isClear` tells words that
 * another index has found: these are not taken for typos here.
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

/** The words of the query that the index recognizes; function words are among them. */
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
