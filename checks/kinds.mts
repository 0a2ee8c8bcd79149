import {problem, type Problem} from './problem.mts';
import type {Page} from './page.mts';
import type {Site} from './site.mts';

/** Components that stand for a table or a picture have names that say so. */
const isTable = (name: string) =>
  /(Table|Matrix|Variables|Commands|Catalogue|Parameters|Answers|Settings|Data|Features|Options|Facts|Requirements|Jobs|Glossary)$/.test(
    name,
  );
const isPicture = (page: Page) =>
  page.images.length > 0 ||
  page.elements.some(({name}) => name === 'Screen') ||
  /from '@site\/src\/diagrams\//.test(page.source);

const rules: Readonly<
  Record<string, {readonly holds: (page: Page) => boolean; readonly must: string}>
> = {
  tutorial: {holds: (page) => page.orderedLists > 0, must: 'have numbered steps'},
  how_to: {holds: (page) => page.orderedLists > 0, must: 'have numbered steps'},
  reference: {
    holds: (page) => page.tables.length > 0 || page.elements.some(({name}) => isTable(name)),
    must: 'have a table',
  },
  concept: {holds: isPicture, must: 'have a picture'},
  troubleshooting: {
    holds: (page) => page.headings.length > 2,
    must: 'have a section for each symptom',
  },
};

/** Each kind of page has its shape. */
export function checkKinds(site: Site): Problem[] {
  return site.pages.flatMap((page) => {
    const kind = String(page.frontMatter.kind);
    const rule = rules[kind];
    return rule && !rule.holds(page)
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
