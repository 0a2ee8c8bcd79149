import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {defaultLocale} from '../../config/locales.ts';
import {blocksOf} from '../limits/blocks.mts';
import {readingOf, type Reading} from '../limits/reading.mts';
import {problem, type Problem} from '../problem.mts';
import type {Site} from '../site.mts';

const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm);

/** The content of a page from its Markdown copy, which has everything that components add. */
export const readCopy = (reading: Reading, markdown: string): Reading => ({
  ...reading,
  // Lines of the copy would not help to find the place in the source.
  blocks: blocksOf(parser.parse(markdown)).map((block) => ({...block, line: 1})),
});

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

/** The Markdown copies of all pages in a build folder. */
export function readCopies({pages}: Site, folder: string): Reading[] {
  return pages.flatMap((page) => {
    const prefix = page.locale === defaultLocale ? '' : `${page.locale}/`;
    const file = path.join(folder, `${prefix}docs/${page.id}.md`);
    return existsSync(file) ? [readCopy(readingOf(page), readFileSync(file, 'utf8'))] : [];
  });
}
