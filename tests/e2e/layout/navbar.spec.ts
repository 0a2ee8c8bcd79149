import {expect, hydrate, localeBase, open, test, type Page} from '../fixture';
import {forEachLanguage, wordIn} from '../languages';

const phone = {width: 390, height: 800};

/** Its items stay where they are while React hydrates the page. */
async function expectSteadyNavbar(page: Page): Promise<void> {
  const places = () =>
    page
      .locator('.navbar__items > *')
      .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().toJSON()));
  await page.evaluate(() => document.fonts.ready);
  const before = await places();
  expect(before.length).toBeGreaterThan(3);
  await hydrate(page);
  expect(await places()).toEqual(before);
}

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
  await expect(navbar, 'at the top').toBeInViewport();
}

/** At the first width with all links in the navbar, they and the name of the product have room. */
async function expectRoom(page: Page): Promise<void> {
  const name = page.locator('.navbar__items .navbar__title');
  const widthOfName = () => name.evaluate((element) => element.getBoundingClientRect().width);
  const full = await widthOfName();
  await page.setViewportSize({width: 997, height: 500});
  const links = page.locator('.navbar__items .navbar__link');
  await expect(links.first()).toBeVisible();
  const wrapped = await links.evaluateAll(
    (all) =>
      all.filter((link) => {
        const range = document.createRange();
        range.selectNodeContents(link);
        const lines = Array.from(range.getClientRects());
        // What stands on one line overlaps in height, an icon and its text too.
        const lowestTop = Math.max(...lines.map(({top}) => top));
        return lines.some(({bottom}) => bottom <= lowestTop);
      }).length,
  );
  expect.soft(wrapped, 'links on two lines at 997 px').toBe(0);
  expect(
    await widthOfName(),
    'width of the name at 997 px: the links leave it no room, so shorten their labels or move one to the footer',
  ).toBeGreaterThanOrEqual(full);
}

/** Whether the focus is in an element; the browser's own controls count as everywhere. */
const focusIn = (page: Page, selector: string) =>
  page.evaluate((one) => {
    const element = document.activeElement;
    return !element || element === document.body || Boolean(element.closest(one));
  }, selector);

forEachLanguage(({base, word}) => {
  test('the navbar has room for its links, hides when scrolling down and returns when scrolling up', async ({
    page,
  }) => {
    await page.setViewportSize({width: 1440, height: 500});
    await page.goto(`${base}/docs/account/two_factor_authentication`);
    await expectSteadyNavbar(page);
    await test.step('hides and returns', () => scrollDownAndUp(page));
    await test.step('has room for its links', () => expectRoom(page));
    await page.setViewportSize({width: 1440, height: 500});
    await open(page, `${base}/docs/account/two_factor_authentication#lost-device`);
    // A link to a heading leaves it the top of the screen; on the way up the navbar returns.
    await expect(page.locator('nav.navbar')).not.toBeInViewport();
    await page.mouse.wheel(0, -200);
    await expect(page.locator('nav.navbar')).toBeInViewport({ratio: 1});
  });

  test('the mobile menu works by keyboard, traps the focus and returns it', async ({page}) => {
    await page.setViewportSize(phone);
    await page.goto(`${base}/docs/quickstart`);
    await expectSteadyNavbar(page);
    const drawer = page.locator('#docs-menu');
    await test.step('a closed menu is out of the tab order', async () => {
      for (let step = 0; step < 25; step += 1) {
        await page.keyboard.press('Tab');
        const isInMenu = await page.evaluate(() =>
          Boolean(document.activeElement?.closest('[data-drawer]')),
        );
        expect(isInMenu, `after ${step + 1} steps`).toBe(false);
      }
    });
    const toggle = page.getByRole('button', {name: word('Toggle navigation bar')});
    await toggle.focus();
    await page.keyboard.press('Enter');
    await expect(drawer.getByRole('button', {name: word('Close navigation bar')})).toBeFocused();
    for (let step = 0; step < 40; step += 1) {
      await page.keyboard.press('Tab');
      expect(await focusIn(page, '#docs-menu'), `after ${step + 1} steps`).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(toggle).toBeFocused();
  });
});

test('the mobile menu closes on desktop width and on going back', async ({page}) => {
  const name = wordIn('de', 'Toggle navigation bar');
  await page.setViewportSize({width: 996, height: 800});
  await open(page, `${localeBase.de}/`);
  await page
    .getByRole('link', {name: /Docker/})
    .first()
    .click();
  await expect(page).toHaveURL(/docker$/);
  // The URL changes before the page is rendered; wait for the page, which has its own menu.
  await expect(page.locator('.theme-doc-markdown')).toBeVisible();
  await page.getByRole('button', {name}).click();
  const drawer = page.locator('#docs-menu:popover-open');
  await expect(drawer).toBeVisible();
  await page.goBack();
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL(/docker$/);
  await page.getByRole('button', {name}).click();
  await expect(drawer).toBeVisible();
  await page.setViewportSize({width: 997, height: 800});
  await expect(drawer).toBeHidden();
  await expect(page.locator('#docs-menu')).toBeVisible();
  await page.setViewportSize({width: 996, height: 800});
  await expect(drawer).toBeHidden();
});
