import {expandWord, type TermMatch} from './expand';
import type {LoadedIndex, Posting} from './loadIndex';
import {namedClass, sectionNamedClass} from './postings';
import {memoized} from './memoized';
import {bodyWeights, matchQuality, nameWeights, pageLength} from './weights';

/** How well each section and page matches one word of the query, by field, from 0 to about 1. */
export interface Answer {
  /** By section. */
  readonly title: Float32Array;
  /** By section: whether it is one of the sections of its page that contain the word most often. */
  readonly text: Float32Array;
  /** By page, as are the following. */
  readonly body: Float32Array;
  readonly tags: Float32Array;
  readonly categories: Float32Array;
}

const fields = ['title', 'text', 'body', 'tags', 'categories'] as const;

export function bodyWeight({weight}: Posting): number {
  return bodyWeights[weight] ?? 0;
}

function raise(values: Float32Array, at: number, value: number): void {
  if ((values[at] ?? 0) < value) {
    values[at] = value;
  }
}

function lengthFactor(relative: number): number {
  return pageLength.gain / (1 + pageLength.loss * Math.min(pageLength.most, relative));
}

/** How much a search word (option `words`) counts for the page, compared to a tag. */
function nameWeight(weight: number): number {
  if (weight === namedClass) {
    return nameWeights.page;
  }
  return weight === sectionNamedClass ? nameWeights.section : 0;
}

/** Scores of all sections and pages for the terms that match a word. */
export function answerOf(index: LoadedIndex, matches: readonly TermMatch[]): Answer {
  const {sectionCount, pages, pageLengths} = index;
  const answer = {
    title: new Float32Array(sectionCount),
    text: new Float32Array(sectionCount),
    body: new Float32Array(pages.length),
    tags: new Float32Array(pages.length),
    categories: new Float32Array(pages.length),
  };
  for (const {term, quality} of matches) {
    for (const posting of index.bodyPostings(term)) {
      const {page, weight} = posting;
      const name = nameWeight(weight);
      const length = name > 0 ? 1 : lengthFactor(pageLengths[page] ?? 1);
      raise(answer.body, page, quality * bodyWeight(posting) * length);
      raise(answer.tags, page, quality * name);
      const first = pages[page]?.first ?? 0;
      posting.places.forEach((place) => raise(answer.text, first + place, quality));
    }
    index.titlePostings.get(term)?.forEach((section) => raise(answer.title, section, quality));
    index.aliasPostings
      .get(term)
      ?.forEach((section) => raise(answer.title, section, quality * matchQuality.alias));
    index.tagPostings.get(term)?.forEach((page) => raise(answer.tags, page, quality));
    index.categoryPostings.get(term)?.forEach((page) => raise(answer.categories, page, quality));
  }
  return answer;
}

/** Keeps the higher score of two answers; `quality` scales the second. */
export function raiseAnswer(answer: Answer, other: Answer, quality: number): void {
  for (const field of fields) {
    other[field].forEach((value, at) => raise(answer[field], at, value * quality));
  }
}

/** The lower score of the two, since a phrase needs all of its words; in the body they may be spread over title and text. */
function combine({pages}: LoadedIndex, one: Answer, other: Answer): Answer {
  const both = (field: (typeof fields)[number]) =>
    one[field].map((value, at) => Math.min(value, other[field][at] ?? 0));
  const anywhere = ({body, title}: Answer, page: number) =>
    Math.max(body[page] ?? 0, title[pages[page]?.first ?? 0] ?? 0);
  return {
    title: both('title'),
    text: both('text'),
    body: one.body.map((_, page) => Math.min(anywhere(one, page), anywhere(other, page))),
    tags: both('tags'),
    categories: both('categories'),
  };
}

export interface PhraseAnswer extends Answer {
  readonly matches: readonly TermMatch[];
}

const answersOf = memoized((_: LoadedIndex) => new Map<string, PhraseAnswer>());

/** Scores for a phrase whose words all have to occur, in any form. Cached by index: its synonyms give the same phrases again. */
export function phraseAnswer(index: LoadedIndex, phrase: readonly string[]): PhraseAnswer {
  const answers = answersOf(index);
  const key = phrase.join(' ');
  const cached = answers.get(key);
  if (cached) {
    return cached;
  }
  const matches = phrase.map((word) =>
    expandWord(index, word).filter(({kind}) => kind !== 'prefix'),
  );
  const [first = answerOf(index, []), ...others] = matches.map((list) => answerOf(index, list));
  const answer = others.reduce((sum, other) => combine(index, sum, other), first);
  const result = {...answer, matches: matches.flat()};
  answers.set(key, result);
  return result;
}
