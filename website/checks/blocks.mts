import type {Nodes, Table} from 'mdast';

/** A part of a page in reading order. */
export type Block =
  | {readonly kind: 'heading'; readonly level: number; readonly text: string; readonly line: number}
  /** The start of a numbered step, or code, which is not counted. */
  | {readonly kind: 'step' | 'code'; readonly line: number}
  | {readonly kind: 'prose' | 'cell'; readonly text: string; readonly line: number};

type Node = Nodes | {readonly type: 'mdxJsxTextElement'; readonly name: string | null};

const childrenOf = (node: Node): Node[] => ('children' in node ? (node.children as Node[]) : []);
const lineOf = (node: Node): number => ('position' in node && node.position?.start.line) || 1;

/** The text of `<Menu path="Administration > Users" />` is its path. */
function menuOf(node: Node): string {
  const {name, attributes = []} = node as {
    name?: string | null;
    attributes?: {name?: string; value?: unknown}[];
  };
  const path = name === 'Menu' && attributes.find((attribute) => attribute.name === 'path')?.value;
  return typeof path === 'string' ? path : '';
}

/** The text of a node. Code keeps its backticks, so that it counts as one word of the sentence. */
function textOf(node: Node): string {
  switch (node.type) {
    case 'text':
      return node.value;
    case 'inlineCode':
      return `\`${node.value}\``;
    case 'break':
      return ' ';
    default:
      return menuOf(node) || childrenOf(node).map(textOf).join('');
  }
}

const piece = (kind: 'prose' | 'cell', node: Node): Block => ({
  kind,
  text: textOf(node).replace(/\s+/g, ' ').trim(),
  line: lineOf(node),
});

const cellsOf = (table: Table): Block[] =>
  table.children.flatMap((row) => row.children.map((cell) => piece('cell', cell)));

/** The blocks of a page or a part of it, without texts that components add: these are only in the built page. */
export function blocksOf(node: Node): Block[] {
  switch (node.type) {
    case 'heading':
      return [{kind: 'heading', level: node.depth, text: textOf(node).trim(), line: lineOf(node)}];
    case 'paragraph':
      return [piece('prose', node)];
    case 'table':
      return cellsOf(node);
    case 'code':
      return [{kind: 'code', line: lineOf(node)}];
    case 'list':
      return node.children.flatMap((item): Block[] => [
        ...(node.ordered ? [{kind: 'step' as const, line: lineOf(item)}] : []),
        ...blocksOf(item),
      ]);
    default:
      return childrenOf(node).flatMap(blocksOf);
  }
}
