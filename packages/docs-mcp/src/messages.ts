import {fold} from 'docusaurus-theme-section-search/core';
import type {KnownError} from './data';

/** Minimum similarity to count as the same message. */
const enough = 0.6;
/** Entries below this fraction of the best similarity are not candidates. */
const near = 0.85;

const wordsOf = (text: string): readonly string[] =>
  fold(text, 'en').match(/[\p{L}\p{N}_]+/gu) ?? [];

/** Words surrounded by spaces, to find them as a phrase within other words. */
const phraseOf = (words: readonly string[]) => ` ${words.join(' ')} `;

interface Wording {
  readonly entry: KnownError;
  readonly words: ReadonlySet<string>;
  readonly phrase: string;
}

const wordingsOf = (entries: readonly KnownError[]): Wording[] =>
  entries.flatMap((entry) =>
    [entry.message, ...entry.also].map((text) => {
      const words = wordsOf(text);
      return {entry, words: new Set(words), phrase: phraseOf(words)};
    }),
  );

/** Weight of a word: a word of many messages says little. */
function rarity(wordings: readonly Wording[]): (word: string) => number {
  const counts = new Map<string, number>();
  for (const {words} of wordings)
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return (word) => Math.log(1 + wordings.length / (counts.get(word) ?? 1));
}

/** The entries that a message, perhaps with the rest of its log line, may refer to. The most similar one comes first. */
export function similarErrors(entries: readonly KnownError[], message: string): KnownError[] {
  const wordings = wordingsOf(entries);
  const weight = rarity(wordings);
  const sum = (words: Iterable<string>) => [...words].reduce((all, word) => all + weight(word), 0);
  const words = wordsOf(message);
  const [asked, phrase] = [new Set(words), phraseOf(words)];
  const whole = sum(asked);
  const best = new Map<KnownError, number>();
  for (const {entry, words: own, phrase: wording} of wordings) {
    const common = sum([...own].filter((word) => asked.has(word)));
    const likeness = whole + sum(own) > 0 ? (2 * common) / (whole + sum(own)) : 0;
    // A log line has more words than the message in it. All words of a short message may occur in it by chance, so these
    // must occur as a phrase.
    const isInside = own.size > 2 || (own.size > 1 && phrase.includes(wording));
    const inside = isInside ? (0.95 * common) / sum(own) : 0;
    best.set(entry, Math.max(best.get(entry) ?? 0, likeness, inside));
  }
  const ranked = [...best].filter(([, score]) => score >= enough).sort((a, b) => b[1] - a[1]);
  const top = ranked[0]?.[1] ?? 0;
  return ranked.filter(([, score]) => score >= top * near).map(([entry]) => entry);
}
