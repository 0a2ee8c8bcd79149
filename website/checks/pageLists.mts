import {readFileSync} from 'node:fs';
import path from 'node:path';
import {completeLocales, defaultLocale, type Locale} from '../config/locales.ts';
import {knownIssues} from '../data/knownIssues/index.ts';
import {searchWords} from '../data/searchWords.ts';
import {sectionWords} from '../data/sectionWords.ts';
import {root} from './loadSite.mts';
import {problem, type Problem} from './problem.mts';
import type {Site} from './site.mts';

const order = 'sidebars.ts';
/** The file with the search words of a language. */
const wordsOf = (locale: Locale) =>
  locale === defaultLocale ? 'data/searchWords.ts' : `i18n/${locale}/search/words.json`;

/** Lists in which every page must have an entry. */
export interface PageLists {
  /** Ids of pages in the sidebar. */
  readonly listed: ReadonlySet<string>;
  /** Ids of pages that have search words, by language. */
  readonly worded: ReadonlyMap<Locale, ReadonlySet<string>>;
}

/** Sections whose heading comes from a component instead of the page. */
const generatedSections = Object.keys(knownIssues).map((id) => `docs/about/known_issues#${id}`);

function readLists(): PageLists {
  const strings = readFileSync(path.join(root, order), 'utf8').matchAll(/'([^'\n]+)'/g);
  return {
    listed: new Set([...strings].map(([, text = '']) => text)),
    worded: new Map(
      completeLocales.map((locale) => {
        const entries = Object.entries(searchWords).filter(([, texts]) => texts[locale]);
        return [locale, new Set(entries.map(([key]) => key.replace(/^docs\//, '')))];
      }),
    ),
  };
}

/** Every page is in the sidebar and has search words in each complete language; no other page has any. */
export function checkPageLists({pages}: Site, {listed, worded} = readLists()): Problem[] {
  const english = pages.filter(({locale}) => locale === 'en');
  const ids = new Set(english.map(({id}) => id));
  return [
    ...english
      .filter(({id}) => !listed.has(id))
      .map(({file, id}) => problem(file, 1, `${order} has no "${id}".`, `add it to ${order}.`)),
    ...[...worded].flatMap(([locale, known]) => [
      ...english
        .filter(({id}) => !known.has(id))
        .map(({file, id}) =>
          problem(
            file,
            1,
            `${wordsOf(locale)} has no "docs/${id}".`,
            'add search words: what readers of this language call its tasks.',
          ),
        ),
      ...[...known]
        .filter((id) => !ids.has(id))
        .map((id) =>
          problem(wordsOf(locale), 1, `There is no page docs/${id}.mdx.`, 'remove its words.'),
        ),
    ]),
  ];
}

/** Every section in data/sectionWords.ts exists. */
export function checkSectionWords(
  {pages}: Site,
  ids: readonly string[] = Object.keys(sectionWords),
): Problem[] {
  const sections = new Set([
    ...pages.flatMap(({id, headings}) => headings.map((heading) => `docs/${id}#${heading.id}`)),
    ...generatedSections,
  ]);
  return ids
    .filter((id) => !sections.has(id))
    .map((id) =>
      problem(
        'data/sectionWords.ts',
        1,
        `There is no section ${id}.`,
        'correct its page or anchor, or remove its words.',
      ),
    );
}
