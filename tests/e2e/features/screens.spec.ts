import {readFileSync} from 'node:fs';
import type {Locator, ViewportSize} from '@playwright/test';
import {screens} from '../../../website/data/screens';
import {axeViolations} from '../axe';
import {
  expect,
  expectNoOverflow,
  fileTest,
  localeBase,
  localeNames,
  open,
  quietNetwork,
  test,
  type LocaleName,
  type Page,
} from '../fixture';
import {layoutShift} from '../layoutShift';

const kitchen = 'http://127.0.0.1:4174';
const pageUrl = (locale: LocaleName) => `${kitchen}${localeBase[locale]}/docs/next/screens`;
const desktop = {width: 1440, height: 900};
const phone = {width: 390, height: 844};

/** Collects the names of requested screenshots. */
function watchScreenshots(page: Page): Set<string> {
  const requested = new Set<string>();
  page.on('request', (request) => {
    const name = /\/screens\/([\w-]+)\.webp$/.exec(request.url())?.[1];
    if (name) requested.add(name);
  });
  return requested;
}

const figure = (page: Page, caption: string) =>
  page.locator('figure').filter({has: page.getByText(caption, {exact: true})});

const general = (page: Page, locale: LocaleName) =>
  figure(page, screens[locale]['settings-general'].caption);

/** Scrolls to a screenshot and waits until it is loaded. */
async function showScreenshot(screenshot: Locator): Promise<void> {
  await screenshot.scrollIntoViewIfNeeded();
  const image = screenshot.locator('img').filter({visible: true}).first();
  await expect
    .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
    .toBeGreaterThan(0);
}

const chooseTheme = (page: Page, theme: string) =>
  page.addInitScript((name) => localStorage.setItem('theme', name), theme);

fileTest('the Markdown copy has the screenshot and its caption', () => {
  for (const locale of localeNames) {
    const text = readFileSync(
      `tests/kitchen-sink/build${localeBase[locale]}/docs/next/screens.md`,
      'utf8',
    );
    const {alt, caption} = screens[locale].dashboard;
    expect(text).toContain(`![${alt}](https://kitchen.example.com${localeBase[locale]}/`);
    expect(text).toContain(`\n\n_${caption}_\n`);
    expect(text.match(/^ *!\[/gm)).toHaveLength(5);
  }
});

fileTest('only a picture in view at first is fetched before the layout', () => {
  for (const locale of localeNames) {
    const pictures = (page: string) =>
      readFileSync(`build${localeBase[locale]}/docs/${page}.html`, 'utf8').match(
        /<img[^>]*\/screens\/[^>]*>/g,
      ) ?? [];
    const isEager = (tag: string) => !/loading="?lazy/.test(tag);
    const [light = '', dark = ''] = pictures('administration/system');
    expect(light).toMatch(/fetchpriority="?high/i);
    expect([light, dark].map(isEager)).toEqual([true, false]);
    expect(pictures('usage/settings').filter(isEager)).toEqual([]);
  }
});

fileTest('a screenshot in view when the page opens is fetched with the styles, no other', () => {
  for (const locale of localeNames) {
    const read = (page: string) =>
      readFileSync(`build${localeBase[locale]}/docs/${page}.html`, 'utf8');
    const early = (html: string) =>
      [...html.matchAll(/<link rel="?preload"? as="?image"? href="?([^" >]+)/g)].map(
        ([, address]) => address,
      );
    const system = read('administration/system');
    const [, first] = /<img[^>]* src="?([^" >]*\/screens\/[^" >]+)/.exec(system) ?? [];
    expect(first).toContain('administration.webp');
    expect(early(system)).toEqual([first]);
    expect(early(read('usage/settings')), 'after many words').toEqual([]);
    expect(early(read('usage/box_texts')), 'after a table').toEqual([]);
  }
});

