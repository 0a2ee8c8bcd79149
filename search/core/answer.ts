import {expandWord, type TermMatch} from './expand';
import type {LoadedIndex, Posting} from './loadIndex';
import {namedClass, sectionNamedClass} from './postings';
import {remembered} from './remembered';
import {bodyWeights, matchQuality, nameWeights, pageLength} from './weights';

/** How well sections and pages answer a word, field by field, from 0 to about 1. */
export interface Answer {
  /** By section. */
  readonly title: Float32Array;
  /** By section: its text is among those of the page that say the word most. */
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

/** How far a word of the readers is one of the page, like its tags. */
function nameWeight(weight: number): number {
  if (weight === namedClass) {
    return nameWeights.page;
  }
  return weight === sectionNamedClass ? nameWeights.section : 0;
}

/** What the terms that were found for a word say. */
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

/** Takes over what another answer knows better. */
export function raiseAnswer(answer: Answer, other: Answer, quality: number): void {
  for (const field of fields) {
    other[field].forEach((value, at) => raise(answer[field], at, value * quality));
  }
}

/** A place counts as far as it answers both; in the body a phrase may be spread over headings and text. */
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

const answersOf = remembered((_: LoadedIndex) => new Map<string, PhraseAnswer>());

/** What all words of a phrase say together, in any form; remembered, because phrases come from the index. */
export function phraseAnswer(index: LoadedIndex, phrase: readonly string[]): PhraseAnswer {
  const answers = answersOf(index);
  const key = phrase.join(' ');
  const remembered = answers.get(key);
  if (remembered) {
    return remembered;
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
