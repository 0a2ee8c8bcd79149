import {answerOf, phraseAnswer, raiseAnswer, type Answer} from './answer';
import {expandWord, type TermMatch} from './expand';
import {guessWord, type Understood} from './guess';
import {joinedTerms} from './join';
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

function evidenceOf(index: LoadedIndex, word: QueryWord, {matches, phrases}: Understood): Evidence {
  const answer = answerOf(index, matches);
  const related: TermMatch[] = [];
  for (const phrase of phrases) {
    const other = phraseAnswer(index, phrase);
    raiseAnswer(answer, other, matchQuality.synonym);
    related.push(
      ...other.matches.map((match) => ({...match, quality: match.quality * matchQuality.synonym})),
    );
  }
  return {...answer, word, rarity: rarity(index, answer) * word.weight, matches, related};
}

/** A content word of the query, with its synonyms and the terms that it forms with its neighbors. */
interface LookedUp {
  readonly word: QueryWord;
  readonly phrases: readonly Phrase[];
  readonly joined: readonly TermMatch[];
}

/** The content words of the query, in its order. */
function lookUp(index: LoadedIndex, query: readonly QueryWord[]): LookedUp[] {
  const content = new Set(contentWords(query));
  const synonyms = synonymsOf(index, query);
  const joined = joinedTerms(index, query);
  return query.flatMap((word, at) =>
    content.has(word) ? [{word, phrases: synonyms[at] ?? [], joined: joined[at] ?? []}] : [],
  );
}

/**
 * Looks up the content words of the query: as they are, joined with their neighbors and by their
 * synonyms; if the index has none of these, by their parts or as typos.
 */
export function gatherEvidence(index: LoadedIndex, query: readonly QueryWord[]): Evidence[] {
  let unknownWords = 0;
  return lookUp(index, query).flatMap(({word, phrases, joined}) => {
    const matches = [...expandWord(index, word.text), ...joined];
    const isUnknown = matches.length === 0 && phrases.length === 0;
    const isTried = isUnknown && unknownWords < maxUnknownWords;
    unknownWords += isTried ? 1 : 0;
    const understood: [QueryWord, Understood][] = isTried
      ? guessWord(index, word)
      : [[word, {matches, phrases}]];
    return understood.map(([part, answer]) => evidenceOf(index, part, answer));
  });
}
