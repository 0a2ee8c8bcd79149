import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {defaultTreeAdapter as tree, parse} from 'parse5';
import {
  attribute,
  findElement,
  hasClass,
  type Element,
  type Node,
} from 'docusaurus-theme-section-search/html';

/** This many words from the heading of a result on count as what a reader sees after the click. */
const screenWords = 350;

const ignoredTags = new Set(['script', 'style', 'svg', 'nav', 'noscript', 'template', 'footer']);
/** Inline elements, whose borders do not end a word. */
const inlineTags = new Set(['a', 'b', 'code', 'em', 'i', 'span', 'strong', 'wbr']);

function isIgnored(element: Element): boolean {
  return (
    ignoredTags.has(element.tagName) ||
    attribute(element, 'popover') !== undefined ||
    hasClass(element, 'hash-link')
  );
}

/** Texts of a page in reading order, code included, from one heading to the next. */
class PageReader {
  readonly sections: {readonly anchor: string; text: string}[] = [{anchor: '', text: ''}];

  read(node: Node): void {
    if (tree.isTextNode(node)) {
      this.write(node.value);
      return;
    }
    if (!tree.isElementNode(node) || isIgnored(node)) {
      return;
    }
    const id = attribute(node, 'id');
    if (id && /^h[23]$/.test(node.tagName)) {
      this.sections.push({anchor: id, text: ''});
    }
    const separator = inlineTags.has(node.tagName) ? '' : ' ';
    this.write(separator);
    node.childNodes.forEach((child) => this.read(child));
    this.write(separator);
  }

  private write(text: string): void {
    const last = this.sections[this.sections.length - 1];
    if (last) {
      last.text += text;
    }
  }
}

function readPage(html: string, route: string): [string, string][] {
  const article = findElement(
    parse(html),
    (element) => hasClass(element, 'theme-doc-markdown') || element.tagName === 'main',
  );
  const reader = new PageReader();
  if (article) {
    reader.read(article);
  }
  const words = reader.sections.map(({text}) => text.split(/\s+/).filter((word) => word !== ''));
  return reader.sections.map(({anchor}, at) => [
    anchor === '' ? route : `${route}#${anchor}`,
    words.slice(at).flat().slice(0, screenWords).join(' '),
  ]);
}

/** The text that a reader sees after the click on a result, by its route without the base URL of the language. */
export function readLandings(folder: string): ReadonlyMap<string, string> {
  const docs = path.join(folder, 'docs');
  const files = existsSync(docs) ? readdirSync(docs, {recursive: true, encoding: 'utf8'}) : [];
  return new Map(
    files
      .filter((file) => file.endsWith('.html'))
      .flatMap((file) => {
        const route = `/docs/${file.replace(/(?:\/?index)?\.html$/, '')}`;
        return readPage(readFileSync(path.join(docs, file), 'utf8'), route);
      }),
  );
}
