import {glossary} from '../../data/glossary';
import {knownIssues} from '../../data/knownIssues';
import type {KnownIssue} from '../../data/knownIssues/types';
import {localeOfFile} from '../../config/frontMatter';
import type {Locale} from '../../config/locales';

interface Node {
  type: string;
  name?: string;
  attributes?: {type: string; name: string; value: unknown}[];
  children?: Node[];
  position?: {start: {line: number}};
}

function idOf(node: Node): string {
  return String(node.attributes?.find((attribute) => attribute.name === 'id')?.value ?? '');
}

function add(node: Node, attributes: Record<string, string>): void {
  for (const [name, value] of Object.entries(attributes)) {
    node.attributes?.push({type: 'mdxJsxAttribute', name, value});
  }
}

function unknown(where: string, component: string, id: string, file: string): Error {
  return new Error(
    `${where}: <${component} id="${id}"> names an entry that does not exist. Remedy: correct the id or add it to ${file}.`,
  );
}

/**
 * Gives `<Term>` and `<KnownIssue>` their text from `data/`, in the page's
 * language, so that the browser never loads the whole lists. A term is
 * explained once on a page: more would be noise, and the popover's id would
 * not be unique.
 */
export default function remarkFacts() {
  return (tree: Node, file: {path?: string}) => {
    const filePath = file.path ?? '';
    const locale: Locale = localeOfFile(filePath);
    const explained = new Set<string>();

    function explain(node: Node, where: string): void {
      const id = idOf(node);
      const entry = (glossary as Record<string, {definition: Record<Locale, string>}>)[id];
      if (!entry) throw unknown(where, 'Term', id, 'data/glossary.ts');
      if (explained.has(id)) {
        throw new Error(
          `${where}: <Term id="${id}"> stands a second time on this page. Remedy: keep the first and write the word alone here.`,
        );
      }
      add(node, {definition: entry.definition[locale]});
      explained.add(id);
    }

    function describe(node: Node, where: string): void {
      const id = idOf(node);
      const issue = (knownIssues as Record<string, KnownIssue>)[id];
      if (!issue) throw unknown(where, 'KnownIssue', id, 'data/knownIssues/');
      add(node, {text: issue.text[locale], remedy: issue.remedy[locale]});
    }

    function visit(node: Node): void {
      const where = `${filePath}:${node.position?.start.line ?? 1}`;
      if (node.name === 'Term') explain(node, where);
      if (node.name === 'KnownIssue') describe(node, where);
      node.children?.forEach(visit);
    }

    visit(tree);
  };
}
