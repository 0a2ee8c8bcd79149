import {
  attribute,
  findElement,
  findElements,
  hasClass,
  type Element,
} from 'docusaurus-theme-section-search/html';
import type {Section} from 'mosparo-docs-mcp/data';
import {parse} from 'parse5';

interface Heading {
  readonly id: string;
  readonly level: number;
  readonly anchors: string[];
}

const levelOf = ({tagName}: Element) => Number(/^h([1-4])$/.exec(tagName)?.[1] ?? 0);

/** Headings of the article in HTML, each with the anchors between it and the next heading. */
function headingsOf(html: string): Heading[] {
  const article = findElement(parse(html), (element) => hasClass(element, 'theme-doc-markdown'));
  const headings: Heading[] = [];
  for (const element of article ? findElements(article, () => true) : []) {
    const [id, level] = [attribute(element, 'id') ?? '', levelOf(element)];
    if (level > 0) headings.push({id: level === 1 ? '' : id, level, anchors: []});
    else if (id) headings.at(-1)?.anchors.push(id);
  }
  return headings;
}

interface Part {
  readonly title: string;
  readonly level: number;
  readonly lines: string[];
}

/** Splits a Markdown copy at its headings. A line that starts with `#` inside a code block is not a heading. */
function partsOf(markdown: string): Part[] {
  const parts: Part[] = [];
  let fence = '';
  for (const line of markdown.split('\n')) {
    const mark = /^\s*(?:>\s*)*(`{3,})/.exec(line)?.[1] ?? '';
    if (mark && (!fence || mark === fence)) fence = fence ? '' : mark;
    const heading = fence ? null : /^(#{1,4}) (.+)$/.exec(line);
    if (heading) parts.push({title: heading[2] ?? '', level: heading[1]?.length ?? 1, lines: []});
    parts.at(-1)?.lines.push(line);
  }
  return parts;
}

/** A heading without Markdown markup. */
const plain = (title: string) => title.replace(/\\(.)|[`*_]/g, '$1');

/**
 * The sections of a page: their text comes from the Markdown copy, their anchors from the HTML. A page whose HTML
 * has no article, such as the start page, is a single section.
 *
 * @throws if the HTML and the copy have different headings
 */
export function sectionsOf(html: string, copy: string): Section[] {
  const markdown = copy.replace(/^---\n[^]*?\n---\n+/, '');
  const headings = headingsOf(html);
  const parts = partsOf(markdown);
  if (headings.length === 0) {
    return [{id: '', title: plain(parts[0]?.title ?? ''), level: 1, anchors: [], markdown}];
  }
  const levels = (list: readonly {level: number}[]) => list.map(({level}) => level).join(' ');
  if (levels(headings) !== levels(parts)) {
    throw new Error(
      `The HTML and the Markdown copy of "${parts[0]?.title}" have different headings.`,
    );
  }
  return headings.map(({id, level, anchors}, at) => ({
    id,
    title: plain(parts[at]?.title ?? ''),
    level,
    anchors,
    markdown: parts[at]?.lines.join('\n') ?? '',
  }));
}
