import type {Element, ElementContent} from 'hast';
import {boldText} from './bold';
import {inlineCell} from './cell';
import {keepSpaces} from './codeSpaces';
import {element, find, hasClass, isElement, text, textOf} from './hast';

const isHeading = ({tagName}: Element) => /^h[1-6]$/.test(tagName);

type Rewriter = (node: Element) => ElementContent[];

function boldParagraph(children: ElementContent[]): Element {
  return element('p', boldText(children));
}

/** All panels below each other, each under its label. */
const tabs: Rewriter = (node) => {
  const [list, ...panels] = node.children.filter(isElement);
  const labels = list?.children.filter(isElement) ?? [];
  return panels.flatMap((panel, index) => [
    boldParagraph(labels[index]?.children ?? []),
    ...panel.children,
  ]);
};

/** A quote whose first line is bold: Markdown has no boxes. */
const box: Rewriter = (node) => {
  const [title, ...rest] = node.children.filter(isElement);
  return [
    element('blockquote', [boldParagraph([text(title ? textOf(title).trim() : '')]), ...rest]),
  ];
};

/** The title of a code block becomes the title of the fence. */
const codeBlock: Rewriter = (node) => {
  const title = find(node, ({properties}) => properties.dataCodeTitle !== undefined);
  const pre = find(node, ({tagName}) => tagName === 'pre');
  if (!pre) return node.children;
  return [{...pre, properties: {...pre.properties, ...(title && {title: textOf(title)})}}];
};

/** A table has no caption in Markdown, so it stands above. */
const table: Rewriter = (node) => {
  const caption = find(node, ({tagName}) => tagName === 'caption');
  const rest = {...node, children: node.children.filter((child) => child !== caption)};
  return caption ? [element('p', [element('em', caption.children)]), rest] : [rest];
};

/** A card is one big link; in Markdown its title is enough. */
const card: Rewriter = (node) =>
  node.children.map((child) =>
    isElement(child) && isHeading(child)
      ? {...child, children: [{...node, children: child.children}]}
      : child,
  );

/** A badge is a remark in its sentence; at the start of a paragraph it announces all of it. */
function badge(node: Element, isFirst: boolean): ElementContent[] {
  const words = textOf(node).trim();
  const remark = isFirst ? `${words.charAt(0).toUpperCase()}${words.slice(1)}:` : `(${words})`;
  return [element('span', [text(remark)])];
}

function rewriterOf(node: Element): Rewriter | undefined {
  if (hasClass(node, 'tabs-container')) return tabs;
  if (hasClass(node, 'theme-admonition')) return box;
  if (node.properties.dataCode !== undefined) return codeBlock;
  switch (node.tagName) {
    case 'a':
      return node.children.some((child) => isElement(child) && isHeading(child)) ? card : undefined;
    case 'b':
    case 'strong':
      return ({children}) => boldText(children);
    case 'code':
      return (code) => [keepSpaces(code)];
    case 'table':
      return table;
    case 'td':
    case 'th':
      return (cell) => [inlineCell(cell)];
    case 'summary':
      return ({children}) =>
        children.some((child) => isElement(child) && isHeading(child))
          ? children
          : [boldParagraph(children)];
    case 'wbr':
      return () => [];
    default:
      return undefined;
  }
}

/** Rewrites components as plain elements that Markdown has; children first, because boxes may be nested. */
export function rewrite(node: Element): ElementContent[] {
  if (node.tagName === 'pre') return [node];
  const inner = {
    ...node,
    children: node.children.flatMap((child, index) => {
      if (!isElement(child)) return [child];
      const isBadge = child.properties.dataMarkdown === 'badge';
      return isBadge ? badge(child, node.tagName === 'p' && index === 0) : rewrite(child);
    }),
  };
  return rewriterOf(node)?.(inner) ?? [inner];
}
