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

const isPanel = ({properties}: Element) => properties.role === 'tabpanel';

/** The panels of tabs. In theme-classic they have a parent element of their own. */
function panelsOf(node: Element): Element[] {
  return isPanel(node) ? [node] : node.children.filter(isElement).filter(isPanel);
}

/** Tabs become all of their panels, each below its label. */
const tabs: Rewriter = (node) => {
  const [list, ...rest] = node.children.filter(isElement);
  const panels = rest.flatMap(panelsOf);
  const labels = list?.children.filter(isElement) ?? [];
  return panels.flatMap((panel, index) => [
    boldParagraph(labels[index]?.children ?? []),
    ...panel.children,
  ]);
};

/** An admonition becomes a quote whose first line is bold, because Markdown has no boxes. */
const box: Rewriter = (node) => {
  const [title, ...rest] = node.children.filter(isElement);
  return [
    element('blockquote', [boldParagraph([text(title ? textOf(title).trim() : '')]), ...rest]),
  ];
};

const classesOf = ({properties}: Element): string[] =>
  Array.isArray(properties.className) ? properties.className.map(String) : [];

/** Whether an element is the title of a code block. In theme-classic it can only be found by its CSS module class. */
const isCodeTitle = (node: Element) =>
  node.properties.dataCodeTitle !== undefined ||
  classesOf(node).some((name) => name.startsWith('codeBlockTitle'));

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
  const title = find(node, isCodeTitle);
  const pre = find(node, ({tagName}) => tagName === 'pre');
  if (!pre) return node.children;
  const properties = {...pre.properties, ...(title && {title: textOf(title)})};
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
  if (hasClass(node, 'tabs-container')) return tabs;
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
