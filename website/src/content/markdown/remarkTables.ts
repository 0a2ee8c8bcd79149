import {isLongPair, shortValue, wholeName} from '../cellLengths';
import {stringAttribute, valueAttribute} from './mdxNodes';

interface Node {
  type: string;
  name?: string;
  attributes?: object[];
  value?: string;
  children?: Node[];
  data?: {hProperties?: Record<string, string>};
}

/** Short names without a place to break need no changes. */
const isSimple = (code = '') => code.length <= wholeName && !/[\s…[-]/.test(code);

function textOf({value, children}: Node): string {
  return value ?? children?.map(textOf).join('') ?? '';
}

const isLongRow = ({children: [name, value] = []}: Node): boolean =>
  name !== undefined &&
  value !== undefined &&
  isLongPair(textOf(name).length, textOf(value).length);

function label(cell: Node, role: string, name?: string, isInCard = false): void {
  const isShort = isInCard && textOf(cell).length <= shortValue;
  cell.data = {
    hProperties: {role, ...(name && {'data-label': name}), ...(isShort && {'data-short': 'true'})},
  };
}

function breakCode(node: Node): Node {
  if (node.type === 'inlineCode' && !isSimple(node.value)) {
    const attributes = [stringAttribute('text', node.value ?? '')];
    return {type: 'mdxJsxTextElement', name: 'BreakableCode', attributes, children: []} as Node;
  }
  return {...node, ...(node.children && {children: node.children.map(breakCode)})};
}

/**
 * Gives every cell the name of its column, because phones show rows as cards (packages/static-pages/src/css/base.css), and
 * the roles that `display: block` removes there.
 */
function describeTable(table: Node): void {
  const [head, ...rows] = table.children ?? [];
  const names = head?.children?.map(textOf) ?? [];
  head?.children?.forEach((cell) => label(cell, 'columnheader'));
  const isCards = names.length > 2 || rows.some(isLongRow);
  rows.forEach((row) =>
    row.children?.forEach((cell, index) => label(cell, 'cell', names[index], isCards && index > 0)),
  );
  table.children = table.children?.map(breakCode);
  table.children?.forEach((row) => (row.data = {hProperties: {role: 'row'}}));
  table.data = {
    hProperties: {
      role: 'table',
      ...(isCards && {'data-cards': 'true'}),
      ...(names.length > 3 && {'data-wide': 'true'}),
    },
  };
}

/** Prepares Markdown tables for narrow windows, and counts the rows of those in `<Filtered>`. */
export default function remarkTables() {
  return function visit(node: Node): void {
    if (node.type === 'table') describeTable(node);
    else node.children?.forEach(visit);
    const table = node.name === 'Filtered' && node.children?.find(({type}) => type === 'table');
    if (table) node.attributes?.push(valueAttribute('count', (table.children?.length ?? 1) - 1));
  };
}
