import {problem, type Problem} from './problem.mts';
import type {Page} from './page.mts';
import {docsFolder, pairs, type Site} from './site.mts';

/** Components whose number and order is free, because sentences differ between languages. */
const inline = new Set([
  'Label',
  'Menu',
  'Message',
  'Since',
  'Term',
  'br',
  'kbd',
  'code',
  'sup',
  'sub',
  'abbr',
  'span',
]);

const aspects: readonly {readonly name: string; readonly of: (page: Page) => readonly string[]}[] =
  [
    {name: 'headings', of: (page) => page.headings.map(({level, id}) => `h${level} #${id ?? '?'}`)},
    {
      name: 'code fences',
      of: (page) =>
        page.fences.map(({language, meta}) =>
          `${language} ${/file=\S+/.exec(meta)?.[0] ?? ''}`.trim(),
        ),
    },
    {
      name: 'tables',
      of: (page) => page.tables.map(({columns, rows}) => `${columns} columns × ${rows} rows`),
    },
    {name: 'images', of: (page) => page.images.map(({url}) => url)},
    {
      name: 'components',
      of: (page) =>
        page.elements
          .filter(({name}) => !inline.has(name))
          .map(
            ({name, attributes}) =>
              `${name}${attributes.id ? ` id=${attributes.id}` : ''}${attributes.value ? ` value=${attributes.value}` : ''}`,
          ),
    },
    {
      name: 'kind and tags',
      of: ({frontMatter}) => [String(frontMatter.kind), String(frontMatter.tags)],
    },
  ];

function firstDifference(en: readonly string[], de: readonly string[]): number {
  const length = Math.max(en.length, de.length);
  return Array.from({length}, (_, index) => index).find((index) => en[index] !== de[index]) ?? -1;
}

function comparePair(en: Page, de: Page): Problem[] {
  return aspects.flatMap(({name, of}) => {
    const index = firstDifference(of(en), of(de));
    if (index < 0) return [];
    const here = of(de)[index] ?? 'nothing';
    const there = of(en)[index] ?? 'nothing';
    return [
      problem(
        de.file,
        1,
        `Differs from ${en.file} in ${name}: number ${index + 1} is "${here}" here and "${there}" there.`,
        'make both pages the same.',
      ),
    ];
  });
}

function missingTwins({pages}: Site): Problem[] {
  const known = new Set(pages.map(({locale, id}) => `${locale}:${id}`));
  return pages.flatMap(({file, locale, id}) => {
    const other = locale === 'en' ? 'de' : 'en';
    return known.has(`${other}:${id}`)
      ? []
      : [
          problem(
            file,
            1,
            `There is no ${docsFolder(other)}/${id}.mdx.`,
            'write the page in both languages, or remove both.',
          ),
        ];
  });
}

/** English and German pages pair up: files, headings, fences, tables, images, components. */
export function checkParity(site: Site): Problem[] {
  return [...missingTwins(site), ...pairs(site).flatMap(({en, de}) => comparePair(en, de))];
}
