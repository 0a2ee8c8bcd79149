import type {Nodes, Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {parse} from 'yaml';
import type {Locale} from '../../website/config/locales.ts';

interface At {
  readonly file: string;
  readonly line: number;
}

export interface Heading extends At {
  readonly id: string | undefined;
  readonly level: number;
  readonly text: string;
}

export interface Element extends At {
  readonly name: string;
  readonly text: string;
  /** Texts, and the source of those in braces. */
  readonly attributes: Readonly<Record<string, string>>;
}

export interface Fence extends At {
  readonly language: string;
  readonly meta: string;
  readonly code: string;
  readonly isCollapsed: boolean;
}

/** A paragraph or cell. Inline code keeps its backticks, texts of the product have quotation marks. */
export interface Passage extends At {
  readonly text: string;
  readonly isCell: boolean;
  /** Whether it is in `<details>`, closed until a reader opens it. */
  readonly isClosed: boolean;
}

/** A content page, parsed once for all rules. */
export interface Page {
  readonly file: string;
  readonly locale: Locale;
  /** Path below the folder of its language, without file extension: the route below /docs. */
  readonly id: string;
  readonly source: string;
  readonly frontMatter: Readonly<Record<string, unknown>>;
  readonly headings: Heading[];
  readonly elements: Element[];
  readonly fences: Fence[];
  readonly links: (At & {readonly url: string; readonly text: string})[];
  readonly images: At[];
  readonly tables: (At & {readonly header: readonly string[]; readonly rows: number})[];
  readonly prose: Passage[];
  /** Inline code and the lines of fences. */
  readonly code: (At & {readonly text: string})[];
  /** Lines of numbered lists. */
  readonly steps: number[];
}

const parser = unified().use([
  remarkParse,
  remarkFrontmatter,
  remarkGfm,
  remarkDirective,
  remarkMdx,
]);

const attributesOf = (node: Nodes): Record<string, string> =>
  Object.fromEntries(
    'attributes' in node && Array.isArray(node.attributes)
      ? node.attributes.flatMap((one) =>
          one.type === 'mdxJsxAttribute'
            ? [[one.name, typeof one.value === 'string' ? one.value : (one.value?.value ?? '')]]
            : [],
        )
      : [],
  );

/** A no-break space stays one. */
const oneLine = (text: string) => text.replace(/[ \t\n]+/g, ' ').trim();

/** The text of a node, without comments and other expressions. */
function textOf(node: Nodes): string {
  if (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression') return '';
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

function proseOf(node: Nodes): string {
  if (node.type === 'inlineCode') return `\`${node.value}\``;
  if (node.type === 'text') return node.value;
  if (node.type === 'break') return ' ';
  const name = 'name' in node ? node.name : undefined;
  if (name === 'Label' || name === 'Message') return `“${textOf(node)}”`;
  if (name === 'Menu') return `“${attributesOf(node).path}”`;
  return 'children' in node ? node.children.map(proseOf).join('') : '';
}

const idIn = (text: string) => /^\s*\/\*\s*#([\w-]+)\s*\*\/\s*$/.exec(text)?.[1];

const isDetails = (node: Nodes) => 'name' in node && node.name === 'details';

/** What each kind of node adds to its page. */
function add(page: Page, node: Nodes, at: At, isClosed: boolean): void {
  switch (node.type) {
    case 'yaml':
      Object.assign(page.frontMatter, parse(node.value));
      break;
    case 'heading': {
      const ids = node.children.map((child) =>
        child.type === 'mdxTextExpression' ? idIn(child.value) : undefined,
      );
      const text = oneLine(proseOf(node));
      page.headings.push({...at, level: node.depth, id: ids.find(Boolean), text});
      break;
    }
    case 'code': {
      const meta = node.meta ?? '';
      const isCollapsed = isClosed || /\bcollapsed=/.test(meta);
      page.fences.push({...at, language: node.lang ?? '', meta, code: node.value, isCollapsed});
      const lines = node.value.split('\n').map((text, index) => ({
        ...at,
        line: at.line + 1 + index,
        text,
      }));
      page.code.push(...lines);
      break;
    }
    case 'inlineCode':
      page.code.push({...at, text: node.value});
      break;
    case 'link':
      page.links.push({...at, url: node.url, text: oneLine(textOf(node))});
      break;
    case 'image':
      page.images.push(at);
      break;
    case 'list':
      if (node.ordered) page.steps.push(at.line);
      break;
    case 'paragraph':
    case 'tableCell':
      page.prose.push({
        ...{...at, text: oneLine(proseOf(node)), isCell: node.type === 'tableCell', isClosed},
      });
      break;
    case 'table': {
      const [header, ...rows] = node.children;
      const names = header?.children.map((cell) => oneLine(proseOf(cell))) ?? [];
      page.tables.push({...at, header: names, rows: rows.length});
      break;
    }
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      page.elements.push({
        ...{...at, name: node.name ?? '', text: textOf(node).replace(/\s+/g, ' ').trim()},
        attributes: attributesOf(node),
      });
  }
}

export function parsePage(file: string, locale: Locale, id: string, source: string): Page {
  const page: Page = {
    ...{file, locale, id, source, frontMatter: {}, headings: [], elements: [], fences: []},
    ...{links: [], images: [], tables: [], prose: [], code: [], steps: []},
  };
  const walk = (node: Nodes, isClosed: boolean) => {
    add(page, node, {file, line: node.position?.start.line ?? 1}, isClosed);
    if ('children' in node)
      for (const child of node.children) walk(child, isClosed || isDetails(node));
  };
  walk(parser.parse(source) as Root, false);
  return page;
}
