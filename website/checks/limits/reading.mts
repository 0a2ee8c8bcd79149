import type {Locale} from '../../config/locales.ts';
import type {Page} from '../page.mts';
import type {Block} from '../blocks.mts';
import {countWords} from './words.mts';

/** The content of a page in reading order, from its source or from the build. */
export interface Reading {
  /** The source file, for problems. */
  readonly file: string;
  readonly locale: Locale;
  readonly id: string;
  readonly kind: string;
  readonly blocks: readonly Block[];
}

export const readingOf = ({file, locale, id, frontMatter, blocks}: Page): Reading => ({
  file,
  locale,
  id,
  kind: String(frontMatter.kind),
  blocks,
});

export const countAll = (blocks: readonly Block[]): number =>
  blocks.reduce((sum, block) => sum + ('text' in block ? countWords(block.text) : 0), 0);

/** Words between the title and the first numbered step. */
export function wordsBeforeSteps({blocks}: Reading): number {
  const first = blocks.findIndex(({kind}) => kind === 'step');
  const before = first < 0 ? blocks : blocks.slice(0, first);
  return countAll(before.filter((block) => block.kind !== 'heading' || block.level > 1));
}

/** Tables on these kinds of pages do not count, because nobody reads them from top to bottom. */
const isForLookup = (kind: string) => kind === 'reference' || kind === 'troubleshooting';

export interface Section {
  readonly title: string;
  readonly line: number;
  readonly words: number;
}

/** The parts of a page from a heading to the next. */
export function sectionsOf({kind, blocks}: Reading): Section[] {
  const sections = [{title: '', line: 1, words: 0}];
  for (const block of blocks) {
    const last = sections.at(-1);
    if (block.kind === 'heading') {
      sections.push({title: block.text, line: block.line, words: 0});
    } else if (last && (block.kind === 'prose' || !isForLookup(kind))) {
      last.words += countAll([block]);
    }
  }
  return sections;
}
