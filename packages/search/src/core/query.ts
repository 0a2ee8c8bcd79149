import {isQuestionWord, isStopWord} from './stopWords';
import {chunks} from './tokenize';
import {fold} from './fold';
import {maxQueryLength, type Language} from './types';
import {wordWeight} from './weights';

export interface QueryWord {
  /** Folded. */
  readonly text: string;
  /** A hyphenated word or identifier as one word, without the characters that join it. */
  readonly whole: boolean;
  readonly weight: number;
  readonly stop: boolean;
  /** A match counts, a missing one does not: a hyphenated word written as one. */
  readonly isOptional: boolean;
  /** Written like an identifier, or in lower case with hyphens (German compounds have capitals). */
  readonly isName: boolean;
  /** The hyphenated word or identifier that it is a piece of. */
  readonly pieceOf: string | null;
  /** Position in the query as typed, repeated words included. */
  readonly place: number;
}

type UnplacedWord = Omit<QueryWord, 'place'>;

/** A pasted stack trace must not cost more than a long question. */
const maxWords = 24;

function plainWord(text: string, language: Language, weight: number): UnplacedWord {
  const stop = isStopWord(text, language);
  return {text, weight, whole: false, stop, isOptional: false, isName: false, pieceOf: null};
}

function wholeWord(text: string, weight: number, isName: boolean): UnplacedWord {
  return {text, weight, whole: true, stop: false, isOptional: weight < 1, isName, pieceOf: null};
}

/** Words of a query in the order typed, without repetitions. */
export function parseQuery(query: string, language: Language): QueryWord[] {
  const found = new Map<string, QueryWord>();
  let place = 0;
  const add = (next: UnplacedWord) => {
    const known = found.get(next.text);
    if (next.text !== '' && (known?.weight ?? 0) < next.weight) {
      found.set(next.text, {...next, place: known?.place ?? place});
    }
    place += 1;
  };
  for (const {text, pieces, isIdentifier} of chunks(query.slice(0, maxQueryLength))) {
    const folded = pieces.map((piece) => fold(piece.text, language));
    if (folded.length === 1) {
      const word = folded[0] ?? '';
      add(plainWord(word, language, isQuestionWord(word, language) ? wordWeight.question : 1));
    } else {
      // In a query a slash means a path, in texts also a choice of two words.
      const isPath = text.includes('/');
      const isName = isIdentifier || isPath;
      const weight = isName ? wordWeight.identifier : wordWeight.hyphenated;
      const whole = folded.join('');
      add(wholeWord(whole, weight.whole, isName || text === text.toLowerCase()));
      folded.forEach((piece) => add({...plainWord(piece, language, weight.piece), pieceOf: whole}));
    }
  }
  return [...found.values()].slice(0, maxWords);
}

/** The words that tell what is searched for: all words if there are only function words. */
export function contentWords(words: readonly QueryWord[]): readonly QueryWord[] {
  const content = words.filter(({stop}) => !stop);
  return content.length > 0 ? content : words;
}
