import {literalsOf, sourceOf} from './literals.mts';
import type {Page} from './page.mts';
import type {Site, SourceFile} from './site.mts';

/** Code that readers see: inline code in a sentence, or a line of a code block. */
export interface CodePassage {
  readonly file: string;
  readonly line: number;
  readonly code: string;
}

function ofPage({file, codes, fences}: Page): CodePassage[] {
  return [
    ...codes.map(({text, line}) => ({file, line, code: text})),
    ...fences.flatMap(({value, line}) =>
      value.split('\n').map((code, index) => ({file, line: line + 1 + index, code})),
    ),
  ];
}

function ofFacts(facts: SourceFile): CodePassage[] {
  return literalsOf(facts).flatMap(({file, line, text}) =>
    [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => ({file, line, code})),
  );
}

const ofSample = ({file, source}: SourceFile): CodePassage[] =>
  source.split('\n').map((code, index) => ({file, line: index + 1, code}));

/** All code on pages, in the texts of `data/` and in samples. */
export function codePassages({pages, code, texts, samples}: Site): CodePassage[] {
  return [
    ...pages.flatMap(ofPage),
    ...[...code, ...texts].filter(({file}) => sourceOf(file).startsWith('data/')).flatMap(ofFacts),
    ...samples.flatMap(ofSample),
  ];
}
