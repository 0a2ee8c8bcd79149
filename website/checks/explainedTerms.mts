import {glossary} from '../data/glossary.ts';
import {problem, type Problem} from './problem.mts';
import type {Element, Page} from './page.mts';
import {pairs, type Site} from './site.mts';

const termsOf = ({elements}: Page): readonly Element[] =>
  elements.filter(({name}) => name === 'Term');

function checkPage(page: Page): Problem[] {
  const seen = new Set<string>();
  return termsOf(page).flatMap(({attributes, line}) => {
    const id = attributes.id ?? '';
    if (!(id in glossary))
      return [
        problem(
          page.file,
          line,
          `The glossary has no term "${id}".`,
          'add it to website/data/glossary.ts.',
        ),
      ];
    if (seen.has(id))
      return [
        problem(
          page.file,
          line,
          `"${id}" is explained a second time.`,
          'keep the first and write the word alone here.',
        ),
      ];
    seen.add(id);
    return [];
  });
}

function checkPair(original: Page, page: Page): Problem[] {
  const own = new Set(termsOf(page).map(({attributes}) => attributes.id));
  return termsOf(original)
    .filter(({attributes}) => !own.has(attributes.id))
    .map(({attributes, line}) =>
      problem(
        page.file,
        1,
        `${original.file}:${line} explains "${attributes.id}", this page does not.`,
        `write <Term id="${attributes.id}">…</Term> where the word first appears.`,
      ),
    );
}

/** Each page explains a term once, and all languages explain the same ones. */
export function checkExplainedTerms(site: Site): Problem[] {
  return [
    ...site.pages.flatMap(checkPage),
    ...pairs(site).flatMap(({original, page}) => checkPair(original, page)),
  ];
}
