interface Node {
  readonly type: string;
  readonly value?: string;
  children?: Node[];
}

const isSearchWords = ({type, value}: Node) =>
  type === 'mdxFlowExpression' && /^\/\* search\b/.test(value ?? '');

function remove(parent: Node): void {
  if (!parent.children) return;
  parent.children = parent.children.filter((node) => !isSearchWords(node));
  parent.children.forEach(remove);
}

/** Removes the comments with search words, which only the index needs (build/readSearchWords.ts). */
export default function remarkSearchWords() {
  return remove;
}
