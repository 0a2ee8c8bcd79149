import {fold} from 'docusaurus-theme-section-search/core';
import type {KnownError} from './data';

/** Below this likeness a message is another one. */
const enough = 0.6;
/** An entry that is this much worse than the best one is no candidate. */
const near = 0.85;

const wordsOf = (text: string): readonly string[] =>
  fold(text, 'en').match(/[\p{L}\p{N}_]+/gu) ?? [];

/** Words with spaces around, to find them as a phrase in others. */
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

/** How much a word tells: one that many messages have tells little. */
function rarity(wordings: readonly Wording[]): (word: string) => number {
  const counts = new Map<string, number>();
  for (const {words} of wordings)
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return (word) => Math.log(1 + wordings.length / (counts.get(word) ?? 1));
}

/** The entries that a message, perhaps a whole line of a log, may mean; the most similar one first. */
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
    // A line of a log has more words than the message in it. The words of a short one may all occur by chance.
    const isInside = own.size > 2 || (own.size > 1 && phrase.includes(wording));
    const inside = isInside ? (0.95 * common) / sum(own) : 0;
    best.set(entry, Math.max(best.get(entry) ?? 0, likeness, inside));
  }
  const ranked = [...best].filter(([, score]) => score >= enough).sort((a, b) => b[1] - a[1]);
  const top = ranked[0]?.[1] ?? 0;
  return ranked.filter(([, score]) => score >= top * near).map(([entry]) => entry);
}
