import {existsSync, readFileSync, readdirSync} from 'node:fs';
import {parse} from 'parse5';
import {copyPath} from 'docusaurus-plugin-markdown-copies/copyPath';
import {
  attribute,
  findElements,
  hasClass,
  type Element,
} from 'docusaurus-theme-section-search/html';
import {expect, it} from 'vitest';

/** All pages with their elements; redirects and the not-found page have no content of their own. */
const pages = readdirSync('build', {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('.html') && !file.endsWith('404.html'))
  .map((file) => ({file, html: readFileSync(`build/${file}`, 'utf8')}))
  .filter(({html}) => !html.includes('http-equiv="refresh"'))
  .map(({file, html}) => ({file, all: findElements(parse(html), () => true)}));

const valuesOf = (elements: readonly Element[], name: string) =>
  elements.flatMap((element) => attribute(element, name) ?? []);
const articleOf = (all: readonly Element[]) =>
  all.find((element) => hasClass(element, 'theme-doc-markdown')) ??
  all.find(({tagName}) => tagName === 'main');

it('there are pages', () => {
  expect(pages.length).toBeGreaterThan(150);
});

it('no id appears twice on a page', () => {
  for (const {file, all} of pages) {
    const ids = valuesOf(all, 'id');
    expect(
      ids.filter((id, index) => ids.indexOf(id) !== index),
      file,
    ).toEqual([]);
  }
});

it('the table of contents has every heading of levels 2 and 3', () => {
  for (const {file, all} of pages) {
    const article = all.find((element) => hasClass(element, 'theme-doc-markdown'));
    const contents = all.filter((element) => hasClass(element, 'table-of-contents__link'));
    const targets = valuesOf(contents, 'href').map((href) => decodeURIComponent(href.slice(1)));
    const headings = article ? findElements(article, ({tagName}) => /^h[23]$/.test(tagName)) : [];
    expect(
      valuesOf(headings, 'id').filter((id) => !targets.includes(id)),
      file,
    ).toEqual([]);
  }
});

/** Elements of an article that the Markdown copy shows as they are. */
function countElements(parent: Element, pattern: RegExp, skipped: RegExp): number {
  return parent.childNodes.reduce((sum, child) => {
    if (!('tagName' in child) || skipped.test(child.tagName)) return sum;
    if (attribute(child, 'data-markdown') === 'ignore') return sum;
    return sum + Number(pattern.test(child.tagName)) + countElements(child, pattern, skipped);
  }, 0);
}

/** In a table cell, the copy shows a command as inline code. */
const contentOf = (article: Element) => ({
  heading: countElements(article, /^h[1-6]$/, /^footer$/),
  code: countElements(article, /^pre$/, /^(?:footer|td)$/),
  tableRow: countElements(article, /^tr$/, /^footer$/),
});

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;
const fence = /^( *)(`{3,})[^]*?^\1\2$/gm;
const delimiterRow = /^ *\|(?: *:?-+:? *\|)+$/gm;

function contentOfCopy(file: string) {
  const source = readFileSync(`build${file}`, 'utf8');
  const prose = source.replace(fence, '');
  return {
    heading: count(prose, /^[-*> ]*#{1,6} /gm),
    code: count(source, fence),
    tableRow: count(prose, /^ *\|.*\|$/gm) - count(prose, delimiterRow),
    html: count(prose, /^ *<\/?[a-z]/gm),
  };
}

it('each Markdown copy has the headings, samples and table rows of its page, and no HTML', () => {
  for (const {file, all} of pages) {
    const article = articleOf(all);
    const copy = copyPath(`/${file.replace(/(?:(^|\/)index)?\.html$/, '$1')}`);
    if (!article) throw new Error(`${file} has no article. Remedy: render it on the server.`);
    expect(existsSync(`build${copy}`), copy).toBe(true);
    expect(contentOfCopy(copy), copy).toEqual({...contentOf(article), html: 0});
  }
});
