import {readFileSync} from 'node:fs';
import {parse} from 'parse5';
import {product} from '../../../website/config/product';
import {attribute, findElements, textOf} from 'docusaurus-theme-section-search/html';
import {expect, fileTest as test} from '../fixture';
import {allRoutes, htmlFile} from '../sitemap';

/** Reads the head from the HTML file, which is faster than a browser. */
function readHead(route: string) {
  const file = readFileSync(htmlFile(route), 'utf8');
  const document = parse(file.slice(0, file.indexOf('</head>')));
  const elements = (tag: string, name?: string, value?: string) =>
    findElements(
      document,
      (element) =>
        element.tagName === tag && (name === undefined || attribute(element, name) === value),
    );
  const links = (name: string, value: string) =>
    elements('link', name, value).map((link) => attribute(link, 'href'));
  const metas = (name: string) =>
    [...elements('meta', 'name', name), ...elements('meta', 'property', name)].map((meta) =>
      attribute(meta, 'content'),
    );
  return {
    titles: elements('title').map(textOf),
    descriptions: metas('description'),
    canonical: links('rel', 'canonical'),
    languages: ['en', 'de', 'x-default'].map((language) => links('hreflang', language)),
    address: metas('og:url'),
    image: metas('og:image'),
    themeColors: metas('theme-color'),
    data: elements('script', 'type', 'application/ld+json').map(
      (script) => (JSON.parse(textOf(script)) as {'@type': string})['@type'],
    ),
  };
}

test('every page has its own title and description, canonical, hreflang pairs and preview image', () => {
  const routes = allRoutes();
  const titles = new Set<string>();
  const descriptions = new Set<string>();
  for (const route of routes) {
    const head = readHead(route);
    const bare = route.replace(/^\/de(?=\/)/, '');
    const own = `${product.siteUrl}${route}`;
    const english = `${product.siteUrl}${bare}`;
    const german = `${product.siteUrl}/de${bare}`;
    expect(head.canonical, route).toEqual([own]);
    expect(head.languages, route).toEqual([[english], [german], [english]]);
    expect(head.address, route).toEqual([own]);
    expect(head.image, route).toEqual([expect.stringMatching(/\/img\/social\.png$/)]);
    expect(head.themeColors, route).toEqual([expect.stringMatching(/^#/)]);
    if (route.includes('/docs/')) expect(head.data, route).toContain('BreadcrumbList');
    expect(head.titles, route).toEqual([expect.stringMatching(/./)]);
    expect(head.descriptions, route).toEqual([expect.stringMatching(/./)]);
    titles.add(String(head.titles[0]));
    descriptions.add(String(head.descriptions[0]));
  }
  expect(titles.size).toBe(routes.length);
  expect(descriptions.size).toBe(routes.length);
});

test('the preview image is a PNG of 512 by 512 px', () => {
  const png = readFileSync('build/img/social.png');
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([512, 512]);
});
