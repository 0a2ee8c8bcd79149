import {existsSync} from 'node:fs';
import {parseFragment} from 'parse5';
import {describe, expect, it} from 'vitest';
import {findElements, type Element} from 'docusaurus-theme-section-search/html';
import {htmlFile} from '../e2e/sitemap';
import {attribute, localeBase, localeNames, readBuilt, readPage, textOf} from './site';

const known: Record<string, readonly string[]> = {
  feed: ['id', 'title', 'updated', 'author', 'link', 'entry'],
  entry: ['id', 'title', 'updated', 'link', 'summary'],
};

const elementsOf = ({childNodes}: Element) =>
  childNodes.filter((child): child is Element => 'tagName' in child);
const children = (of: Element, name: string) =>
  elementsOf(of).filter(({tagName}) => tagName === name);
const texts = (of: Element, name: string) => children(of, name).map(textOf);
const linksOf = (of: Element, rel: string) =>
  children(of, 'link').flatMap((link) =>
    attribute(link, 'rel') === rel ? [attribute(link, 'href') ?? ''] : [],
  );

/** Reads the elements as HTML, which has none of these; features/feed.spec.ts shows that they are well-formed XML. */
function rootOf(xml: string): Element {
  const [feed] = findElements(parseFragment(xml), ({tagName}) => tagName === 'feed');
  if (!feed) throw new Error(`no feed: ${xml.slice(0, 80)}`);
  return feed;
}

/** What RFC 4287 asks of a feed and of an entry. */
function expectAtom(element: Element): void {
  const names = elementsOf(element).map(({tagName}) => tagName);
  expect(names.filter((name) => !known[element.tagName]?.includes(name))).toEqual([]);
  expect(texts(element, 'title')).toEqual([expect.stringMatching(/\S/)]);
  expect(texts(element, 'id')).toEqual([expect.stringMatching(/^[a-z][a-z0-9+.-]*:\S+$/i)]);
  const [updated = '', ...more] = texts(element, 'updated');
  expect(more).toEqual([]);
  expect(new Date(updated).toISOString().replace('.000', '')).toBe(updated);
  for (const link of children(element, 'link'))
    expect(attribute(link, 'href')).toSatisfy(URL.canParse);
  expect(linksOf(element, 'alternate')).toHaveLength(1);
}

describe.each([...localeNames])('%s', (locale) => {
  const base = localeBase[locale];
  const xml = readBuilt(`${base}/feed.xml`);
  const feed = rootOf(xml);
  const entries = children(feed, 'entry');

  it('the feed is valid Atom, newest entry first', () => {
    expect(attribute(feed, 'xmlns')).toBe('http://www.w3.org/2005/Atom');
    [feed, ...entries].forEach(expectAtom);
    expect(linksOf(feed, 'self')).toHaveLength(1);
    expect(texts(children(feed, 'author')[0]!, 'name')).toEqual([expect.stringMatching(/\S/)]);
    expect(entries.length).toBeGreaterThan(0);
    expect(entries.length).toBeLessThanOrEqual(40);
    expect(new Set(entries.flatMap((entry) => texts(entry, 'id'))).size).toBe(entries.length);
    const days = entries.flatMap((entry) => texts(entry, 'updated'));
    expect(days).toEqual([...days].sort().reverse());
    expect(texts(feed, 'updated')[0]).toBe(days[0]);
  });

  it('an invalid feed is found', () => {
    const changed = rootOf(xml.replaceAll(/(<\/?)updated>/g, '$1changed>'));
    expect(() => expectAtom(changed)).toThrow(/changed/);
  });

  it('its links lead to pages of this language, and the page about news has the same entries', () => {
    for (const url of entries.flatMap((entry) => linksOf(entry, 'alternate'))) {
      const {pathname} = new URL(url);
      expect(pathname).toMatch(new RegExp(`^${base}/docs/`));
      expect(existsSync(htmlFile(pathname)), url).toBe(true);
    }
    const news = readPage(`${base}/docs/whats_new`);
    const rows = news.find('tr', 'id').filter((row) => /^change-/.test(attribute(row, 'id') ?? ''));
    expect(rows).toHaveLength(entries.length);
    expect(news.find('a', 'href', `${base}/feed.xml`)).not.toEqual([]);
  });
});
