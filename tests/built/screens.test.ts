import {expect, it} from 'vitest';
import {product} from '../../website/config/product';
import {screens} from '../../website/data/screens';
import {attribute, localeBase, localeNames, pages as all, readBuilt, textOf} from './site';

const pages = all.filter(({html}) => html.includes('/screens/'));

it('only a screenshot in view when the page opens is fetched early: with the styles, first of all pictures', () => {
  const early = pages.flatMap(({route, find}) => {
    const eager = find('img').filter(
      (image) =>
        attribute(image, 'src')?.includes('/screens/') && attribute(image, 'loading') !== 'lazy',
    );
    const preloaded = find('link', 'rel', 'preload').filter(
      (link) => attribute(link, 'as') === 'image',
    );
    // Phones show parts of the same picture.
    const sources = [...new Set(eager.map((image) => attribute(image, 'src')))];
    expect(sources.length, route).toBeLessThanOrEqual(1);
    expect(preloaded.map((link) => attribute(link, 'href'))).toEqual(sources);
    for (const image of eager) expect(attribute(image, 'fetchpriority'), route).toBe('high');
    return sources.length > 0 ? [route] : [];
  });
  for (const locale of localeNames) {
    const route = (id: string) => `${localeBase[locale]}/docs/${id}`;
    expect(early).toContain(route('administration/system'));
    expect(early, 'after many words').not.toContain(route('usage/settings'));
    expect(early, 'after a table').not.toContain(route('usage/box_texts'));
  }
});

it('Markdown copies have the screenshots of their page, with alternative text and caption', () => {
  let count = 0;
  for (const {route, path, locale, find} of pages) {
    // The start page has its picture for the eyes only.
    if (path === '/') continue;
    const captions = find('figcaption').map(textOf);
    for (const {alt, caption} of Object.values(screens[locale])) {
      if (!captions.some((text) => text.startsWith(caption))) continue;
      const copy = readBuilt(`${route}.md`);
      expect(copy).toContain(`![${alt}`);
      expect(copy).toContain(`](${product.siteUrl}${localeBase[locale]}/`);
      expect(copy).toContain(`_${caption}_\n`);
      count += 1;
    }
  }
  expect(count).toBeGreaterThan(50);
});
