import type {Locale} from '../../../website/config/locales.ts';
import type {Page, Passage} from '../page.mts';
import {ruleOfPages, type Place, type Report, type Rule} from '../rule.mts';

/** At most this many words; code does not count. German may have 15 % more, but no longer sentences. */
const limits = {
  /** What everybody reads: everything but what is closed in `<details>`. */
  firstLayer: {tutorial: 1100, how_to: 1400, concept: 1100, reference: 2500, troubleshooting: 5500},
  /** Percentage of all words that stand in tables. Reference and troubleshooting are made of them. */
  tables: {tutorial: 20, how_to: 60, concept: 95, reference: 100, troubleshooting: 100},
  beforeSteps: 120,
  section: 350,
  cell: 30,
  sentence: 35,
} as const;
type Kind = keyof typeof limits.firstLayer;

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
  const onPage = (message: string, remedy: string) => report({file}, message, remedy);
  const most = allowed(locale, limits.firstLayer[kind] ?? Infinity);
  const words = countAll(prose.filter(({isClosed}) => !isClosed));
  if (words > most)
    onPage(
      `A page of kind ${kind} has at most ${most} words that everybody reads, this one ${words}.`,
      'close what only some need in <details>, leave it to the page that owns it, or split the page.',
    );
  const share = Math.round((100 * countAll(prose.filter(({isCell}) => isCell))) / countAll(prose));
  if (share > (limits.tables[kind] ?? 100))
    onPage(
      `${share} % of the words are in tables, at most ${limits.tables[kind]} % are allowed.`,
      'write single facts as sentences: a table compares three things by two properties.',
    );
  const first = allowed(locale, limits.beforeSteps);
  const before = countAll(prose.filter(({line}) => line < (steps[0] ?? 0)));
  if ((kind === 'how_to' || kind === 'tutorial') && before > first)
    onPage(
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
