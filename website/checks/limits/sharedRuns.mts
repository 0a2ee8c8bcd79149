import {privacy} from '../../data/privacy.ts';
import {problem, type Problem} from '../problem.mts';
import {docsFolder} from '../site.mts';
import {limits} from './limits.mts';
import type {Reading} from './reading.mts';
import {wordsOf} from './words.mts';

const runLength = 8;

/** A paragraph, cell or heading. Runs of words never span two of them. */
interface Text {
  readonly page: string;
  readonly words: readonly string[];
  /** Each run of eight words, by the index of its first word. */
  readonly runs: readonly string[];
}

function textOf(page: string, text: string): Text {
  const words = wordsOf(text).map((word) =>
    word.toLowerCase().replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''),
  );
  const starts = Math.max(0, words.length - runLength + 1);
  const runs = Array.from({length: starts}, (_, at) => words.slice(at, at + runLength).join(' '));
  return {page, words, runs};
}

/** Runs in sentences that pages share on purpose. */
const agreed = new Set(
  Object.values(privacy)
    .flatMap((text) => Object.values(text))
    .flatMap((text) => textOf('', text.replace(/(?<=\])\([^)]*\)/g, '')).runs),
);

/** Consecutive words of a page that other pages have too. */
export interface Passage {
  readonly page: string;
  readonly others: readonly string[];
  readonly words: readonly string[];
}

function passagesOf({page, words, runs}: Text, pagesOf: ReadonlyMap<string, Set<string>>) {
  const others = runs.map((run) => [...(pagesOf.get(run) ?? [])].filter((id) => id !== page));
  const passages: {page: string; others: string[]; words: string[]}[] = [];
  let isOpen = false;
  words.forEach((word, at) => {
    const here = others.slice(Math.max(0, at - runLength + 1), at + 1).flat();
    if (here.length > 0 && !isOpen) passages.push({page, others: [], words: []});
    isOpen = here.length > 0;
    const passage = passages.at(-1);
    if (!isOpen || !passage) return;
    passage.words.push(word);
    passage.others = [...new Set([...passage.others, ...here])];
  });
  return passages;
}

/** All passages that pages of one language share, and their percentage of all words. */
export function sharedPassages(pages: readonly Reading[]): {
  readonly passages: readonly Passage[];
  readonly percent: number;
} {
  const texts = pages.flatMap(({id, blocks}) =>
    blocks.flatMap((block) => ('text' in block ? [textOf(id, block.text)] : [])),
  );
  const pagesOf = new Map<string, Set<string>>();
  for (const {page, runs} of texts)
    for (const run of runs)
      if (!agreed.has(run)) pagesOf.set(run, (pagesOf.get(run) ?? new Set()).add(page));
  const passages = texts.flatMap((text) => passagesOf(text, pagesOf));
  const all = texts.reduce((sum, {words}) => sum + words.length, 0);
  const shared = passages.reduce((sum, {words}) => sum + words.length, 0);
  return {passages, percent: all === 0 ? 0 : (100 * shared) / all};
}

/** Each fact is written once: pages of one language share few runs of words. */
export function checkSharedRuns(pages: readonly Reading[]): Problem[] {
  const [first] = pages;
  const {percent} = sharedPassages(pages);
  return first && percent > limits.sharedWords
    ? [
        problem(
          docsFolder(first.locale),
          1,
          `${percent.toFixed(1)} % of all words are on another page too, at most ${limits.sharedWords} % are allowed.`,
          'let one page own each fact and the others link to it; "npm run figures -- --shared" lists the passages.',
        ),
      ]
    : [];
}
