import './highlight.later.css';
import {createMatcher, findMatches, type Matcher} from '../core/matcher';
import type {Arrival} from './arrivalState';
import {markRow} from './row';
import type {Language} from '../core/types';

const highlightName = 'docs-search';
const ignored = 'script, style, svg, nav, button, .hash-link, [aria-hidden="true"]';
/** More matches are not highlighted, so that a page with thousands of them stays fast. */
const maxRanges = 500;

/** Docs and blog pages have their text in `article`, other pages in `main`. */
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

/** Browsers without the Custom Highlight API show the section as it is. */
function addHighlight(ranges: readonly Range[]): () => void {
  if (typeof Highlight === 'undefined') return () => {};
  // The registry is a map, but TypeScript declares that in `DOM.Iterable` only, which is not loaded here.
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

/** Highlights the words a reader searched for, and the row that answers, until Escape is pressed or the page is left. */
export function highlight({searchTerms: terms, searchType: type, searchRow}: Arrival): void {
  removeHighlight();
  const root = highlightRoot(type);
  if (!root) {
    return;
  }
  const language: Language = document.documentElement.lang.startsWith('de') ? 'de' : 'en';
  const removeWords = addHighlight(rangesIn(root, createMatcher(terms, language)));
  const removeRow = searchRow === undefined ? undefined : markRow(searchRow);
  remove = () => {
    removeWords();
    removeRow?.();
  };
  document.addEventListener('keydown', onKey);
  document.addEventListener('docs-search:leave', removeHighlight);
}
