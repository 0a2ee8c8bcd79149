import parse, {type Node, type Selector} from 'postcss-selector-parser';

/** One selector of a rule, as far as two of them can be compared. */
export interface SelectorParts {
  readonly text: string;
  /** Simple selectors of the element itself, without those around it. */
  readonly element: ReadonlySet<string>;
  /** `::before` and the like: another box than the element's own. */
  readonly pseudoElement: string;
  /** The element's surroundings do not matter. */
  readonly isAlone: boolean;
}

function toText(node: Node): string {
  const text = String(node).trim();
  return text === 'html' ? ':root' : text;
}

function partsOf(selector: Selector): SelectorParts {
  const last = selector.nodes.map(({type}) => type).lastIndexOf('combinator');
  const element = selector.nodes.slice(last + 1);
  return {
    text: String(selector).trim(),
    element: new Set(element.filter((node) => !parse.isPseudoElement(node)).map(toText)),
    pseudoElement: element.filter(parse.isPseudoElement).map(toText).join(''),
    isAlone: last < 0,
  };
}

const known = new Map<string, readonly SelectorParts[]>();

export function readSelectors(text: string): readonly SelectorParts[] {
  const parts = known.get(text) ?? parse().astSync(text).map(partsOf);
  known.set(text, parts);
  return parts;
}

/** Whether the first selector surely matches everything that the second one does. */
export function matchesAllOf(wide: SelectorParts, narrow: SelectorParts): boolean {
  return (
    wide.isAlone &&
    wide.pseudoElement === narrow.pseudoElement &&
    [...wide.element].every((part) => narrow.element.has(part))
  );
}

/** Whether it matches the root of the page and nothing else. */
export function isRoot({text}: SelectorParts): boolean {
  return /^(?::root|html|(?:html)?\[data-theme=[^\]]+\](?::root)?)$/.test(text);
}
