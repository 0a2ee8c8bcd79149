import {readFileSync} from 'node:fs';
import {
  expect,
  fileTest,
  hydrate,
  localeBase,
  localeNames,
  test,
  type LocaleName,
  type Page,
} from '../fixture';
import {allRoutes, htmlFile} from '../sitemap';
import {defaultLocale, translatedDocs} from '../../../website/config/locales';
import {product} from '../../../website/config/product';
import {expectSteadyNavbar} from './steadyNavbar';

/** Its first link goes to the about category. */
async function expectSidebar(page: Page, base: string): Promise<void> {
  await expect(page.locator('.theme-doc-sidebar-menu a').first()).toHaveAttribute(
    'href',
    `${base}/docs/category/about`,
  );
  await expect(page.getByRole('button', {name: /collapse sidebar$/i})).toHaveCount(0);
}

async function useSkipLink(page: Page, locale: LocaleName): Promise<void> {
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', {
    name: locale === 'de' ? 'Zum Hauptinhalt springen' : 'Skip to main content',
  });
  await expect(skip).toBeFocused();
  await expect(skip, "the site's focus ring, not the browser's").toHaveCSS(
    'outline-style',
    'solid',
  );
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => Boolean(document.activeElement?.closest('nav.navbar')))).toBe(
    false,
  );
}

async function expectLinks(page: Page, base: string): Promise<void> {
  await expect(page.locator('.theme-doc-breadcrumbs a')).toHaveCount(2);
  const levels = await page
    .locator('.theme-doc-toc-desktop a')
    .evaluateAll((links) =>
      links.map(
        (link) =>
          document.getElementById(decodeURIComponent((link as HTMLAnchorElement).hash.slice(1)))
            ?.tagName,
      ),
    );
  expect(new Set(levels)).toEqual(new Set(['H2', 'H3']));
  await expect(page.locator('.pagination-nav__link--prev')).toHaveAttribute(
    'href',
    `${base}/docs/account/change_password`,
  );
  await expect(page.locator('.pagination-nav__link--next')).toHaveAttribute(
    'href',
    `${base}/docs/category/administration`,
  );
}

async function goAndReturn(page: Page): Promise<void> {
  const title = await page.title();
  await page.locator('.pagination-nav__link--prev').click();
  await expect(page.locator('h1')).toBeFocused();
  await expect(page).toHaveURL(/change_password$/);
  await page.goBack();
  await expect(page).toHaveURL(/two_factor_authentication$/);
  await expect(page.locator('#page-announcer')).toHaveText(title);
}

for (const locale of localeNames) {
  const base = localeBase[locale];

  test(`${locale}: sidebar, breadcrumbs, table of contents, previous and next, focus after navigation`, async ({
    page,
  }) => {
    await page.setViewportSize({width: 1440, height: 900});
    await page.goto(`${base}/docs/account/two_factor_authentication`);
    await test.step('hydration moves nothing in the navbar', () =>
      expectSteadyNavbar(page, () => hydrate(page)));
    await test.step('sidebar', () => expectSidebar(page, base));
    await test.step('breadcrumbs, table of contents, previous and next', () =>
      expectLinks(page, base));
    await test.step('after client-side navigation the title has the focus; going back is announced', () =>
      goAndReturn(page));
  });

  fileTest(`${locale}: every page has an edit link to its own file`, () => {
    const folder = locale === defaultLocale ? 'docs' : translatedDocs(locale);
    const routes = allRoutes().filter(
      (route) => route.startsWith(`${base}/docs/`) && !route.includes('/category/'),
    );
    for (const route of routes) {
      const id = route.slice(`${base}/docs/`.length);
      expect(readFileSync(htmlFile(route), 'utf8'), route).toContain(
        `${product.editBase}/${folder}/${id}.mdx`,
      );
    }
  });

  test(`${locale}: a category shows a card for each page with its description, as wide as the pagination below; skip link`, async ({
    page,
  }) => {
    await page.setViewportSize({width: 1440, height: 900});
    await page.goto(`${base}/docs/category/about`);
    const cards = page.locator('article a');
    await expect(cards).toHaveCount(6);
    await expect(cards.first()).toHaveAttribute('href', `${base}/docs/about/introduction`);
    for (const text of await cards.locator('p').allInnerTexts())
      expect(text.length).toBeGreaterThan(40);
    await page.goto(`${base}/docs/category/installation`);
    const edges = await page
      .locator('main ul:has(> li > div > h2), .pagination-nav')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().right));
    expect(edges.length).toBe(2);
    expect(new Set(edges.map(Math.round)).size).toBe(1);
    await hydrate(page);
    await test.step('skip link', () => useSkipLink(page, locale));
    await test.step('after the skip link, too, the title of the next page has the focus', async () => {
      await page.locator('main h2 a[href$="/requirements"]').click();
      await expect(page).toHaveURL(/\/docs\/installation\//);
      await expect(page.locator('h1')).toBeFocused();
    });
  });
}
