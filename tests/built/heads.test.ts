import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {product} from '../../website/config/product';
import {attribute, localeBase, heads as pages, textOf, type Page} from './site';

function headOf({find}: Page) {
  const links = (name: string, value: string) =>
    find('link', name, value).map((link) => attribute(link, 'href'));
  const metas = (name: string) =>
    [...find('meta', 'name', name), ...find('meta', 'property', name)].map((meta) =>
      attribute(meta, 'content'),
    );
  return {
    titles: find('title').map(textOf),
    descriptions: metas('description'),
    canonical: links('rel', 'canonical'),
    languages: ['en', 'de', 'x-default'].map((language) => links('hreflang', language)),
    url: metas('og:url'),
    image: metas('og:image'),
    themeColors: metas('theme-color'),
    feeds: links('type', 'application/atom+xml'),
    index: links('rel', 'llms-txt'),
    data: find('script', 'type', 'application/ld+json').map(
      (script) => (JSON.parse(textOf(script)) as {'@type': string})['@type'],
    ),
  };
}

const something = [expect.stringMatching(/./)];

it.each(pages.map((page) => [page.route, page] as const))('%s', (route, page) => {
  const head = headOf(page);
  const english = `${product.siteUrl}${page.path}`;
  const german = `${product.siteUrl}${localeBase.de}${page.path}`;
  expect(head).toMatchObject({
    titles: something,
    descriptions: something,
    canonical: [`${product.siteUrl}${route}`],
    languages: [[english], [german], [english]],
    url: [`${product.siteUrl}${route}`],
    image: [expect.stringMatching(/\/img\/social\.png$/)],
    themeColors: [expect.stringMatching(/^#/)],
    feeds: [`${localeBase[page.locale]}/feed.xml`],
    index: [`${localeBase[page.locale]}/llms.txt`],
  });
  if (page.path.startsWith('/docs/')) expect(head.data).toContain('BreadcrumbList');
});

it('no two pages have the same title or description', () => {
  const heads = pages.map(headOf);
  for (const texts of [heads.map(({titles}) => titles[0]), heads.map((one) => one.descriptions[0])])
    expect(texts.filter((text, index) => texts.indexOf(text) < index)).toEqual([]);
});

it('the preview image is a PNG of 512 by 512 px', () => {
  const png = readFileSync('build/img/social.png');
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([512, 512]);
});
