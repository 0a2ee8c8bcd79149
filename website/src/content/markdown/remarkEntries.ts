import {stringAttribute} from './mdxNodes';

interface Node {
  type: string;
  depth?: number;
  name?: string;
  attributes?: object[];
  children?: Node[];
  /** Docusaurus has already given every heading its id. */
  data?: {id?: string};
}

function flow(name: string, children: Node[] = [], attributes: object[] = []): Node {
  return {type: 'mdxJsxFlowElement', name, attributes, children};
}

function title({data, children}: Node): Node {
  return flow('EntryTitle', children, [stringAttribute('id', data?.id ?? '')]);
}

/**
 * Turns an entry of the error catalogue and its heading of level 3 into `<details>`, which a click on the heading or a URL
 * with its hash opens (packages/static-pages/src/features/entries).
 */
export default function remarkEntries() {
  return (tree: Node): void => {
    tree.children = tree.children?.flatMap((node, index, all) => {
      const [before, after] = [all[index - 1], all[index + 1]];
      if (node.name === 'ErrorEntry' && before?.depth === 3)
        return [flow('Details', [flow('summary', [title(before)]), node])];
      return node.depth === 3 && after?.name === 'ErrorEntry' ? [] : [node];
    });
  };
}
