import {expect, hydrate, localeBase, localeNames, open, test} from '../fixture';
import {layoutShift} from '../layoutShift';

const words = {
  en: {
    message: 'Message',
    box: /I accept that the form entries/,
    quickstart: 'Quickstart: 30 minutes',
    plugin: 'Find your plugin',
    idle: /Not checked yet/,
    confirmed: 'Confirmed. The form may be sent.',
    rejected: 'Your data was caught by our spam protection.',
    note: /Demonstration: nothing you type leaves your browser/,
  },
  de: {
    message: 'Nachricht',
    box: /Ich akzeptiere, dass die Formulareingaben/,
    quickstart: 'Schnellstart: 30\u00A0Minuten',
    plugin: 'Plugin finden',
    idle: /Noch nicht geprüft/,
    confirmed: 'Bestätigt. Das Formular darf abgesendet werden.',
    rejected: 'Ihre Daten wurden von unserem Spamschutz abgefangen.',
    note: /Vorführung: Nichts, was Sie tippen, verlässt Ihren Browser/,
  },
} as const;

for (const locale of localeNames) {
  const base = localeBase[locale];
  const text = words[locale];

  test(`${locale}: the demo box confirms and rejects, by keyboard, and is labeled as a demo`, async ({
    page,
  }) => {
    await open(page, `${base}/`);
    await expect(page.locator('#base-url-notice')).toHaveCount(0);
    await expect(page.getByText(text.note)).toBeVisible();
    const box = page.getByRole('checkbox', {name: text.box});
    await expect(page.getByText(text.idle)).toBeVisible();
    await page.getByLabel(text.message).focus();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('Hello');
    await page.keyboard.press('Tab');
    await expect(box).toBeFocused();
    await page.keyboard.press('Space');
    await expect(box).toHaveAttribute('aria-busy', 'true');
    await expect(page.getByText(text.confirmed)).toBeVisible();
    await expect(box).toBeChecked();
    await page.reload();
    await box.click();
    await expect(page.getByText(text.rejected)).toBeVisible();
    await expect(box).not.toBeChecked();
  });
}

const wordCount = (text: string) => text.split(/\s+/).filter(Boolean).length;

for (const locale of localeNames) {
  const base = localeBase[locale];
  const text = words[locale];

  test(`${locale}: short title, button to the quickstart, links to pages and labs that exist`, async ({
    page,
  }) => {
    await page.setViewportSize({width: 1440, height: 900});
    await open(page, `${base}/`);

    await test.step('short title and lead, buttons, aligned cards', async () => {
      const title = page.getByRole('heading', {level: 1});
      expect(wordCount(await title.innerText())).toBeLessThanOrEqual(8);
      const lines = await title.evaluate(
        (h1) => h1.clientHeight / Number.parseFloat(getComputedStyle(h1).lineHeight),
      );
      expect(Math.round(lines)).toBeLessThanOrEqual(3);
      const lead = page.locator('h1 + p');
      expect(wordCount(await lead.innerText())).toBeLessThanOrEqual(25);
      const main = page.getByRole('main');
      await expect(main.getByRole('link', {name: text.quickstart})).toBeInViewport({ratio: 1});
      await expect(main.getByRole('link', {name: text.plugin}).first()).toHaveAttribute(
        'href',
        `${base}/docs/integration/with_plugins`,
      );
      const tops = await page
        .locator('main section > ul')
        .evaluateAll((lists) => lists.slice(0, 3).map((list) => list.getBoundingClientRect().top));
      expect(new Set(tops).size, 'the link lists of the cards are aligned').toBe(1);
      const rights = await page
        .locator('main > section:has(figure), main figure svg[role]')
        .evaluateAll((parts) =>
          parts
            .filter((part) => part.checkVisibility())
            .map((part) => Math.round(part.getBoundingClientRect().right)),
        );
      expect(rights.length).toBe(2);
      expect(rights[0], 'the picture is as wide as the page').toBe(rights[1]);
    });

    await test.step('the three cards link to existing pages', async () => {
      const headings = page.locator('main h2 a');
      await expect(headings).toHaveCount(3);
      for (const href of await headings.evaluateAll((links) =>
        links.map((link) => link.getAttribute('href')),
      )) {
        expect((await page.request.get(href ?? '')).status()).toBe(200);
      }
    });

    await test.step('the linked labs exist', async () => {
      const labs = page.locator('main h3 a');
      await expect(labs).toHaveCount(3);
      for (const link of await labs.all()) {
        const [path = '', id = ''] = (await link.getAttribute('href'))?.split('#') ?? [];
        expect(await (await page.request.get(path)).text()).toMatch(
          new RegExp(`id="?${id}["\\s>]`),
        );
      }
    });
  });

  test(`${locale}: the picture loads lazily, in the language and theme of the page`, async ({
    page,
  }) => {
    const pictures: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'image') pictures.push(new URL(request.url()).pathname);
    });
    const shots = () => pictures.filter((path) => path.includes('/screens/'));
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    await page.setViewportSize({width: 412, height: 915});
    await page.goto(`${base}/`);
    await page.waitForLoadState('networkidle');
    expect(shots()).toEqual([]);
    await hydrate(page);
    await page.locator('main figure').scrollIntoViewIfNeeded();
    await expect
      .poll(shots)
      .toEqual([
        expect.stringMatching(new RegExp(`^${base}/assets/screens/dashboard-dark-\\w+\\.webp$`)),
      ]);
    expect(await layoutShift(page)).toBe(0);
  });
}

for (const locale of localeNames) {
  test(`${locale}: no layout shift on a phone while the demo answers`, async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    await open(page, `${localeBase[locale]}/`);
    await page.getByRole('checkbox').click();
    await expect(page.getByText(words[locale].rejected)).toBeVisible();
    expect(await layoutShift(page, {afterInput: false})).toBe(0);
  });
}

test('a click on the checkbox before hydration is answered after it', async ({page}) => {
  await page.goto('/');
  await page.getByRole('checkbox').click();
  await expect(page.getByText(words.en.rejected)).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});
  test('the start page has its button, and hides the search, which needs JavaScript', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page.getByRole('link', {name: words.en.quickstart})).toBeVisible();
    await expect(page.locator('[data-search-trigger]').filter({visible: true})).toHaveCount(0);
  });
});

test('reduced motion stops the animations', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, '/');
  await page.getByRole('checkbox').click();
  const seconds = await page
    .getByRole('checkbox')
    .evaluate((element) => Number.parseFloat(getComputedStyle(element).animationDuration));
  expect(seconds).toBeLessThan(0.001);
});

test('reduced motion: colors change without transition, and categories still collapse', async ({
  page,
}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.setViewportSize({width: 1440, height: 900});
  await open(page, '/docs/quickstart');
  const moving = await page.evaluate(() => {
    document.documentElement.setAttribute('data-theme', 'dark');
    // Scroll-driven animations, such as the fade of a wide table, do not move by themselves.
    return document.getAnimations().filter(({timeline}) => timeline === document.timeline).length;
  });
  expect(moving).toBe(0);
  const category = page.locator('.theme-doc-sidebar-item-category-level-1').last();
  const entries = category.locator('ul').first();
  await category.getByRole('button').first().click();
  await expect(entries, 'fully expanded').toHaveCSS('overflow', 'visible');
  await category.getByRole('button').first().click();
  await expect(entries).toBeHidden();
});
