import {expect, localeBase, localeNames, type LocaleName} from '../fixture';
import type {Visit} from './promise';

const phone = {width: 390, height: 800};
const desktop = {width: 1440, height: 900};
const notFound = [/status 404/, /Failed to load resource/];

const focusIsIn = ({page}: Visit, selector: string) =>
  page.evaluate((one) => Boolean(document.activeElement?.closest(one)), selector);

/** Uses a skip link by keyboard; the second Tab must not be in the sidebar. */
async function skip(visit: Visit, target: string, place: string): Promise<void> {
  const {page} = visit;
  await visit.open(target);
  await page.keyboard.press('Tab');
  const link = page.getByRole('link', {
    name: /^(?:Skip to main content|Zum Hauptinhalt springen)$/,
  });
  await expect(link, target).toBeFocused();
  await expect(link).toBeInViewport();
  await expect(link, "the site's focus ring, not the browser's").toHaveCSS(
    'outline-style',
    'solid',
  );
  await page.keyboard.press('Enter');
  await expect(page, target).toHaveURL(/#/);
  await page.keyboard.press('Tab');
  expect(await focusIsIn(visit, place), `${target}: the focus is in ${place}`).toBe(true);
}

export async function skipInDocumentation(visit: Visit): Promise<void> {
  visit.expected.push(...notFound);
  await visit.page.setViewportSize(desktop);
  for (const locale of localeNames) {
    const base = localeBase[locale];
    await skip(visit, `${base}/`, 'main');
    await skip(visit, `${base}/docs/usage/rules`, 'main article');
    await skip(visit, `${base}/docs/category/usage`, 'main');
    await skip(visit, `${base}/docs/no/such/page`, 'main');
  }
}

export async function skipInKitchen(visit: Visit): Promise<void> {
  await visit.page.setViewportSize(desktop);
  await skip(visit, '/blog', 'main');
  await skip(visit, '/docs/intro', 'main');
  await skip(visit, '/docs/next/intro', 'main');
}

/** The link to the other language, in the open menu. */
async function languageLink({page}: Visit, locale: LocaleName) {
  const other = locale === 'de' ? 'en' : 'de';
  // Following a link to a heading has hidden the navbar.
  await page.evaluate(() => window.scrollTo({top: 0, behavior: 'instant'}));
  await expect(page.locator('nav.navbar')).toBeInViewport({ratio: 1});
  await page.locator('.navbar__inner .dropdown').hover();
  return {base: localeBase[other], link: page.locator(`.navbar__inner a[lang=${other}]`)};
}

const path = '/docs/account/two_factor_authentication';
const place = '?a=1&b=%C3%BC#lost-device';

async function expectLanguageLinks(visit: Visit, kept: string): Promise<void> {
  const {page} = visit;
  await page.setViewportSize(desktop);
  for (const locale of localeNames) {
    await visit.open(`${localeBase[locale]}${path}${place}`);
    const {base, link} = await languageLink(visit, locale);
    const target = visit.url(`${base}${path}${kept}`);
    // pointerdown is enough, because opening a link in a new tab or copying it sends no click.
    await link.dispatchEvent('pointerdown');
    await expect(link).toHaveJSProperty('href', target);
    await link.click();
    await expect(page).toHaveURL(target);
  }
}

export const languageLinks = (visit: Visit) => expectLanguageLinks(visit, place);
export const languageLinksToPath = (visit: Visit) => expectLanguageLinks(visit, '');

const missing = {
  en: {title: 'Page not found', owner: /contact the owner of the page with that link/},
  de: {title: 'Seite nicht gefunden', owner: /den Betreiber der verlinkenden Seite/},
} as const;

/** Status 404, in the language of the URL, with five links that work, and the search. */
export async function missingPage(visit: Visit): Promise<void> {
  const {page, state} = visit;
  visit.expected.push(...notFound);
  // Hosts without redirects have one page for all languages.
  for (const locale of state === 'plain host' ? (['en'] as const) : localeNames) {
    const response = page.waitForResponse((one) => one.request().isNavigationRequest());
    await visit.open(`${localeBase[locale]}/docs/no/such/page`);
    expect((await response).status()).toBe(404);
    const {title, owner} = missing[locale];
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
    await expect(page.getByText(owner)).toBeVisible();
    const links = page.getByRole('main').getByRole('listitem').getByRole('link');
    await expect(links).toHaveCount(5);
    for (const link of await links.all()) {
      const href = (await link.getAttribute('href')) ?? '';
      expect((await page.request.get(visit.url(href))).status(), href).toBe(200);
    }
    if (state === 'scripts blocked') continue;
    await page.locator('[data-search-trigger]').click();
    await expect(page.getByRole('combobox')).toBeFocused();
  }
}

/** Follows links within the site, also after the skip link was used. */
export async function focusAfterNavigation(visit: Visit): Promise<void> {
  const {page} = visit;
  await page.setViewportSize(desktop);
  for (const locale of localeNames) {
    await visit.open(`${localeBase[locale]}/docs/account/two_factor_authentication`);
    const title = await page.title();
    await page.locator('.pagination-nav__link--prev').click();
    await expect(page).toHaveURL(/change_password$/);
    await expect(page.locator('h1')).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL(/two_factor_authentication(?:\.html)?$/);
    await expect(page.locator('#page-announcer')).toHaveText(title);
    await skip(visit, `${localeBase[locale]}/docs/category/installation`, 'main');
    await page.locator('main h2 a[href$="/requirements"]').click();
    await expect(page).toHaveURL(/\/docs\/installation\//);
    await expect(page.locator('h1')).toBeFocused();
  }
}

export async function mobileMenus(visit: Visit): Promise<void> {
  const {page} = visit;
  await page.setViewportSize(phone);
  await visit.open('/docs/usage/rules');
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  const docs = page.locator('#docs-menu');
  await expect(docs.locator('a[href="/docs/usage/dashboard"]')).toBeVisible();
  await docs.getByRole('button', {name: /main menu/}).click();
  // Without scripts the main menu opens on top of the docs menu.
  if (visit.state !== 'scripts blocked') await expect(docs).toBeHidden();
  await page.locator('#menu').getByRole('link', {name: 'Testing'}).click({trial: true});
  await page.keyboard.press('Escape');
  await expect(page.locator('#menu')).toBeHidden();
}
