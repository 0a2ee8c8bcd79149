import {readFile} from 'node:fs/promises';
import type {SectionText} from '../core/sectionText';
import {isQuestionWord, isStopWord} from '../core/stopWords';
import {cleanText} from './sectionReader';
import type {PageSource} from './pages';

const frontMatterTitle = /^---\n(?:.*\n)*?title:\s*['"]?(.+?)['"]?\s*\n(?:.*\n)*?---\n/;
/** A heading with its id, in both ways to write it. */
const heading = /^#{2,3}\s+(.*?)\s*(?:\{\/\*\s*#([\w-]+)\s*\*\/\}|\{#([\w-]+)\})\s*$/gm;
const fences = /^\s*(```+|~~~+)[^]*?^\s*\1/gm;

/** Headings of a Markdown source by their ids. */
function headingsOf(source: string): Map<string, string> {
  const found = source.replace(fences, '').matchAll(heading);
  return new Map(
    [...found].map(([, text = '', id, oldId]) => [
      id ?? oldId ?? '',
      cleanText(text.replace(/!?\[([^\]]*)\]\([^)]*\)|<[^>]+>|[*`]+/g, ' $1')),
    ]),
  );
}

const anchorOf = ({document}: SectionText) => document.sectionRoute.split('#')[1] ?? '';

function isEveryday(word: string): boolean {
  return isStopWord(word, 'en') || isQuestionWord(word, 'en');
}

/** An English heading without stop words and everyday words: the index of the translation would not drop them. */
function contentOf(heading: string): string {
  return heading.replace(/\p{L}+/gu, (word) => (isEveryday(word.toLowerCase()) ? ' ' : word));
}

/** A page as it was read, with names that mean the same as its title. */
export interface NamedPage {
  readonly sections: readonly SectionText[];
  readonly names: readonly string[];
}

/**
 * Readers of a translation know the original names from the product, from forums and from code:
 * a page is found by its original title, and by the words of its original headings.
 */
export function withOriginals(sections: readonly SectionText[], source: string): NamedPage {
  const title = frontMatterTitle.exec(source)?.[1] ?? '';
  const headings = headingsOf(source).set('', title);
  const translated = sections[0]?.document.pageTitle ?? '';
  const isSame = translated.toLowerCase() === title.toLowerCase();
  return {
    sections: sections.map((section) => ({
      ...section,
      key: `${section.key} \n ${contentOf(headings.get(anchorOf(section)) ?? '')}`,
    })),
    names: isSame || title === '' ? [] : [title, translated],
  };
}

/** Adds title and headings of the original to a translated page; other pages are unchanged. */
export async function addOriginals(
  sections: readonly SectionText[],
  page: PageSource,
): Promise<NamedPage> {
  return page.original === null || sections.length === 0
    ? {sections, names: []}
    : withOriginals(sections, await readFile(page.original, 'utf8'));
}
