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

/** Components that say what an entry is about; with `part="fact"` they show one fact beside its title. */
const entries = ['ErrorEntry', 'KnownIssues'];
const isEntry = (node?: Node): node is Node => entries.includes(node?.name ?? '');

function factOf({name = '', attributes = []}: Node): Node {
  return flow(name, [], [...attributes, stringAttribute('part', 'fact')]);
}

/**
 * Turns an error message or a known issue and its heading of level 3 into `<details>`, which a click on the heading or a
 * URL with its hash opens (packages/static-pages/src/features/entries).
 */
export default function remarkEntries() {
  return (tree: Node): void => {
    tree.children = tree.children?.flatMap((node, index, all) => {
      const [before, after] = [all[index - 1], all[index + 1]];
      if (isEntry(node) && before?.depth === 3)
        return [flow('Details', [flow('summary', [title(before), factOf(node)]), node])];
      return node.depth === 3 && isEntry(after) ? [] : [node];
    });
  };
}
