import {excerptFrom, excerptOfRow, sentencesOf, type Sentence} from './excerpt';
import {createMatcher, matches, type Matcher} from './matcher';
import {isRow, readPieces, type Row} from './rows';
import {isStopWord} from './stopWords';
import {tokenize} from './tokenize';
import type {Language, TextPart} from './types';
import {passageWeight} from './weights';

/** What a word of the query looks like in a text. */
export interface SoughtWord {
  readonly typed: string;
  /** The index has only words that differ by a typo. */
  readonly isCorrected: boolean;
  readonly terms: readonly string[];
  readonly weight: number;
}

/** What a text is searched for: each word of the query, and all of them together, for marking. */
export interface Sought {
  readonly words: readonly (SoughtWord & {readonly matcher: Matcher})[];
  readonly all: Matcher;
}

export function soughtOf(words: readonly SoughtWord[], language: Language): Sought {
  return {
    words: words.map((word) => ({...word, matcher: createMatcher(word.terms, language)})),
    all: createMatcher(
      words.flatMap(({terms}) => terms),
      language,
    ),
  };
}

/** The words of the query that a text has. */
function wordsIn(text: string, {words, all}: Sought): ReadonlySet<SoughtWord> {
  const tokens = tokenize(text, all.language).filter(({term}) => matches(all, term));
  const terms = new Set(tokens.map(({term}) => term));
  return new Set(words.filter(({matcher}) => [...terms].some((term) => matches(matcher, term))));
}

function sum(words: Iterable<SoughtWord>, weightOf: (word: SoughtWord) => number): number {
  let total = 0;
  for (const word of words) total += word.weight * weightOf(word);
  return total;
}

/** The passage of a section that answers the query: a row of a table, or sentences. */
export interface Passage {
  readonly excerpt: readonly TextPart[];
  readonly row: Row | null;
}

interface Candidate {
  readonly score: number;
  readonly row: Row | null;
  excerpt(): readonly TextPart[];
}

/** A shorter line is a label, not a sentence that an excerpt could begin with. */
const minSentence = 25;

/** Share of the words of a name that the query has. */
function precisionOf(name: string, {all}: Sought): number {
  const words = tokenize(name, all.language).filter(
    ({term, kind}) => kind !== 'whole' && !isStopWord(term, all.language),
  );
  const named = words.filter(({term}) => matches(all, term)).length;
  return words.length === 0 ? 0 : named / words.length;
}

/** A row is a result by itself if its name is asked for, beyond what the heading says already. */
function rowCandidate(row: Row, sought: Sought, named: ReadonlySet<SoughtWord>): Candidate {
  const inName = wordsIn(row.name, sought);
  const precision = precisionOf(row.name, sought);
  const isAsked =
    precision === 1 || (precision > 0.5 && [...inName].some((word) => !named.has(word)));
  const found = new Set([...inName, ...row.cells.flatMap(({text}) => [...wordsIn(text, sought)])]);
  const score = sum(
    found,
    (word) =>
      (named.has(word) ? passageWeight.heading : 1) *
      (isAsked && inName.has(word) ? passageWeight.name : 1),
  );
  return isAsked
    ? {
        score: score + precision * passageWeight.precision,
        row,
        excerpt: () => excerptOfRow(row, sought.all),
      }
    : {score, row: null, excerpt: () => excerptOfRow(row, sought.all, row.name)};
}

function sentenceCandidate(
  prose: string,
  sentence: Sentence,
  sought: Sought,
  {named, isFirst}: {readonly named: ReadonlySet<SoughtWord>; readonly isFirst: boolean},
): Candidate {
  const own = prose.slice(sentence.start, sentence.end);
  const score =
    sum(wordsIn(own, sought), (word) => (named.has(word) ? passageWeight.heading : 1)) +
    (isFirst ? passageWeight.first : 0);
  return {
    score: own.length < minSentence ? score * passageWeight.label : score,
    row: null,
    excerpt: () => excerptFrom(prose, sentence, sought.all),
  };
}

function candidatesOf(text: string, sought: Sought, named: ReadonlySet<SoughtWord>): Candidate[] {
  return readPieces(text).flatMap((piece, at) =>
    isRow(piece)
      ? rowCandidate(piece, sought, named)
      : sentencesOf(piece.prose).map((sentence, number) =>
          sentenceCandidate(piece.prose, sentence, sought, {named, isFirst: at + number === 0}),
        ),
  );
}

/** Finds the passage with the most words of the query; without any it is the first one. */
export function findPassage(text: string, heading: string, sought: Sought): Passage {
  const candidates = candidatesOf(text, sought, wordsIn(heading, sought));
  const most = Math.max(...candidates.map(({score}) => score));
  const best = candidates.find(({score}) => score === most);
  return {row: best?.row ?? null, excerpt: best?.excerpt() ?? []};
}
