import {copyPath} from 'docusaurus-plugin-markdown-copies/copyPath';
import {describe, expect, it} from 'vitest';
import {existsSync} from 'node:fs';
import {product} from '../../website/config/product';
import {localeBase, localeNames, pages, readBuilt} from './site';

const copyOf = (route: string) => readBuilt(copyPath(route));

describe.each([...localeNames])('%s', (locale) => {
  const base = localeBase[locale];
  const routes = pages.filter((page) => page.locale === locale).map(({route}) => route);

  it('llms.txt lists every page, and llms-full.txt contains every page', () => {
    const list = readBuilt(`${base}/llms.txt`);
    const full = readBuilt(`${base}/llms-full.txt`);
    const urls = [...list.matchAll(/^- \[.+\]\((\S+)\): \S/gm)].map((match) => match[1]);
    expect(urls.sort()).toEqual(routes.map((route) => product.siteUrl + copyPath(route)).sort());
    for (const route of routes) {
      const body = copyOf(route).split('\n---\n').slice(1).join('\n---\n').trim();
      expect(full, route).toContain(`<${product.siteUrl}${route}>\n\n${body}`);
    }
  });

  it('the copy of every page of the documentation points to llms.txt', () => {
    for (const route of routes.filter((one) => one.startsWith(`${base}/docs/`)))
      expect(copyOf(route), route).toContain(`\nindex: "${product.siteUrl}${base}/llms.txt"\n`);
  });

  it('agents.md fits into 8 KB, and its links work', () => {
    const text = readBuilt(`${base}/agents.md`);
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(8_192);
    const urls = text.match(/(?<=[(<\s])https:\/\/[^\s()<>]+\w/g) ?? [];
    expect(urls.length).toBeGreaterThan(20);
    const dead = urls.filter((url) => {
      const path = url.slice(product.siteUrl.length).replace(/#.*/, '');
      const isHere = url.startsWith(`${product.siteUrl}${base}/`);
      return !isHere || ![path, `${path}.html`].some((file) => existsSync(`build${file}`));
    });
    expect(dead).toEqual([]);
  });
});
