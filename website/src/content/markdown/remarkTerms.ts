import {glossary, type GlossaryEntry} from '../../../data/glossary';
import {localeOfFile} from '../../../config/locales';

interface Node {
  type: string;
  name?: string;
  attributes?: {type: string; name: string; value: unknown}[];
  children?: Node[];
  position?: {start: {line: number}};
}

const entries: Readonly<Record<string, GlossaryEntry>> = glossary;

function idOf(node: Node): string {
  return String(node.attributes?.find((attribute) => attribute.name === 'id')?.value ?? '');
}

/**
 * Gives `<Term>` its definition from the glossary in the page's language, so that browsers never load the whole list. A
 * term is only explained once on a page, because more would be noise and the popover's id would not be unique.
 */
export default function remarkTerms() {
  return (tree: Node, {path = ''}: {path?: string}) => {
    const explained = new Set<string>();

    function explain(node: Node): void {
      const id = idOf(node);
      const where = `${path}:${node.position?.start.line ?? 1}: <Term id="${id}">`;
      const entry = entries[id];
      if (!entry) {
        throw new Error(
          `${where} is not a term of the glossary. Remedy: correct the id or add it to data/glossary.ts.`,
        );
      }
      if (explained.has(id)) {
        throw new Error(
          `${where} is on this page a second time. Remedy: keep the first one and write the plain word here.`,
        );
      }
      const value = entry.definition[localeOfFile(path)];
      node.attributes?.push({type: 'mdxJsxAttribute', name: 'definition', value});
      explained.add(id);
    }

    function visit(node: Node): void {
      if (node.name === 'Term') explain(node);
      node.children?.forEach(visit);
    }

    visit(tree);
  };
}