/** Expects that only the screenshot of this color mode is fetched. */
async function expectMatchingScreenshot(
  page: Page,
  locale: LocaleName,
  theme: 'light' | 'dark',
  requested: Set<string>,
): Promise<void> {
  await quietNetwork(page);
  await showScreenshot(general(page, locale));
  const [own, other] = ['settings-general', 'settings-general-dark'];
  expect([...requested]).toContain(theme === 'light' ? own : other);
  expect([...requested]).not.toContain(theme === 'light' ? other : own);
  const image = general(page, locale).locator('img').filter({visible: true});
  await expect(image).toHaveCount(1);
  await expect(image).toHaveAttribute('src', new RegExp(`^${localeBase[locale]}/screens/`));
}

async function expectAlternativeText(page: Page, locale: LocaleName): Promise<void> {
  const {alt, marks} = screens[locale]['submission-rule-editor'];
  const words = Object.values(marks).map(({label}, index) => `${index + 2} ${label}`);
  const screenshot = page.getByRole('img', {name: alt});
  await expect(screenshot).toHaveCount(1);
  const marked = {en: 'Marked', de: 'Markiert'}[locale];
  await expect(screenshot).toHaveAccessibleName(`${alt} ${marked}: ${words.join(', ')}.`);
}

/** Expects numbers in the order of the marks, beginning at `start`. */
async function expectNumbers(page: Page, locale: LocaleName): Promise<void> {
  const numbers = (caption: string) =>
    figure(page, caption).locator('svg text').filter({visible: true}).allTextContents();
  expect(await numbers(screens[locale]['settings-general'].caption)).toEqual([
    '1',
    '2',
    '3',
    '4',
    '5',
  ]);
  expect(await numbers(screens[locale]['submission-rule-editor'].caption)).toEqual([
    '2',
    '3',
    '4',
    '5',
  ]);
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

const controls = {
  en: {enlarge: 'Enlarge the picture', close: 'Close'},
  de: {enlarge: 'Bild vergrößern', close: 'Schließen'},
} as const;

async function enlargeByKeyboard(page: Page, locale: LocaleName): Promise<void> {
  const control = general(page, locale).getByRole('link');
  const caption = screens[locale]['settings-general'].caption;
  await expect(control).toHaveAccessibleName(`${controls[locale].enlarge}: ${caption}`);
  await control.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', {name: caption});
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(pageUrl(locale));
  const viewer = dialog.getByRole('group');
  await expect(viewer).toBeFocused();
  await showScreenshot(dialog);
  const screenshot = viewer.locator('svg');
  const [width] = screens[locale]['settings-general'].size;
  expect(await screenshot.evaluate((svg: SVGSVGElement) => svg.viewBox.baseVal.width)).toBe(width);
  expect(await axeViolations(page, {within: 'dialog'})).toEqual([]);
  const top = () => viewer.evaluate(({scrollTop}) => scrollTop);
  const before = await top();
  await page.keyboard.press(before > 0 ? 'Home' : 'End');
  await expect.poll(top).not.toBe(before);
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', {name: controls[locale].close})).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(control).toBeFocused();
}

async function enlargeByMouse(page: Page, locale: LocaleName): Promise<void> {
  const control = general(page, locale).getByRole('link');
  const dialog = page.getByRole('dialog');
  await control.click();
  await expect(dialog).toBeVisible();
  await page.mouse.click(5, 450);
  await expect(dialog).toHaveCount(0);
  await control.click();
  await dialog.getByRole('button', {name: controls[locale].close}).click();
  await expect(dialog).toHaveCount(0);
  await expect(control).toBeFocused();
}

/** Expects that the light screenshot is printed, without its control. */
async function expectPrintedLight(page: Page, locale: LocaleName): Promise<void> {
  await page.emulateMedia({media: 'print'});
  const screenshot = general(page, locale);
  await expect(screenshot.locator('img').filter({visible: true})).toHaveAttribute(
    'src',
    /screens\/settings-general\.webp$/,
  );
  await expect(screenshot.getByRole('link')).toBeHidden();
  await expect(screenshot.locator('svg text').filter({visible: true})).toHaveCount(5);
}

/** Expects that a phone shows the marked parts, large enough to be read. */
async function expectParts(page: Page, locale: LocaleName): Promise<void> {
  const parts = general(page, locale).locator('svg[viewBox]:has(foreignObject)');
  const visible = parts.filter({visible: true});
  await expect(visible).toHaveCount(2);
  for (const part of await visible.all()) {
    const scale = await part.evaluate((svg: SVGSVGElement) => svg.getScreenCTM()?.a ?? 0);
    expect(scale).toBeGreaterThan(0.7);
  }
  const boxes = await Promise.all((await visible.all()).map((part) => part.boundingBox()));
  const [first, second] = boxes;
  expect(second!.y - first!.y - first!.height, 'space between parts').toBeGreaterThanOrEqual(8);
  const numbers = await visible.locator('text').allTextContents();
  expect(numbers).toEqual(['1', '2', '3', '4', '5']);
}

/** A tap enlarges a screenshot and scrolls to the marked part. */
async function enlargeByTouch(page: Page, locale: LocaleName): Promise<void> {
  const control = general(page, locale).getByRole('link');
  await control.scrollIntoViewIfNeeded();
  await control.tap();
  const viewer = page.getByRole('dialog').getByRole('group');
  await expect(viewer).toBeVisible();
  const width = () => viewer.locator('svg').evaluate((svg) => svg.getBoundingClientRect().width);
  await expect.poll(width).toBeGreaterThan(900);
  await expect.poll(() => viewer.evaluate(({scrollLeft}) => scrollLeft)).toBeGreaterThan(100);
  await page.getByRole('dialog').getByRole('button', {name: controls[locale].close}).tap();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

for (const locale of localeNames) {
  test(`${locale}, light: a screenshot has its text and marks, causes no layout shift, and can be enlarged`, async ({
    page,
  }) => {
    await page.setViewportSize(desktop);
    await chooseTheme(page, 'light');
    const requested = watchScreenshots(page);
    await open(page, pageUrl(locale));
    await test.step('only the screenshot of this mode is fetched', () =>
      expectMatchingScreenshot(page, locale, 'light', requested));
    await test.step('alternative text', () => expectAlternativeText(page, locale));
    await test.step('numbers', () => expectNumbers(page, locale));
    await test.step('contrast of the marks', () => expectContrastOfMarks(page));
    await test.step('no layout shift, no overflow, no axe violations', () =>
      expectCalmLayout(page, desktop));
    if (locale === 'en')
      await test.step('enlarged, scrolled and closed by keyboard', () =>
        enlargeByKeyboard(page, locale));
    else
      await test.step('closed by a click beside the screenshot and by the button', () =>
        enlargeByMouse(page, locale));
  });

  test(`${locale}, dark: the dark screenshot is fetched lazily, and the light one is printed`, async ({
    page,
  }) => {
    await page.setViewportSize({width: 1440, height: 300});
    await chooseTheme(page, 'dark');
    const requested = watchScreenshots(page);
    await open(page, pageUrl(locale));
    await test.step('only the screenshot of this mode is fetched', () =>
      expectMatchingScreenshot(page, locale, 'dark', requested));
    await test.step('contrast of the marks', () => expectContrastOfMarks(page));
    await test.step('print', () => expectPrintedLight(page, locale));
  });
}

test.describe('on a phone', () => {
  test.use({hasTouch: true, viewport: phone});

  for (const locale of localeNames) {
    test(`${locale}: a phone shows the marked parts, which can be enlarged, without layout shift`, async ({
      page,
    }) => {
      await open(page, pageUrl(locale));
      await test.step('no layout shift, no overflow, no axe violations', () =>
        expectCalmLayout(page, phone));
      await test.step('marked parts', () => expectParts(page, locale));
      await test.step('enlarged by a tap', () => enlargeByTouch(page, locale));
    });
  }
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false, viewport: desktop});

  test('the screenshot is shown, and its link opens it', async ({page, watch}) => {
    // Chromium's image viewer has inline styles, which our policy forbids.
    watch.expected.push(/inline style violates/);
    await page.goto(pageUrl('de'));
    const screenshot = general(page, 'de');
    await screenshot.scrollIntoViewIfNeeded();
    await expect(screenshot.locator('img').filter({visible: true})).toHaveCount(1);
    await screenshot.getByRole('link').click();
    await expect(page).toHaveURL(/\/de\/screens\/settings-general\.webp$/);
  });
});
