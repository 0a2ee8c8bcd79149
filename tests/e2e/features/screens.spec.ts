import type {Locator, ViewportSize} from '@playwright/test';
import {screens} from '../../../website/data/screens';
import {axeViolations} from '../axe';
import {expect, expectNoOverflow, open, quietNetwork, test, type Page} from '../fixture';
import {forEachLanguage} from '../languages';
import {layoutShift} from '../layoutShift';

/** The page of the kitchen sink with screenshots of all kinds. */
const path = '/docs/next/screens';
const kitchen = 'http://127.0.0.1:4174';
const desktop = {width: 1440, height: 900};
const phone = {width: 390, height: 844};
const {caption, size} = screens.en['settings-general'];

const figure = (page: Page, text: string) =>
  page.locator('figure').filter({has: page.getByText(text, {exact: true})});
const general = (page: Page) => figure(page, caption);

/** Collects the names of requested screenshots. */
function watchScreenshots(page: Page): Set<string> {
  const requested = new Set<string>();
  page.on('request', (request) => {
    const name = /\/screens\/([\w-]+)\.webp$/.exec(request.url())?.[1];
    if (name) requested.add(name);
  });
  return requested;
}

/** Scrolls to a screenshot and waits until it is loaded. */
async function showScreenshot(screenshot: Locator): Promise<void> {
  await screenshot.scrollIntoViewIfNeeded();
  const image = screenshot.locator('img').filter({visible: true}).first();
  await expect
    .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
    .toBeGreaterThan(0);
}

