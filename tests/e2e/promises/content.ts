import {product} from '../../../website/config/product';
import {expect, localeBase, localeNames} from '../fixture';
import type {Visit} from './promise';

/** Headings of levels 2 and 3 that the table of contents does not link to. */
const unlisted = ({page}: Visit) =>
  page.evaluate(() => {
    const links = Array.from(
      document.querySelectorAll<HTMLAnchorElement>('.theme-doc-toc-desktop a'),
      ({hash}) => decodeURIComponent(hash.slice(1)),
    );
    const headings = document.querySelectorAll('.theme-doc-markdown :is(h2, h3)');
    return Array.from(headings, ({id}) => id).filter((id) => !links.includes(id));
  });

export async function contents(visit: Visit): Promise<void> {
  const {page} = visit;
  await page.setViewportSize({width: 1440, height: 900});
  for (const locale of localeNames) {
    await visit.open(`${localeBase[locale]}/docs/about/known_issues`);
    await expect(page.locator('.theme-doc-markdown h3').nth(10)).toBeAttached();
    expect(await unlisted(visit)).toEqual([]);
  }
}

const edited = {
  '/docs/cli': 'docs/cli.mdx',
  '/docs/category/usage': 'sidebars.ts',
  '/de/docs/cli': 'i18n/de/docusaurus-plugin-content-docs/current/cli.mdx',
  '/de/docs/category/usage': 'i18n/de/docusaurus-plugin-content-docs/current.json',
};

export async function editLinks(visit: Visit): Promise<void> {
  for (const [target, file] of Object.entries(edited)) {
    await visit.open(target);
    await expect(visit.page.locator('a.theme-edit-this-page')).toHaveAttribute(
      'href',
      `${product.editBase}/${file}`,
    );
  }
}
