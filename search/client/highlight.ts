import './highlight.css';
import {createMatcher, findMatches, type Matcher} from '../core/matcher';
import type {Language} from '../core/types';

const highlightName = 'docs-search';
const ignored = 'script, style, svg, nav, button, .hash-link, [aria-hidden="true"]';
/** At most so many places are marked, so that a page with thousands of them stays fast. */
const maxRanges = 500;

/** Docs and blog pages keep their text in an article; other pages have at least a main part. */
function highlightRoot(type: string | undefined): Element | null {
  const article =
    type === 'other'
      ? null
      : (document.querySelector('article .markdown') ?? document.querySelector('article'));
  return article ?? document.querySelector('main');
}

function textNodes(root: Element): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT, {
    acceptNode: ({parentElement}) =>
      parentElement?.closest(ignored) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  });
  const nodes: Text[] = [];
  while (walker.nextNode()) {
    nodes.push(walker.currentNode as Text);
  }
  return nodes;
}

function rangesIn(root: Element, matcher: Matcher): Range[] {
  const ranges = textNodes(root).flatMap((node) =>
    findMatches(node.data, matcher).map(({start, end}) => {
      const range = document.createRange();
      range.setStart(node, start);
      range.setEnd(node, end);
      return range;
    }),
  );
  return ranges.slice(0, maxRanges);
}

/** For browsers without the Custom Highlight API. Backwards, so that offsets in a node stay right. */
function markRanges(ranges: readonly Range[]): () => void {
  const marks = [...ranges].reverse().map((range) => {
    const mark = document.createElement('mark');
    mark.className = highlightName;
    range.surroundContents(mark);
    return mark;
  });
  return () =>
    marks.forEach((mark) => {
      const parent = mark.parentNode;
      mark.replaceWith(...Array.from(mark.childNodes));
      parent?.normalize();
    });
}

function paint(ranges: readonly Range[]): () => void {
  if (typeof Highlight === 'undefined' || !('highlights' in CSS)) {
    return markRanges(ranges);
  }
  // The registry is a map; the DOM library of TypeScript says so only with its iterable part.
  const registry = CSS.highlights as unknown as Map<string, Highlight>;
  registry.set(highlightName, new Highlight(...ranges));
  return () => registry.delete(highlightName);
}

let remove: (() => void) | null = null;

function removeHighlight(): void {
  remove?.();
  remove = null;
  document.removeEventListener('keydown', onKey);
  document.removeEventListener('docs-search:leave', removeHighlight);
}

function onKey({key}: KeyboardEvent): void {
  if (key === 'Escape') {
    removeHighlight();
  }
}

/** Marks the words a reader searched for until Escape is pressed or the page is left. */
export function highlight(terms: readonly string[], type: string | undefined): void {
  removeHighlight();
  const root = highlightRoot(type);
  if (!root) {
    return;
  }
  const language: Language = document.documentElement.lang.startsWith('de') ? 'de' : 'en';
  remove = paint(rangesIn(root, createMatcher(terms, language)));
  document.addEventListener('keydown', onKey);
  document.addEventListener('docs-search:leave', removeHighlight);
}
