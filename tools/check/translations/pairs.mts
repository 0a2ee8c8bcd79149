import {completeTranslations, defaultLocale} from '../../../website/config/locales.ts';
import {translationHash} from '../../../website/src/content/translationHash.mts';
import type {Page} from '../page.mts';
import {isOfProduct} from '../productTexts.mts';
import type {Report, Rule} from '../rule.mts';
import {docsFolder, pairsOf} from '../site.mts';

export const missingTranslations: Rule = {
  name: 'missing translations',
  run({pages, unreadable}, report) {
    const known = new Set([...pages, ...unreadable].map(({file}) => file));
    for (const {file, id, locale} of pages)
      for (const other of locale === defaultLocale ? completeTranslations : [defaultLocale]) {
        const wanted = `${docsFolder(other)}/${id}.mdx`;
        if (!known.has(wanted))
          report(
            {file},
            `There is no ${wanted}.`,
            'write the page in all languages, or remove it from all.',
          );
      }
  },
};

/** Sentences differ between languages, so the number and order of these may, too. */
const inline = /^(?:Label|Menu|Message|Since|Term|[a-z]\w*)$/;
const translated = /^(?:label|title|caption|alt|default)$/;
const sample = /\b(?:file=\S+|collapsed=)/g;
/** Code with texts to translate. */
const withTexts = /^(?:diff|text)$/;

type Part = readonly [text: string, line: number];

/** What is the same in all languages, in the same order. */
const aspects: Readonly<Record<string, (page: Page) => readonly Part[]>> = {
  headings: ({headings}) => headings.map(({level, id, line}) => [`h${level} #${id ?? '?'}`, line]),
  code: ({fences}) =>
    fences.map(({language, meta, code, line}) => [
      [
        language,
        ...(meta.match(sample) ?? []),
        withTexts.test(language) ? `${code.split('\n').length} lines` : code,
      ].join(' '),
      line,
    ]),
  tables: ({tables}) =>
    tables.map(({header, rows, line}) => [`${header.length} columns × ${rows} rows`, line]),
  components: ({elements}) =>
    elements
      .filter(({name}) => !inline.test(name))
      .map(({name, attributes, line}) => {
        const fixed = Object.entries(attributes).filter(([key]) => !translated.test(key));
        const words = [name, ...fixed.map(([key, value]) => `${key}=${value}`)];
        return [words.join(' ').replace(/\s+/g, ' '), line];
      }),
  'explained terms': ({elements}) =>
    elements
      .filter(({name}) => name === 'Term')
      .map(({attributes, line}): Part => [attributes.id ?? '', line])
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  kind: ({frontMatter}) => [[String(frontMatter.kind), 1]],
};

function compare(original: Page, page: Page, report: Report): void {
  for (const [name, of] of Object.entries(aspects)) {
    const [theirs, ours] = [of(original), of(page)];
    const length = Math.max(theirs.length, ours.length);
    const index = Array.from({length}).findIndex((_, at) => theirs[at]?.[0] !== ours[at]?.[0]);
    if (index < 0) continue;
    const [[here, line] = ['nothing', 1], [there, at] = ['nothing', 1]] = [
      ours[index],
      theirs[index],
    ];
    report(
      {file: page.file, line},
      `Differs from ${original.file}:${at} in ${name}: "${here}" here, "${there}" there.`,
      'make both pages the same.',
    );
  }
}

export const parity: Rule = {
  name: 'parity of languages',
  run(site, report) {
    for (const [original, page] of pairsOf(site)) compare(original, page, report);
  },
};

export const freshness: Rule = {
  name: 'fresh translations',
  run(site, report) {
    for (const [original, page] of pairsOf(site)) {
      const {source_hash: hash} = page.frontMatter;
      if (hash !== undefined && hash !== translationHash(original.source))
        report(
          {file: page.file},
          `The English page ${original.file} has changed since this translation.`,
          'bring this text up to date, then run "npm run accept".',
        );
    }
  },
};

/** Fewer words may well be the same in both languages. */
const fewWords = 5;
const ownWords = (text: string) =>
  text.replace(/`[^`]*`|“[^”]*”|„[^“]*“/g, '').match(/\p{L}+/gu)?.length ?? 0;

export const leftInEnglish: Rule = {
  name: 'passages left in English',
  run(site, report) {
    for (const [original, page] of pairsOf(site)) {
      const english = new Set(original.prose.map(({text}) => text));
      for (const passage of page.prose) {
        const {text} = passage;
        if (english.has(text) && !isOfProduct(text) && ownWords(text) >= fewWords)
          report(
            passage,
            `"${text.slice(0, 50)} …" is the same as on ${original.file}.`,
            'translate it; put what the product says into quotation marks.',
          );
      }
    }
  },
};
