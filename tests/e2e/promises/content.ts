import {product} from '../../../website/config/product';
import {expect, localeBase, localeNames} from '../fixture';
import type {Visit} from './promise';

const desktop = {width: 1440, height: 900};

export async function contents(visit: Visit): Promise<void> {
  const {page} = visit;
  await page.setViewportSize(desktop);
  for (const locale of localeNames) {
    await visit.open(`${localeBase[locale]}/docs/about/known_issues`);
    await expect(page.locator('.theme-doc-markdown h3').nth(10)).toBeAttached();
    const ids = await page.evaluate(() => ({
      listed: Array.from(
        document.querySelectorAll<HTMLAnchorElement>('.theme-doc-toc-desktop a'),
        ({hash}) => decodeURIComponent(hash.slice(1)),
      ),
      headings: Array.from(
        document.querySelectorAll('.theme-doc-markdown :is(h2, h3)'),
        ({id}) => id,
      ),
    }));
    expect(ids.listed).toEqual(ids.headings);
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

/** Sidebar, breadcrumbs, previous and next page. */
export async function neighbours(visit: Visit): Promise<void> {
  const {page} = visit;
  await page.setViewportSize(desktop);
  for (const locale of localeNames) {
    const docs = `${localeBase[locale]}/docs`;
    await visit.open(`${docs}/account/two_factor_authentication`);
    for (const [link, target] of Object.entries({
      '.theme-doc-sidebar-menu a': 'category/about',
      '.theme-doc-breadcrumbs a:not([href$="/"])': 'category/account',
      '.pagination-nav__link--prev': 'account/change_password',
      '.pagination-nav__link--next': 'category/administration',
    }))
      await expect(page.locator(link).first()).toHaveAttribute('href', `${docs}/${target}`);
    await expect(page.locator('.theme-doc-breadcrumbs a')).toHaveCount(2);
  }
}

export async function category(visit: Visit): Promise<void> {
  const {page} = visit;
  await page.setViewportSize(desktop);
  for (const locale of localeNames) {
    const docs = `${localeBase[locale]}/docs`;
    await visit.open(`${docs}/category/about`);
    const cards = page.locator('article a');
    await expect(cards).toHaveCount(6);
    await expect(cards.first()).toHaveAttribute('href', `${docs}/about/introduction`);
    for (const text of await cards.locator('p').allInnerTexts())
      expect(text.length).toBeGreaterThan(40);
  }
}
