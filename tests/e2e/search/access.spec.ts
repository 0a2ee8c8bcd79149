import {axeViolations} from '../axe';
import {devices} from '@playwright/test';
import {expect, hydrate, localeBase, localeNames, quietNetwork, test} from '../fixture';
import {field, options, searchButton, start, texts, type} from './box';

/** The box has the same elements in both languages. */
const themes = {en: 'light', de: 'dark'} as const;

for (const locale of localeNames) {
  test(`no axe violations, ${locale}, ${themes[locale]}; list, groups and count for screen readers`, async ({
    page,
  }) => {
    await page.addInitScript((mode) => localStorage.setItem('theme', mode), themes[locale]);
    await page.goto(`${localeBase[locale]}/docs/quickstart`);

    await test.step('the button does not move when the page is hydrated', async () => {
      const button = searchButton(page, locale);
      const before = await button.boundingBox();
      await hydrate(page);
      await button.hover();
      await quietNetwork(page);
      expect(await button.boundingBox()).toEqual(before);
    });

    await expect(searchButton(page, locale)).toHaveAttribute('aria-keyshortcuts', /Control\+K/);
    await searchButton(page, locale).click();
    await expect(field(page)).toBeFocused();
    expect(await axeViolations(page, {within: 'dialog[open]'})).toEqual([]);

    await test.step('combobox, list, groups and count', async () => {
      await field(page).fill('docker');
      await expect(options(page).first()).toBeVisible();
      await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
      const listId = await field(page).getAttribute('aria-controls');
      await expect(page.getByRole('listbox')).toHaveAttribute('id', listId ?? '');
      const active = await field(page).getAttribute('aria-activedescendant');
      await expect(options(page).first()).toHaveAttribute('id', active ?? '');
      await expect(page.getByRole('listbox').getByRole('group').first()).toHaveAccessibleName(/./);
      await expect(page.getByRole('dialog').getByRole('status')).toHaveText(/\d+|Ein|One/);
      expect(await axeViolations(page, {within: 'dialog[open]'})).toEqual([]);
    });

    await field(page).fill('xqzvwk');
    await expect(options(page)).toHaveCount(0);
    expect(await axeViolations(page, {within: 'dialog[open]'})).toEqual([]);
  });
}

test('results are equally high, a short one in the middle of its row; title and excerpt begin at one edge; a narrow window has no hints of keys', async ({
  page,
}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await start(page, 'en');
  await type(page, 'en', 'rule');
  await expect(options(page).filter({hasText: 'Type: array'}).first()).toBeVisible();
  // The first list is three rows long, and excerpts follow when their texts are loaded.
  await expect(options(page)).toHaveCount(8);
  await expect(options(page).filter({has: page.locator('> :last-child:empty')})).toHaveCount(0);
  const rows = await options(page).evaluateAll((all) =>
    all.map((row) => {
      const lefts = Array.from(row.children, (line) => {
        const text = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
        const seen: number[] = [];
        while (text.nextNode()) {
          const range = document.createRange();
          range.selectNodeContents(text.currentNode);
          const {left, width} = range.getBoundingClientRect();
          const isSpoken = getComputedStyle(text.currentNode.parentElement!).clipPath !== 'none';
          if (width > 1 && !isSpoken) seen.push(Math.round(left));
        }
        return Math.min(...seen);
      });
      const box = row.getBoundingClientRect();
      const {top} = row.firstElementChild!.getBoundingClientRect();
      const {bottom} = row.lastElementChild!.getBoundingClientRect();
      return {lefts, height: box.height, shift: top - box.top - (box.bottom - bottom)};
    }),
  );
  const heights = rows.map(({height}) => height);
  expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(2);
  for (const {lefts, shift} of rows) {
    expect(Math.abs(shift)).toBeLessThan(4);
    expect(lefts).toEqual([lefts[0], lefts[0]]);
  }
  const keys = page.getByRole('dialog').locator('kbd').first();
  await expect(keys).toBeVisible();
  await page.setViewportSize({width: 390, height: 800});
  await expect(keys).toBeHidden();
});

test.describe('on a phone', () => {
  const {viewport, userAgent, isMobile, hasTouch} = devices['Pixel 7'];
  test.use({viewport, userAgent, isMobile, hasTouch});

  // In German, whose texts are longer.
  test('fills the screen and works by touch', async ({page}) => {
    await start(page, 'de');
    await searchButton(page, 'de').tap();
    const box = await page.getByRole('dialog').boundingBox();
    expect(box?.width).toBe(viewport.width);
    expect(box?.height).toBeGreaterThan(viewport.height - 2);
    await field(page).fill('docker');
    const first = options(page).first();
    await expect(first).toBeVisible();
    expect((await first.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await first.tap();
    await expect(page).toHaveURL(/docker/);
    await searchButton(page, 'de').tap();
    await page.getByTitle(texts.de.cancel).tap();
    await expect(page.getByRole('dialog')).toBeHidden();
  });
});
