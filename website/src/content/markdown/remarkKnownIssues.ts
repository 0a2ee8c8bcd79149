import {localeOfFile, type Locale} from '../../../config/locales';
import {issueAreas} from '../../../data/knownIssues';
import type {Effect, KnownIssue, KnownIssues} from '../../../data/knownIssues/types';
import {parseRichText, type Piece} from './richText';
import {stringAttribute} from './mdxNodes';

interface Node {
  type: string;
  name?: string;
  depth?: number;
  value?: string;
  attributes?: {name?: string; value?: unknown}[];
  children?: Node[];
  data?: object;
  position?: {start: {line: number}};
}

const areas: Readonly<Record<string, KnownIssues>> = issueAreas;

/** The most serious issues come first, otherwise in the order of the data. */
const order: readonly Effect[] = ['blocks', 'changes-steps', 'cosmetic'];

function phrase({kind, text}: Piece): Node {
  const words = {type: 'text', value: text};
  if (kind === 'code') return {type: 'inlineCode', value: text};
  return kind === 'bold' ? {type: 'strong', children: [words]} : words;
}

function entry([id, {title}]: [string, KnownIssue], locale: Locale): Node[] {
  const children = parseRichText(title[locale]).map(phrase);
  return [
    {type: 'heading', depth: 3, children, data: {hProperties: {id}}},
    {
      type: 'mdxJsxFlowElement',
      name: 'KnownIssues',
      attributes: [stringAttribute('id', id)],
      children: [],
    },
  ];
}

/**
 * Replaces `<KnownIssues area="api" />` by its issues, each below a heading. The headings are Markdown, so that Docusaurus
 * adds them to the table of contents. Therefore this plugin must run before the default plugins.
 */
export default function remarkKnownIssues() {
  return (tree: Node, {path = ''}: {path?: string}): void => {
    const locale = localeOfFile(path);
    tree.children = tree.children?.flatMap((node, index, all) => {
      if (node.name !== 'KnownIssues') return [node];
      const area = String(node.attributes?.find(({name}) => name === 'area')?.value);
      const issues = areas[area];
      if (!issues) {
        throw new Error(
          `${path}:${node.position?.start.line ?? 1}: <KnownIssues>: there is no area "${area}" in data/knownIssues/. ` +
            `Remedy: choose one of ${Object.keys(areas).join(', ')}.`,
        );
      }
      // Its heading is hidden where src/components/IssueFilter hides all of its issues.
      const heading = all[index - 1];
      const effects = new Set(Object.values(issues).map(({effect}) => effect));
      if (heading?.type === 'heading')
        heading.data = {hProperties: {'data-effects': [...effects].join(' ')}};
      return Object.entries(issues)
        .sort(([, one], [, other]) => order.indexOf(one.effect) - order.indexOf(other.effect))
        .flatMap((issue) => entry(issue, locale));
    });
  };
}
