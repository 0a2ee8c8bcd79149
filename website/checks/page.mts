import type {Root, RootContent, PhrasingContent} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {parse} from 'yaml';
import type {Locale} from '../config/locales.ts';
import {blocksOf, type Block} from './blocks.mts';

export interface Heading {
  readonly id: string | undefined;
  readonly level: number;
  readonly text: string;
  readonly line: number;
}

export interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** The source of attributes that are written in braces. */
  readonly expressions: Readonly<Record<string, string>>;
  readonly text: string;
  readonly line: number;
}

export interface Fence {
  readonly language: string;
  readonly meta: string;
  readonly value: string;
  readonly line: number;
  /** Whether it has `collapsed=` in its meta string or is inside `<details>`. */
  readonly isCollapsed: boolean;
}

export interface Table {
  readonly header: readonly string[];
  readonly rows: readonly {readonly cells: readonly string[]; readonly line: number}[];
  readonly line: number;
}

export interface Link {
  readonly url: string;
  readonly text: string;
  readonly line: number;
}

/** A piece of text and where it starts. */
interface Passage {
  readonly text: string;
  readonly line: number;
}

/** A content page, parsed once for all checks. */
export interface Page {
  /** Path from the root of the repository. */
  readonly file: string;
  readonly locale: Locale;
  /** Path below the folder of its language, without file extension: the route below /docs. */
  readonly id: string;
  readonly source: string;
  readonly frontMatter: Readonly<Record<string, unknown>>;
  readonly headings: readonly Heading[];
  readonly elements: readonly Element[];
  readonly fences: readonly Fence[];
  readonly links: readonly Link[];
  readonly images: readonly {readonly url: string; readonly alt: string; readonly line: number}[];
  readonly tables: readonly Table[];
  readonly orderedLists: number;
  /** The parts of the page in reading order. */
  readonly blocks: readonly Block[];
  readonly prose: readonly Passage[];
  /** Inline code. */
  readonly codes: readonly Passage[];
}

type Node = Root | RootContent | PhrasingContent;

const parser = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkDirective)
  .use(remarkMdx);

const lineOf = (node: Node): number => node.position?.start.line ?? 1;
const childrenOf = (node: Node): Node[] => ('children' in node ? (node.children as Node[]) : []);

function textOf(node: Node): string {
  return 'value' in node && node.type !== 'mdxTextExpression' && node.type !== 'mdxFlowExpression'
    ? String(node.value)
    : childrenOf(node).map(textOf).join('');
}

function headingOf(node: Node): Heading {
  const comment = childrenOf(node).find((child) => child.type === 'mdxTextExpression');
  const id = /^\/\*\s*#([\w-]+)\s*\*\/$/.exec(
    (comment as {value?: string} | undefined)?.value?.trim() ?? '',
  )?.[1];
  return {
    id,
    level: (node as {depth: number}).depth,
    text: textOf(node).trim(),
    line: lineOf(node),
  };
}

function elementOf(node: Node): Element {
  const {name, attributes} = node as unknown as {
    name: string | null;
    attributes: {name?: string; value?: unknown}[];
  };
  const entries = attributes.flatMap(({name: key, value}) =>
    key && typeof value === 'string' ? [[key, value] as const] : [],
  );
  const expressions = attributes.flatMap(({name: key, value}) =>
    key && typeof value === 'object' && value !== null
      ? [[key, (value as {value: string}).value] as const]
      : [],
  );
  return {
    name: name ?? '',
    attributes: Object.fromEntries(entries),
    expressions: Object.fromEntries(expressions),
    text: textOf(node).trim(),
    line: lineOf(node),
  };
}

function tableOf(node: Node): Table {
  const [header, ...rows] = childrenOf(node).map((row) => ({
    cells: childrenOf(row).map((cell) => textOf(cell).trim()),
    line: lineOf(row),
  }));
  return {header: header?.cells ?? [], rows, line: lineOf(node)};
}

function fenceOf(node: Node, isInside: boolean): Fence {
  const {lang, meta, value} = node as {lang?: string | null; meta?: string | null; value: string};
  return {
    language: lang ?? '',
    meta: meta ?? '',
    value,
    line: lineOf(node),
    isCollapsed: isInside || /\bcollapsed=/.test(meta ?? ''),
  };
}

const passageOf = (node: Node): Passage => ({text: textOf(node), line: lineOf(node)});

/** Every node below the root, in document order. */
function* walk(node: Node): Generator<Node> {
  for (const child of childrenOf(node)) {
    yield child;
    yield* walk(child);
  }
}

export function parsePage(file: string, locale: Locale, id: string, source: string): Page {
  const tree = parser.parse(source);
  const nodes = [...walk(tree)];
  const ofType = (type: string) => nodes.filter((node) => node.type === type);
  const details = nodes.filter((node) => 'name' in node && node.name === 'details');
  const inDetails = new Set(details.flatMap((node) => [...walk(node)]));
  const yaml = ofType('yaml')[0] as {value: string} | undefined;
  return {
    file,
    locale,
    id,
    source,
    frontMatter: (parse(yaml?.value ?? '') ?? {}) as Record<string, unknown>,
    headings: ofType('heading').map(headingOf),
    elements: nodes
      .filter((node) => node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement')
      .map(elementOf),
    fences: ofType('code').map((node) => fenceOf(node, inDetails.has(node))),
    links: ofType('link').map((node) => ({
      url: (node as {url: string}).url,
      text: textOf(node),
      line: lineOf(node),
    })),
    images: ofType('image').map((node) => {
      const {url, alt} = node as {url: string; alt?: string | null};
      return {url, alt: alt ?? '', line: lineOf(node)};
    }),
    tables: ofType('table').map(tableOf),
    orderedLists: ofType('list').filter((node) => (node as {ordered?: boolean | null}).ordered)
      .length,
    blocks: blocksOf(tree),
    prose: ofType('text').map(passageOf),
    codes: ofType('inlineCode').map(passageOf),
  };
}
