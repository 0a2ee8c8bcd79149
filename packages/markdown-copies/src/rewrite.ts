import type {Element, ElementContent} from 'hast';
import {boldText} from './bold';
import {inlineCell} from './cell';
import {keepSpaces} from './codeSpaces';
import {element, find, findAll, hasClass, isElement, text, textOf} from './hast';

const isHeading = ({tagName}: Element) => /^h[1-6]$/.test(tagName);

type Rewriter = (node: Element) => ElementContent[];

function boldParagraph(children: ElementContent[]): Element {
  return element('p', boldText(children));
}

const hasRole =
  (role: string) =>
  ({properties}: Element): boolean =>
    properties.role === role;

/** All panels below each other, each under its label. Tabs are known by their roles, as screen readers know them. */
const tabs: Rewriter = (node) => {
  const labels = findAll(node, hasRole('tab'));
  return findAll(node, hasRole('tabpanel')).flatMap((panel, index) => [
    boldParagraph(labels[index]?.children ?? []),
    ...panel.children,
  ]);
};

const isBlock = ({tagName}: Element) => /^(?:p|ul|ol|pre|table|blockquote|h[1-6])$/.test(tagName);

/** A quote, because Markdown has no boxes. Its first line, if that is no paragraph, is the title and bold. */
const box: Rewriter = (node) => {
  const [first, ...rest] = node.children.filter(isElement);
  if (!first || isBlock(first) || find(first, isBlock)) return [{...node, tagName: 'blockquote'}];
  return [element('blockquote', [boldParagraph([text(textOf(first).trim())]), ...rest])];
};

const classesOf = ({properties}: Element): string[] =>
  Array.isArray(properties.className) ? properties.className.map(String) : [];

/** What a code block says above its code, which is its title. */
function titleOf(block: Element, pre: Element): string {
  const above = block.children.filter(isElement);
  const index = above.findIndex((child) => child === pre || find(child, (inner) => inner === pre));
  return above.slice(0, index).map(textOf).join('').trim();
}

/** Copies the language from the block, where theme-classic has it, to the code. */
function withLanguage(pre: Element, block: Element): Element {
  const language = classesOf(block).find((name) => name.startsWith('language-'));
  if (!language) return pre;
  const properties = {className: [language]};
  const children = pre.children.map((child) => (isElement(child) ? {...child, properties} : child));
  return {...pre, children};
}

/** The title of a code block becomes the title of the fence. */
const codeBlock: Rewriter = (node) => {
  const pre = find(node, ({tagName}) => tagName === 'pre');
  if (!pre) return node.children;
  const title = titleOf(node, pre);
  const properties = {...pre.properties, ...(title && {title})};
  return [{...withLanguage(pre, node), properties}];
};

/** Tables have no captions in Markdown, so the caption is put above the table. */
const table: Rewriter = (node) => {
  const caption = find(node, ({tagName}) => tagName === 'caption');
  const rest = {...node, children: node.children.filter((child) => child !== caption)};
  return caption ? [element('p', [element('em', caption.children)]), rest] : [rest];
};

/** A card is one large link, of which Markdown only gets the title. */
const card: Rewriter = (node) =>
  node.children.map((child) =>
    isElement(child) && isHeading(child)
      ? {...child, children: [{...node, children: child.children}]}
      : child,
  );

/** A badge becomes a remark in its sentence. At the start of a paragraph it applies to the whole paragraph. */
function badge(node: Element, isFirst: boolean): ElementContent[] {
  const words = textOf(node).trim();
  const remark = isFirst ? `${words.charAt(0).toUpperCase()}${words.slice(1)}:` : `(${words})`;
  return [element('span', [text(remark)])];
}

function rewriterOf(node: Element): Rewriter | undefined {
  if (node.children.some((child) => isElement(child) && hasRole('tablist')(child))) return tabs;
  if (hasClass(node, 'theme-admonition')) return box;
  if (node.properties.dataCode !== undefined || hasClass(node, 'theme-code-block'))
    return codeBlock;
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

/** Rewrites components as elements that Markdown has. Children come first, because admonitions may be nested. */
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
