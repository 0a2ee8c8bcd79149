import type {Locale} from '../../../website/config/locales.ts';
import type {Page, Passage} from '../page.mts';
import {ruleOfPages, type Place, type Report, type Rule} from '../rule.mts';

/** At most this many words; tables count, code does not. German may have 15 % more, but no longer sentences. */
const limits = {
  words: {tutorial: 1500, how_to: 1500, concept: 1500, reference: 2500, troubleshooting: 5500},
  beforeSteps: 120,
  section: 350,
  cell: 30,
  sentence: 35,
} as const;
type Kind = keyof typeof limits.words;

const allowed = (locale: Locale, words: number) => Math.round(words * (locale === 'en' ? 1 : 1.15));

/** Characters between spaces, at least one of them a letter or digit. */
export const countWords = (text: string): number =>
  text.match(/[^\s`]*[\p{L}\p{N}][^\s`]*/gu)?.length ?? 0;

const countAll = (passages: readonly Passage[]) =>
  passages.reduce((sum, {text}) => sum + countWords(text), 0);

/** Cached, because creating one is slow. */
const segmenters = new Map<Locale, Intl.Segmenter>();

/** Inline code is one word of its sentence. */
function longSentences(text: string, locale: Locale): string[] {
  if (countWords(text) <= limits.sentence) return [];
  const segmenter = segmenters.get(locale) ?? new Intl.Segmenter(locale, {granularity: 'sentence'});
  segmenters.set(locale, segmenter);
  return [...segmenter.segment(text.replace(/`[^`]*`/g, 'code'))]
    .map(({segment}) => segment)
    .filter((sentence) => countWords(sentence) > limits.sentence);
}

function checkSentences(place: Place, text: string, locale: Locale, report: Report) {
  for (const sentence of longSentences(text, locale))
    report(
      place,
      `The sentence "${sentence.slice(0, 40)} …" has ${countWords(sentence)} words, at most ${limits.sentence} are allowed.`,
      'split it in two.',
    );
}

function checkSections({headings, prose, locale, frontMatter}: Page, report: Report): void {
  const most = allowed(locale, limits.section);
  // Nobody reads the tables of these from top to bottom.
  const isForLookup = frontMatter.kind === 'reference' || frontMatter.kind === 'troubleshooting';
  for (const [index, heading] of headings.entries()) {
    const end = headings[index + 1]?.line ?? Infinity;
    const words = countAll(
      prose.filter(
        ({line, isCell}) => line > heading.line && line < end && !(isCell && isForLookup),
      ),
    );
    if (words > most)
      report(
        heading,
        `The section has ${words} words up to the next heading, at most ${most} are allowed.`,
        'shorten it, or give its parts headings.',
      );
  }
}

export const lengths = ruleOfPages('lengths', (page, report) => {
  const {file, locale, frontMatter, prose, steps} = page;
  const kind = frontMatter.kind as Kind;
  const report1 = (message: string, remedy: string) => report({file}, message, remedy);
  const most = allowed(locale, limits.words[kind] ?? Infinity);
  const words = countAll(prose);
  if (words > most)
    report1(
      `A page of kind ${kind} has at most ${most} words, this one ${words}.`,
      'leave out what another page says, or split the page in two.',
    );
  const first = allowed(locale, limits.beforeSteps);
  const before = countAll(prose.filter(({line}) => line < (steps[0] ?? 0)));
  if ((kind === 'how_to' || kind === 'tutorial') && before > first)
    report1(
      `${before} words before the first step, at most ${first} are allowed.`,
      'move them below the steps.',
    );
  for (const passage of prose) {
    const longest = allowed(locale, limits.cell);
    if (passage.isCell && countWords(passage.text) > longest)
      report(
        passage,
        `The cell "${passage.text.slice(0, 40)} …" has ${countWords(passage.text)} words, at most ${longest} are allowed.`,
        'one fact per cell; write the rest below the table.',
      );
    checkSentences(passage, passage.text, locale, report);
  }
  checkSections(page, report);
});

/** Sentences of data and components are no longer than those of pages. */
export const sentencesInCode: Rule = {
  name: 'sentences in code',
  run({catalogues}, report) {
    for (const {file, lines, locale, texts} of catalogues)
      for (const [english, text] of Object.entries(texts)) {
        for (const [words, language] of [
          [english, 'en'],
          [text, locale],
        ] as const)
          if (countWords(words) > limits.sentence)
            checkSentences({file, line: lines.get(english)}, words, language, report);
      }
  },
};
