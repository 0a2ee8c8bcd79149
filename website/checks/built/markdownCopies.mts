import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
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
