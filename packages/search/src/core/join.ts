import type {TermMatch} from './expand';
import type {LoadedIndex} from './loadIndex';
import type {QueryWord} from './query';
import {stem} from './stem';
import {matchQuality} from './weights';

/** Particles of separable German verbs, which stand at the end of a sentence: "Wie lege ich … an?" */
const particles = new Set(
  'ab an auf aus bei durch ein fest frei her hin hinzu los mit nach um vor weg weiter wieder zu zuruck zusammen'.split(
    ' ',
  ),
);

function termsOf({termIds, stems, language}: LoadedIndex, word: string): TermMatch[] {
  const exact = termIds.get(word);
  const terms = [
    ...(exact === undefined ? [] : [exact]),
    ...(stems.get(stem(word, language)) ?? []),
  ];
  return terms.map((term) => ({term, kind: 'stem', quality: matchQuality.joined}));
}

export interface Joined {
  readonly terms: readonly TermMatch[];
  /** One of the two words is a function word, so the pair is meant as one word: "log in". */
  readonly isMeant: boolean;
  /** Whether the word is a separable verb or the particle of one. */
  readonly role: 'verb' | 'particle' | null;
}

/** Compares places in the query as typed: in "the text in the box" the second "the" is dropped, but separates its neighbors. */
function areNeighbors(one: QueryWord | undefined, other: QueryWord | undefined): boolean {
  return one !== undefined && other !== undefined && other.place === one.place + 1;
}

/**
 * For each word of the query the terms that it forms with another one: "log in" matches login,
 * "rule set" matches ruleset, and "lege … an" matches anlegen.
 */
export function joinedTerms(index: LoadedIndex, query: readonly QueryWord[]): Joined[] {
  const last = query[query.length - 1];
  const isSentence = index.language === 'de' && query.length > 2;
  const particle = isSentence && last && particles.has(last.text) ? last : undefined;
  const isVerb = (word: QueryWord) =>
    particle !== undefined &&
    particle !== word &&
    !word.whole &&
    termsOf(index, particle.text + word.text).length > 0;
  const verb = query.find(isVerb);
  const roleOf = (word: QueryWord) =>
    word === verb ? 'verb' : verb && word === particle ? 'particle' : null;
  return query.map((word, at) => {
    const pairs = [
      [query[at - 1], word],
      [word, query[at + 1]],
    ].filter(([one, other]) => areNeighbors(one, other));
    const found = [...pairs, [particle, word]].flatMap(([one, other]) => {
      const isPair = one && other && one !== other && !one.whole && !other.whole;
      const terms = isPair ? termsOf(index, one.text + other.text) : [];
      return terms.length > 0 ? [{terms, isMeant: Boolean(one?.stop || other?.stop)}] : [];
    });
    return {
      terms: found.flatMap(({terms}) => terms),
      isMeant: found.some(({isMeant}) => isMeant),
      role: roleOf(word),
    };
  });
}
