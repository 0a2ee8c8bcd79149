import {buildIndex} from './buildIndex';
import {loadIndex, type LoadedIndex} from './loadIndex';
import {pageRoute} from './pageRoute';
import type {SectionText} from './sectionText';
import type {Language} from './types';

interface FixtureSection {
  readonly route: string;
  readonly title: string;
  readonly text?: string;
  readonly code?: string;
  readonly tags?: readonly string[];
  readonly words?: string;
  readonly parents?: readonly string[];
}

/** Sections in the order given; the page title is the title of the section without an anchor. */
export function fixtureSections(sections: readonly FixtureSection[]): SectionText[] {
  const titles = new Map(sections.map(({route, title}) => [route, title]));
  return sections.map(
    ({route, title, text = '', code = '', tags = [], words = '', parents = []}) => ({
      document: {
        type: 'docs',
        pageTitle: titles.get(pageRoute(route)) ?? title,
        tags,
        sidebarParentCategories: parents,
        sectionRoute: route,
        sectionTitle: title,
        title,
      },
      prose: text,
      shown: text,
      code,
      key: '',
      words,
    }),
  );
}

/** A small index for tests, serialized and loaded like a real one. */
export function fixtureIndex(
  sections: readonly FixtureSection[],
  language: Language = 'en',
  synonyms: readonly (readonly string[])[] = [],
  options?: Parameters<typeof loadIndex>[1],
): LoadedIndex {
  const {file} = buildIndex(fixtureSections(sections), {language, synonyms});
  return loadIndex(JSON.parse(JSON.stringify(file)) as typeof file, options);
}
