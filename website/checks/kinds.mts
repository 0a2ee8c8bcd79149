import {problem, type Problem} from './problem.mts';
import type {Page} from './page.mts';
import type {Site} from './site.mts';

/** Names of components that render a table end in one of these words. */
const isTable = (name: string) =>
  /(Table|Matrix|Variables|Commands|Catalogue|Parameters|Answers|Settings|Data|Features|Options|Facts|Requirements|Jobs|Glossary)$/.test(
    name,
  );
/** A screenshot, another image or a diagram. */
const hasPicture = (page: Page) =>
  page.images.length > 0 ||
  page.elements.some(({name}) => name === 'Screen') ||
  /from '@site\/src\/diagrams\//.test(page.source);

const rules: Readonly<
  Record<string, {readonly isMet: (page: Page) => boolean; readonly must: string}>
> = {
  tutorial: {isMet: (page) => page.orderedLists > 0, must: 'have numbered steps'},
  how_to: {isMet: (page) => page.orderedLists > 0, must: 'have numbered steps'},
  reference: {
    isMet: (page) => page.tables.length > 0 || page.elements.some(({name}) => isTable(name)),
    must: 'have a table',
  },
  concept: {isMet: hasPicture, must: 'have a picture'},
  troubleshooting: {
    isMet: (page) => page.headings.length > 2,
    must: 'have a section for each symptom',
  },
};

/** Each kind of page has the elements that it requires. */
export function checkKinds(site: Site): Problem[] {
  return site.pages.flatMap((page) => {
    const kind = String(page.frontMatter.kind);
    const rule = rules[kind];
    return rule && !rule.isMet(page)
      ? [
          problem(
            page.file,
            1,
            `A page of kind ${kind} must ${rule.must}.`,
            'add it, or choose the kind that the page is.',
          ),
        ]
      : [];
  });
}
