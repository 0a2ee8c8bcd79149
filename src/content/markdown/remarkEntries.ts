interface Node {
  type: string;
  depth?: number;
  name?: string;
  attributes?: object[];
  children?: Node[];
}

function flow(name: string, children: Node[]): Node {
  return {type: 'mdxJsxFlowElement', name, attributes: [], children};
}

/**
 * An entry of the error catalogue below a heading of level 3 becomes a box that the heading opens; so
 * does its address (src/features/entries).
 */
export default function remarkEntries() {
  return (tree: Node): void => {
    tree.children = tree.children?.flatMap((node, index, all) => {
      const [before, after] = [all[index - 1], all[index + 1]];
      if (node.name === 'ErrorEntry' && before?.depth === 3)
        return [flow('Details', [flow('summary', [before]), node])];
      return node.depth === 3 && after?.name === 'ErrorEntry' ? [] : [node];
    });
  };
}
