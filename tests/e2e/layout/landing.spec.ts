import {expect, localeBase, localeNames, open, test} from '../fixture';

const words = {
  en: {
    message: 'Message',
    box: /I accept that the form entries/,
    confirmed: 'Confirmed. The form may be sent.',
    rejected: 'Your data was caught by our spam protection.',
    note: /Demonstration: .* nothing you type leaves your browser/,
  },
  de: {
    message: 'Nachricht',
    box: /Ich akzeptiere, dass die Formulareingaben/,
    confirmed: 'Bestätigt. Das Formular darf abgesendet werden.',
    rejected: 'Ihre Daten wurden von unserem Spamschutz abgefangen.',
    note: /Vorführung: .* verlässt Ihren Browser/,
  },
} as const;

for (const locale of localeNames) {
  const base = localeBase[locale];
  const text = words[locale];

  test(`${locale}: the demonstration box confirms and refuses, by keyboard, and says what it is`, async ({
    page,
  }) => {
    await open(page, `${base}/`);
    await expect(page.locator('#base-url-notice')).toHaveCount(0);
    await expect(page.getByText(text.note)).toBeVisible();
    const box = page.getByRole('checkbox', {name: text.box});
    await page.getByLabel(text.message).focus();
    await page.keyboard.type('Hello');
    await page.keyboard.press('Tab');
    await expect(box).toBeFocused();
    await page.keyboard.press('Space');
    await expect(box).toHaveAttribute('aria-busy', 'true');
    await expect(page.getByText(text.confirmed)).toBeVisible();
    await expect(box).toBeChecked();
    await page.getByLabel(text.message).fill('Best casino bonus');
    await expect(box).not.toBeChecked();
    await box.click();
    await expect(page.getByText(text.rejected)).toBeVisible();
    await expect(box).not.toBeChecked();
  });

  test(`${locale}: the three ways in lead to pages`, async ({page}) => {
    await open(page, `${base}/`);
    const headings = page.locator('main h2 a');
    await expect(headings).toHaveCount(3);
    for (const href of await headings.evaluateAll((links) =>
      links.map((link) => link.getAttribute('href')),
    )) {
      expect((await page.request.get(href ?? '')).status()).toBe(200);
    }
  });
}

test('reduced motion stops the animations', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, '/');
  await page.getByRole('checkbox').click();
  const seconds = await page
    .getByRole('checkbox')
    .evaluate((element) => Number.parseFloat(getComputedStyle(element).animationDuration));
  expect(seconds).toBeLessThan(0.001);
});

test('reduced motion: colours change at once, and what folds still folds', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.setViewportSize({width: 1440, height: 900});
  await open(page, '/docs/quickstart');
  const moving = await page.evaluate(() => {
    document.documentElement.setAttribute('data-theme', 'dark');
    return document.getAnimations().length;
  });
  expect(moving).toBe(0);
  const category = page.locator('.theme-doc-sidebar-item-category-level-1').last();
  const entries = category.locator('ul').first();
  await category.getByRole('button').first().click();
  await expect(entries, 'all the way').toHaveCSS('overflow', 'visible');
  await category.getByRole('button').first().click();
  await expect(entries).toBeHidden();
});

test('on paper a page is the article with the addresses of its links', async ({page}) => {
  await page.emulateMedia({media: 'print'});
  await open(page, '/docs/account/two_factor_authentication');
  await expect(page.locator('nav.navbar')).toBeHidden();
  await expect(page.locator('.theme-doc-sidebar-container')).toBeHidden();
  await expect(page.locator('footer.footer')).toBeHidden();
  await expect(page.locator('h1')).toBeVisible();
});