/** Expects a contrast above 4.5 between the two colors of a mark. */
async function expectContrastOfMarks(page: Page): Promise<void> {
  const ratios = await page.locator('figure svg circle').evaluateAll((discs) => {
    const light = (color: string) => {
      const [r = 0, g = 0, b = 0] = (color.match(/\d+/g) ?? []).map((part) => {
        const value = Number(part) / 255;
        return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    return discs.map((disc) => {
      const {fill, stroke} = getComputedStyle(disc);
      const [one, other] = [light(fill), light(stroke)];
      return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
    });
  });
  expect(ratios.length).toBeGreaterThan(5);
  expect(Math.min(...ratios)).toBeGreaterThan(4.5);
}

/** Expects no layout shift, no overflow and no axe violations once all screenshots are loaded. */
async function expectCalmLayout(page: Page, {width, height}: ViewportSize): Promise<void> {
  for (const screenshot of await page.locator('figure').all()) await showScreenshot(screenshot);
  expect(await layoutShift(page)).toBe(0);
  expect(await axeViolations(page)).toEqual([]);
  await expectNoOverflow(page, width, height);
}

async function enlargeByKeyboard(page: Page): Promise<void> {
  const control = general(page).getByRole('link');
  await control.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', {name: caption});
  const viewer = dialog.getByRole('group');
  await expect(viewer).toBeFocused();
  await expect(page).toHaveURL(kitchen + path);
  await showScreenshot(dialog);
  const [width] = size;
  const whole = viewer.locator('svg');
  expect(await whole.evaluate((svg: SVGSVGElement) => svg.viewBox.baseVal.width)).toBe(width);
  expect(await axeViolations(page, {within: 'dialog'})).toEqual([]);
  const top = () => viewer.evaluate(({scrollTop}) => scrollTop);
  const before = await top();
  await page.keyboard.press(before > 0 ? 'Home' : 'End');
  await expect.poll(top).not.toBe(before);
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', {name: 'Close'})).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(control).toBeFocused();
}

for (const [theme, own, other] of [
  ['light', 'settings-general', 'settings-general-dark'],
  ['dark', 'settings-general-dark', 'settings-general'],
] as const) {
  test(`${theme}: only the screenshot of this mode is fetched, when it comes near; the light one is printed`, async ({
    page,
  }) => {
    await page.setViewportSize({width: 1440, height: 300});
    await page.addInitScript((name) => localStorage.setItem('theme', name), theme);
    const requested = watchScreenshots(page);
    await open(page, kitchen + path);
    await quietNetwork(page);
    await showScreenshot(general(page));
    expect([...requested]).toContain(own);
    expect([...requested]).not.toContain(other);
    await expectContrastOfMarks(page);
    await page.emulateMedia({media: 'print'});
    const image = general(page).locator('img').filter({visible: true});
    await expect(image).toHaveCount(1);
    await expect(image).toHaveAttribute('src', '/screens/settings-general.webp');
    await expect(general(page).getByRole('link')).toBeHidden();
    await expect(general(page).locator('svg text').filter({visible: true})).toHaveCount(5);
  });
}

forEachLanguage(({base, locale, word}) => {
  test('a screenshot has its text and numbers, and is closed by a click beside it or by the button', async ({
    page,
  }) => {
    await page.setViewportSize(desktop);
    await open(page, `${kitchen}${base}${path}`);
    const {'settings-general': settings, 'submission-rule-editor': editor} = screens[locale];
    const words = Object.values(editor.marks).map(({label}, index) => `${index + 2} ${label}`);
    await expect(page.getByRole('img', {name: editor.alt})).toHaveAccessibleName(
      `${editor.alt} ${{en: 'Marked', de: 'Markiert'}[locale]}: ${words.join(', ')}.`,
    );
    const numbers = (text: string) =>
      figure(page, text).locator('svg text').filter({visible: true}).allTextContents();
    expect(await numbers(settings.caption)).toEqual(['1', '2', '3', '4', '5']);
    expect(await numbers(editor.caption)).toEqual(['2', '3', '4', '5']);

    const control = figure(page, settings.caption).getByRole('link');
    const name = word('Enlarge the picture: {caption}', 'screen.enlarge');
    await expect(control).toHaveAccessibleName(name.replace('{caption}', settings.caption));
    const dialog = page.getByRole('dialog');
    await control.click();
    await expect(dialog).toBeVisible();
    await page.mouse.click(5, 450);
    await expect(dialog).toHaveCount(0);
    await control.click();
    await dialog.getByRole('button', {name: word('Close')}).click();
    await expect(dialog).toHaveCount(0);
    await expect(control).toBeFocused();
  });
});

test('a screenshot causes no layout shift, and is enlarged, scrolled and closed by keyboard', async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  await open(page, kitchen + path);
  await expectCalmLayout(page, desktop);
  await enlargeByKeyboard(page);
});

test.describe('on a phone', () => {
  test.use({hasTouch: true, viewport: phone});
  test('the marked parts are shown large enough to be read, and a tap enlarges the screenshot there', async ({
    page,
  }) => {
    await open(page, kitchen + path);
    await expectCalmLayout(page, phone);
    const parts = general(page).locator('svg[viewBox]:has(foreignObject)').filter({visible: true});
    await expect(parts).toHaveCount(2);
    const shown = await parts.evaluateAll((all) =>
      all.map((part) => {
        const {top, bottom} = part.getBoundingClientRect();
        return {top, bottom, scale: (part as SVGSVGElement).getScreenCTM()?.a ?? 0};
      }),
    );
    expect(Math.min(...shown.map(({scale}) => scale))).toBeGreaterThan(0.7);
    expect(shown[1]!.top - shown[0]!.bottom, 'space between').toBeGreaterThanOrEqual(8);
    expect(await parts.locator('text').allTextContents()).toEqual(['1', '2', '3', '4', '5']);

    const control = general(page).getByRole('link');
    await control.scrollIntoViewIfNeeded();
    await control.tap();
    const dialog = page.getByRole('dialog');
    const viewer = dialog.getByRole('group');
    await expect(viewer).toBeVisible();
    const width = () => viewer.locator('svg').evaluate((svg) => svg.getBoundingClientRect().width);
    await expect.poll(width).toBeGreaterThan(900);
    await expect.poll(() => viewer.evaluate(({scrollLeft}) => scrollLeft)).toBeGreaterThan(100);
    await dialog.getByRole('button', {name: 'Close'}).tap();
    await expect(dialog).toHaveCount(0);
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false, viewport: desktop});
  test('the screenshot is shown, and its link opens it', async ({page, watch}) => {
    // Chromium's image viewer has inline styles, which our policy forbids.
    watch.expected.push(/inline style violates/);
    await page.goto(kitchen + path);
    await general(page).scrollIntoViewIfNeeded();
    await expect(general(page).locator('img').filter({visible: true})).toHaveCount(1);
    await general(page).getByRole('link').click();
    await expect(page).toHaveURL(/\/screens\/settings-general\.webp$/);
  });
});
