import {parseSync, Visitor, type Node, type Program, type VisitorObject} from 'oxc-parser';

export interface SourceFile {
  /** Path from the root of the repository. */
  readonly file: string;
  readonly source: string;
}

interface Parsed {
  readonly program: Program;
  /** Offset of the end of each line. */
  readonly ends: readonly number[];
}

const parsed = new WeakMap<SourceFile, Parsed>();

/** Parses each file only once, however many checks need it. */
function parse(code: SourceFile): Parsed {
  const known = parsed.get(code);
  if (known) return known;
  const {program, errors} = parseSync(code.file, code.source, {preserveParens: false});
  if (errors[0]) throw new SyntaxError(`${code.file}: ${errors[0].message}`);
  const ends = [...code.source.matchAll(/\n|$/g)].map(({index}) => index);
  parsed.set(code, {program, ends});
  return {program, ends};
}

/** Walks the syntax tree and calls the function for each node's type. */
export const visit = (code: SourceFile, functions: VisitorObject): void =>
  new Visitor(functions).visit(parse(code).program);

export const lineOf = (code: SourceFile, {start}: Node): number =>
  parse(code).ends.findIndex((end) => start <= end) + 1;

/** The text of a string literal, or of a template without placeholders. */
export function textOf(node: Node): string | undefined {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type !== 'TemplateLiteral' || node.expressions.length > 0) return undefined;
  const value = node.quasis[0]?.value;
  return value?.cooked ?? value?.raw;
}

/** The name of a property in an object, unless the code computes it. */
export function nameOf(node: Node): string | undefined {
  if (node.type !== 'Property' || node.computed) return undefined;
  return node.key.type === 'Identifier' ? node.key.name : textOf(node.key);
}
