import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {localeBase} from '../../config/localeBase.ts';
import {blocksOf} from '../blocks.mts';
import {readingOf, type Reading} from '../limits/reading.mts';
import {problem, type Problem} from '../problem.mts';
import type {Site} from '../site.mts';
import {contentOfCopy, type Content} from './content.mts';

const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm);

/** The Markdown copy of a page. */
export interface Copy {
  readonly text: string;
  readonly tree: Root;
  readonly content: Content;
}

export function parseCopy(text: string): Copy {
  const tree = parser.parse(text);
  return {text, tree, content: contentOfCopy(tree)};
}

/** All Markdown copies of a build folder, by their path: `/docs/cli.md`. */
export function readCopies(folder: string): ReadonlyMap<string, Copy> {
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'});
  return new Map(
    files
      .filter((name) => name.endsWith('.md'))
      .map((name) => [
        `/${name.replaceAll(path.sep, '/')}`,
        parseCopy(readFileSync(path.join(folder, name), 'utf8')),
      ]),
  );
}

/** The content of a page from its Markdown copy, which includes everything that components add. */
export const readingOfCopy = (reading: Reading, {tree}: Copy): Reading => ({
  ...reading,
  // Line numbers of the copy would not help to find the place in the source.
  blocks: blocksOf(tree).map((block) => ({...block, line: 1})),
});

/** The content of all pages that have a Markdown copy. */
export function readingsOfCopies({pages}: Site, copies: ReadonlyMap<string, Copy>): Reading[] {
  return pages.flatMap((page) => {
    const copy = copies.get(`${localeBase[page.locale]}/docs/${page.id}.md`);
    return copy ? [readingOfCopy(readingOf(page), copy)] : [];
  });
}

/** Finds sentences that announce something ("Try it:") which the Markdown copy does not have, such as a control. */
export function checkAnnouncements(copies: readonly Reading[]): Problem[] {
  return copies.flatMap(({file, blocks}) =>
    blocks.flatMap((block, index) => {
      const next = blocks[index + 1];
      return block.kind === 'prose' &&
        block.text.endsWith(':') &&
        (next?.kind ?? 'heading') === 'heading'
        ? [
            problem(
              file,
              1,
              `In the Markdown copy nothing follows "${block.text.slice(-40)}".`,
              'leave the sentence out: the control explains itself.',
            ),
          ]
        : [];
    }),
  );
}
