import {expect, hydrate, localeBase, localeNames, open, test, type Page} from '../fixture';
import {expectSteadyNavbar} from './steadyNavbar';

const phone = {width: 390, height: 800};
const words = {
  en: {
    documentation: 'Documentation',
    toggle: 'Toggle navigation bar',
    close: 'Close navigation bar',
    back: 'Back to main menu',
  },
  de: {
    documentation: 'Dokumentation',
    toggle: 'Navigation öffnen',
    close: 'Navigation schließen',
    back: 'Zurück zum Hauptmenü',
  },
} as const;

/** It is visible at the top too. */
async function scrollDownAndUp(page: Page): Promise<void> {
  const navbar = page.locator('nav.navbar');
  await expect(navbar).toBeInViewport();
  await page.mouse.move(700, 300);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(150);
  await page.mouse.wheel(0, 700);
  await expect(navbar).not.toBeInViewport();
  await page.mouse.wheel(0, -200);
  await expect(navbar).toBeInViewport();
  await page.mouse.wheel(0, 400);
  await expect(navbar).not.toBeInViewport();
  await page.evaluate(() => window.scrollTo({top: 0, behavior: 'instant'}));
  await expect(navbar).toBeInViewport();
}

/** A hidden menu is out of the tab order. */
async function expectNoStopInMenu(page: Page): Promise<void> {
  const visited: string[] = [];
  for (let step = 0; step < 25; step += 1) {
    await page.keyboard.press('Tab');
    visited.push(
      await page.evaluate(() =>
        document.activeElement?.closest('[data-drawer]') ? 'drawer' : 'page',
      ),
    );
  }
  expect(visited).not.toContain('drawer');
}

/** Texts of the navbar that are on several lines. */
const wrappedTexts = (page: Page) =>
  page.locator('.navbar__items .navbar__link').evaluateAll((links) =>
    links
      .filter((link) => {
        const range = document.createRange();
        range.selectNodeContents(link);
        const lines = Array.from(range.getClientRects());
        // What stands on one line overlaps in height, an icon and its text too.
        const lowestTop = Math.max(...lines.map(({top}) => top));
        return lines.some(({bottom}) => bottom <= lowestTop);
      })
      .map((link) => link.textContent),
  );

const brandWidth = (page: Page) =>
  page
    .locator('.navbar__items .navbar__title')
    .evaluate((name) => name.getBoundingClientRect().width);

/** At the first width with all links in the navbar, they and the name of the product have room. */
async function expectRoom(page: Page): Promise<void> {
  const {width, height} = page.viewportSize()!;
  const full = await brandWidth(page);
  await page.setViewportSize({width: 997, height});
  await expect(page.locator('.navbar__items .navbar__link').first()).toBeVisible();
  expect.soft(await wrappedTexts(page), 'links on two lines at 997 px').toEqual([]);
  expect(
    await brandWidth(page),
    'width of the name at 997 px: the links leave it no room, so shorten their labels or move one to the footer',
  ).toBeGreaterThanOrEqual(full);
  await page.setViewportSize({width, height});
}

for (const locale of localeNames) {
  const base = localeBase[locale];
  const text = words[locale];

  test(`${locale}: the navbar hides when scrolling down, returns when scrolling up, and its language links keep path, query and hash`, async ({
    page,
  }) => {
    await page.setViewportSize({width: 1440, height: 500});
    await open(page, `${base}/docs/account/two_factor_authentication?a=1&b=ü#lost-device`);
    const navbar = page.locator('nav.navbar');
    // A link to a heading leaves it the top of the screen; on the way up the navbar returns.
    await expect(navbar).not.toBeInViewport();
    await page.mouse.wheel(0, -200);
    await expect(navbar).toBeInViewport({ratio: 1});
    await page.evaluate(() => window.scrollTo({top: 0, behavior: 'instant'}));
    await test.step('hides and returns', () => scrollDownAndUp(page));
    await test.step('has room for its links', () => expectRoom(page));
    await navbar.locator('.dropdown').hover();
    const other = locale === 'en' ? 'Deutsch' : 'English';
    await page.getByRole('link', {name: other, exact: true}).click();
    const otherBase = locale === 'en' ? '/de' : '';
    await expect(page).toHaveURL(
      `${otherBase}/docs/account/two_factor_authentication?a=1&b=%C3%BC#lost-device`,
    );
    await expect(page.locator('#lost-device')).toBeInViewport();
  });

  test(`${locale}: the mobile menu works by keyboard, traps the focus and returns it; hydration moves nothing`, async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await page.goto(`${base}/docs/quickstart`);
    await expectSteadyNavbar(page, () => hydrate(page));
    await test.step('a hidden menu is out of the tab order', () => expectNoStopInMenu(page));
    const toggle = page.getByRole('button', {name: text.toggle});
    await toggle.focus();
    await page.keyboard.press('Enter');
    const drawer = page.locator('#docs-menu');
    await expect(drawer.getByRole('button', {name: text.close})).toBeFocused();
    for (let step = 0; step < 40; step += 1) {
      await page.keyboard.press('Tab');
      const place = await page.evaluate(() => {
        const element = document.activeElement;
        return !element || element === document.body || Boolean(element.closest('#docs-menu'));
      });
      expect(place, `focus left the drawer after ${step + 1} steps`).toBe(true);
    }
    await drawer.getByRole('button', {name: text.back}).click();
    const menu = page.locator('#menu');
    await expect(drawer).toBeHidden();
    await expect(menu.getByRole('link', {name: text.documentation})).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await toggle.press('Enter');
    await expect(drawer).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(toggle).toBeFocused();
  });
}

test('the mobile menu closes on desktop width and on going back', async ({page}) => {
  await page.setViewportSize({width: 996, height: 800});
  await open(page, `${localeBase.de}/`);
  await page
    .getByRole('link', {name: /Docker/})
    .first()
    .click();
  await expect(page).toHaveURL(/docker$/);
  // The URL changes before the page is rendered; wait for the page, which has its own menu.
  await expect(page.locator('.theme-doc-markdown')).toBeVisible();
  await page.getByRole('button', {name: words.de.toggle}).click();
  const drawer = page.locator('#docs-menu:popover-open');
  await expect(drawer).toBeVisible();
  await page.goBack();
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL(/docker$/);
  await page.getByRole('button', {name: words.de.toggle}).click();
  await expect(drawer).toBeVisible();
  await page.setViewportSize({width: 997, height: 800});
  await expect(drawer).toBeHidden();
  await expect(page.locator('#docs-menu')).toBeVisible();
  await page.setViewportSize({width: 996, height: 800});
  await expect(drawer).toBeHidden();
});
