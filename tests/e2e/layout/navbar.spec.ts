import {expect, hydrate, localeBase, localeNames, open, test} from '../fixture';

const desktop = {width: 1440, height: 800};
const phone = {width: 390, height: 800};
const words = {
  en: {
    documentation: 'Documentation',
    translating: 'Translating',
    testing: 'Testing',
    source: 'Source code',
    toggle: 'Toggle navigation bar',
    close: 'Close navigation bar',
    back: 'Back to main menu',
  },
  de: {
    documentation: 'Dokumentation',
    translating: 'Übersetzen',
    testing: 'Testen',
    source: 'Quellcode',
    toggle: 'Navigation öffnen',
    close: 'Navigation schließen',
    back: 'Zurück zum Hauptmenü',
  },
} as const;

for (const [name, size] of Object.entries({desktop, phone})) {
  test(`hydration moves nothing in the navbar: ${name}`, async ({page}) => {
    const places = () =>
      page
        .locator('.navbar__items > *')
        .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().toJSON()));
    await page.setViewportSize(size);
    await page.goto('/docs/quickstart');
    await page.evaluate(() => document.fonts.ready);
    const before = await places();
    expect(before.length).toBeGreaterThan(3);
    await hydrate(page);
    expect(await places()).toEqual(before);
  });
}

for (const locale of localeNames) {
  const base = localeBase[locale];
  const text = words[locale];

  test(`${locale}: the navbar items have the right targets`, async ({page}) => {
    await page.setViewportSize(desktop);
    await open(page, `${base}/`);
    const navbar = page.locator('nav.navbar');
    await expect(navbar.getByRole('link', {name: text.documentation})).toHaveAttribute(
      'href',
      `${base}/docs/category/about`,
    );
    await expect(navbar.getByRole('link', {name: text.translating})).toHaveAttribute(
      'href',
      `${base}/docs/translating`,
    );
    await expect(navbar.getByRole('link', {name: text.testing})).toHaveAttribute(
      'href',
      `${base}/docs/testing`,
    );
    await expect(navbar.getByRole('link', {name: text.source})).toHaveAttribute(
      'href',
      /^https:\/\/github\.com\//,
    );
  });

  test(`${locale}: the first link of the sidebar goes to the about category`, async ({page}) => {
    await page.setViewportSize(desktop);
    await open(page, `${base}/docs/quickstart`);
    await expect(page.locator('.theme-doc-sidebar-menu a').first()).toHaveAttribute(
      'href',
      `${base}/docs/category/about`,
    );
    await expect(page.getByRole('button', {name: /collapse sidebar$/i})).toHaveCount(0);
  });

  test(`${locale}: the language links keep path, query and hash`, async ({page}) => {
    await page.setViewportSize(desktop);
    await open(page, `${base}/docs/account/two_factor_authentication?a=1&b=ü#lost-device`);
    const navbar = page.locator('nav.navbar');
    // A link to a heading leaves it the top of the screen; on the way up the navbar returns.
    await expect(navbar).not.toBeInViewport();
    await page.mouse.wheel(0, -200);
    await expect(navbar).toBeInViewport({ratio: 1});
    await navbar.locator('.dropdown').hover();
    const other = locale === 'en' ? 'Deutsch' : 'English';
    await page.getByRole('link', {name: other, exact: true}).click();
    const otherBase = locale === 'en' ? '/de' : '';
    await expect(page).toHaveURL(
      `${otherBase}/docs/account/two_factor_authentication?a=1&b=%C3%BC#lost-device`,
    );
    await expect(page.locator('#lost-device')).toBeInViewport();
  });

  test(`${locale}: the navbar hides when scrolling down, returns when scrolling up, and is visible at the top`, async ({
    page,
  }) => {
    await page.setViewportSize({width: 1440, height: 500});
    await open(page, `${base}/docs/account/two_factor_authentication`);
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
  });

  test(`${locale}: the mobile menu works by keyboard, traps the focus and returns it`, async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await open(page, `${base}/docs/quickstart`);
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

  test(`${locale}: the mobile menu closes on desktop width and on going back`, async ({page}) => {
    await page.setViewportSize({width: 996, height: 800});
    await open(page, `${base}/`);
    await page
      .getByRole('link', {name: /Docker/})
      .first()
      .click();
    await expect(page).toHaveURL(/docker$/);
    // The URL changes before the page is rendered; wait for the page, which has its own menu.
    await expect(page.locator('.theme-doc-markdown')).toBeVisible();
    await page.getByRole('button', {name: text.toggle}).click();
    const drawer = page.locator('#docs-menu:popover-open');
    await expect(drawer).toBeVisible();
    await page.goBack();
    await expect(drawer).toBeHidden();
    await expect(page).toHaveURL(/docker$/);
    await page.getByRole('button', {name: text.toggle}).click();
    await expect(drawer).toBeVisible();
    await page.setViewportSize({width: 997, height: 800});
    await expect(drawer).toBeHidden();
    await expect(page.locator('#docs-menu')).toBeVisible();
    await page.setViewportSize({width: 996, height: 800});
    await expect(drawer).toBeHidden();
  });
}

test('a hidden mobile menu is out of the tab order', async ({page}) => {
  await page.setViewportSize(phone);
  await open(page, '/docs/quickstart');
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
});
