import {completeTranslations, defaultLocale, type Locale} from '../config/locales.ts';
import {problem, type Problem} from './problem.mts';
import type {Element, Fence, Page} from './page.mts';
import {docsFolder, pairs, type Site} from './site.mts';

/** Components whose number and order may differ, because sentences differ between languages. */
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

/** Attributes with text to translate. */
const translated = new Set(['label', 'title', 'caption', 'alt']);

/** Languages of code blocks with text to translate; all other code is the same in both languages. */
const translatedCode = new Set(['diff', 'text']);

interface Part {
  readonly text: string;
  readonly line: number;
}

const sampleOf = ({meta}: Fence) => /file=\S+/.exec(meta)?.[0] ?? '';
const codeOf = ({language, value}: Fence) =>
  translatedCode.has(language) ? `${value.split('\n').length} lines` : value;

function elementText({name, attributes}: Element): string {
  const fixed = Object.entries(attributes).filter(([key]) => !translated.has(key));
  return [name, ...fixed.map(([key, value]) => `${key}=${value}`)].join(' ');
}

const aspects: readonly {readonly name: string; readonly of: (page: Page) => readonly Part[]}[] = [
  {
    name: 'headings',
    of: ({headings}) =>
      headings.map(({level, id, line}) => ({text: `h${level} #${id ?? '?'}`, line})),
  },
  {
    name: 'code fences',
    of: ({fences}) =>
      fences.map(({language, meta, line}) => ({
        text: language + (/\bcollapsed=/.test(meta) ? ' collapsed' : ''),
        line,
      })),
  },
  {
    name: 'samples',
    of: ({fences}) => fences.map((fence) => ({text: sampleOf(fence), line: fence.line})),
  },
  {
    name: 'code',
    of: ({fences}) => fences.map((fence) => ({text: codeOf(fence), line: fence.line})),
  },
  {
    name: 'tables',
    of: ({tables}) =>
      tables.map(({header, rows, line}) => ({
        text: `${header.length} columns × ${rows.length} rows`,
        line,
      })),
  },
  {name: 'images', of: ({images}) => images.map(({url, line}) => ({text: url, line}))},
  {
    name: 'components',
    of: ({elements}) =>
      elements
        .filter(({name}) => !inline.has(name))
        .map((element) => ({text: elementText(element), line: element.line})),
  },
  {
    name: 'kind and tags',
    of: ({frontMatter}) => [
      {text: `${String(frontMatter.kind)}, ${String(frontMatter.tags)}`, line: 1},
    ],
  },
];

function firstDifference(one: readonly Part[], other: readonly Part[]): number {
  const length = Math.max(one.length, other.length);
  return (
    Array.from({length}, (_, index) => index).find(
      (index) => one[index]?.text !== other[index]?.text,
    ) ?? -1
  );
}

function comparePair(original: Page, page: Page): Problem[] {
  return aspects.flatMap(({name, of}) => {
    const [originals, own] = [of(original), of(page)];
    const index = firstDifference(originals, own);
    if (index < 0) return [];
    const here = own[index];
    const there = originals[index];
    return [
      problem(
        page.file,
        here?.line ?? 1,
        `Differs from ${original.file}${there ? `:${there.line}` : ''} in ${name}: number ${index + 1} is "${here?.text ?? 'nothing'}" here and "${there?.text ?? 'nothing'}" there.`,
        'make both pages the same.',
      ),
    ];
  });
}

function missingTranslations({pages}: Site, wanted: readonly Locale[]): Problem[] {
  const known = new Set(pages.map(({locale, id}) => `${locale}:${id}`));
  return pages.flatMap(({file, locale, id}) => {
    // Every page has its original, and the original has all translations.
    return (locale === defaultLocale ? wanted : [defaultLocale])
      .filter((other) => !known.has(`${other}:${id}`))
      .map((other) =>
        problem(
          file,
          1,
          `There is no ${docsFolder(other)}/${id}.mdx.`,
          'write the page in all languages, or remove it from all.',
        ),
      );
  });
}

/** Pages and their translations match: files, headings, code blocks, samples, tables, images, components, kind and tags. */
export function checkParity(
  site: Site,
  wanted: readonly Locale[] = completeTranslations,
): Problem[] {
  return [
    ...missingTranslations(site, wanted),
    ...pairs(site).flatMap(({original, page}) => comparePair(original, page)),
  ];
}
