import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {defaultTreeAdapter as tree, parse} from 'parse5';
import {attribute, findElement, hasClass, type Element, type Node} from '../plugin/dom';

/** So many words from the landing heading on are taken for what a reader sees after the click. */
const screenWords = 350;

const ignoredTags = new Set(['script', 'style', 'svg', 'nav', 'noscript', 'template', 'footer']);

function isIgnored(element: Element): boolean {
  return (
    ignoredTags.has(element.tagName) ||
    attribute(element, 'popover') !== undefined ||
    hasClass(element, 'hash-link')
  );
}

/** Words of a page in reading order, code included, and where its headings stand. */
class PageReader {
  readonly words: string[] = [];
  readonly headings = new Map<string, number>([['', 0]]);

  read(node: Node): void {
    if (tree.isTextNode(node)) {
      this.words.push(...node.value.split(/\s+/).filter((word) => word !== ''));
      return;
    }
    if (!tree.isElementNode(node) || isIgnored(node)) {
      return;
    }
    const id = attribute(node, 'id');
    if (id && /^h[23]$/.test(node.tagName)) {
      this.headings.set(id, this.words.length);
    }
    node.childNodes.forEach((child) => this.read(child));
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
  return [...reader.headings].map(([anchor, start]) => [
    anchor === '' ? route : `${route}#${anchor}`,
    reader.words.slice(start, start + screenWords).join(' '),
  ]);
}

/** What stands on the screen after the click on a result, by its route without the base of the language. */
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
