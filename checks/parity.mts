import {problem, type Problem} from './problem.mts';
import type {Element, Fence, Page} from './page.mts';
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

/** Attributes that hold words. */
const translated = new Set(['label', 'title', 'caption', 'alt']);

/** Schemes and comparisons are made of words; all other code is the same in both languages. */
const madeOfWords = new Set(['diff', 'text']);

interface Part {
  readonly text: string;
  readonly line: number;
}

const sampleOf = ({meta}: Fence) => /file=\S+/.exec(meta)?.[0] ?? '';
const codeOf = ({language, value}: Fence) =>
  madeOfWords.has(language) ? `${value.split('\n').length} lines` : value;

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

function firstDifference(en: readonly Part[], de: readonly Part[]): number {
  const length = Math.max(en.length, de.length);
  return (
    Array.from({length}, (_, index) => index).find(
      (index) => en[index]?.text !== de[index]?.text,
    ) ?? -1
  );
}

function comparePair(en: Page, de: Page): Problem[] {
  return aspects.flatMap(({name, of}) => {
    const [english, german] = [of(en), of(de)];
    const index = firstDifference(english, german);
    if (index < 0) return [];
    const here = german[index];
    const there = english[index];
    return [
      problem(
        de.file,
        here?.line ?? 1,
        `Differs from ${en.file}${there ? `:${there.line}` : ''} in ${name}: number ${index + 1} is "${here?.text ?? 'nothing'}" here and "${there?.text ?? 'nothing'}" there.`,
        'make both pages the same.',
      ),
    ];
  });
}

function missingTranslations({pages}: Site): Problem[] {
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

/** English and German pages pair up: files, headings, fences, samples, tables, images, components. */
export function checkParity(site: Site): Problem[] {
  return [...missingTranslations(site), ...pairs(site).flatMap(({en, de}) => comparePair(en, de))];
}
