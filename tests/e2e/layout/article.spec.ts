import {expect, localeBase, localeNames, open, test} from '../fixture';
import {allRoutes} from '../sitemap';
import {product} from '../../../config/product';

for (const locale of localeNames) {
  const base = localeBase[locale];

  test(`${locale}: skip link, breadcrumbs, table of contents, previous and next`, async ({
    page,
  }) => {
    await page.setViewportSize({width: 1440, height: 900});
    await open(page, `${base}/docs/account/two_factor_authentication`);
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
  });

  test(`${locale}: every page has an edit link to its own file`, async ({request}) => {
    const folder = locale === 'de' ? 'i18n/de/docusaurus-plugin-content-docs/current' : 'docs';
    const routes = allRoutes().filter(
      (route) => route.startsWith(`${base}/docs/`) && !route.includes('/category/'),
    );
    for (const route of routes) {
      const id = route.slice(`${base}/docs/`.length);
      const body = await (await request.get(route)).text();
      expect(body, route).toContain(`${product.editBase}/${folder}/${id}.mdx`);
    }
  });

  test(`${locale}: after client-side navigation the title has the focus; going back is announced`, async ({
    page,
  }) => {
    await page.setViewportSize({width: 1440, height: 900});
    await open(page, `${base}/docs/account/two_factor_authentication`);
    const title = await page.title();
    await page.locator('.pagination-nav__link--prev').click();
    await expect(page.locator('h1')).toBeFocused();
    await expect(page).toHaveURL(/change_password$/);
    await page.goBack();
    await expect(page).toHaveURL(/two_factor_authentication$/);
    await expect(page.locator('#page-announcer')).toHaveText(title);
  });

  test(`${locale}: category pages show a card for each page with its description`, async ({
    page,
  }) => {
    await open(page, `${base}/docs/category/about`);
    const cards = page.locator('article a');
    await expect(cards).toHaveCount(6);
    await expect(cards.first()).toHaveAttribute('href', `${base}/docs/about/introduction`);
    for (const text of await cards.locator('p').allInnerTexts())
      expect(text.length).toBeGreaterThan(40);
  });

  test(`${locale}: the cards of a category are as wide as the pagination below`, async ({page}) => {
    await page.setViewportSize({width: 1440, height: 900});
    await open(page, `${base}/docs/category/installation`);
    const edges = await page
      .locator('main ul:has(> li > div > h2), .pagination-nav')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().right));
    expect(edges.length).toBe(2);
    expect(new Set(edges.map(Math.round)).size).toBe(1);
  });

  test(`${locale}: the footer has its three groups`, async ({page}) => {
    await open(page, `${base}/`);
    const titles =
      locale === 'de' ? ['Dokumentation', 'Website', 'Mehr'] : ['Docs', 'Website', 'More'];
    await expect(page.locator('.footer__title')).toHaveText(titles);
    const groups = page.locator('.footer__col');
    await expect(groups.nth(1).getByRole('link')).toHaveCount(3);
    await expect(groups.nth(1).getByRole('link').first()).toHaveAttribute('href', product.home);
    await expect(groups.nth(2).getByRole('link')).toHaveAttribute('href', product.repository);
  });
}
