/**
 * Tests of the start-up in Firefox. Playwright needs its own patched Firefox, but Puppeteer can drive the installed one
 * through WebDriver BiDi.
 */
import puppeteer, {type Browser, type Page} from 'puppeteer-core';
import {program} from '../../../scripts/lib/programs.mjs';
import {expect, fileTest as test} from '../fixture';

const origin = 'http://127.0.0.1:4173';
const desktop = {width: 1440, height: 900};
const phone = {width: 390, height: 800};

// All tests share one browser, so they run one after the other.
test.describe.configure({mode: 'default'});

let browser: Browser;
let page: Page;
let problems: string[];

test.beforeAll(async () => {
  browser = await puppeteer.launch({browser: 'firefox', executablePath: program('firefox')});
});
test.afterAll(() => browser.close());

test.beforeEach(async () => {
  const context = await browser.createBrowserContext();
  page = await context.newPage();
  await page.setViewport(desktop);
  problems = [];
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(String(error)));
});
test.afterEach(async () => {
  await page.browserContext().close();
  expect(problems).toEqual([]);
});

const open = (path: string) => page.goto(origin + path);
const attribute = (selector: string, name: string) =>
  page.$eval(selector, (element, attributeName) => element.getAttribute(attributeName), name);
const isHydrated = () => attribute('html', 'data-has-hydrated');

async function hydrate(): Promise<void> {
  await page.mouse.move(20, 300);
  await page.mouse.move(30, 310);
  await expect.poll(isHydrated).toBe('true');
}

/** Delays all script files until the returned function is called. */
async function holdScripts(): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.setRequestInterception(true);
  page.on('request', async (request) => {
    if (request.url().includes('/assets/js/')) await released;
    await request.continue();
  });
  return release;
}

test('tabs and code work without React', {tag: '@all'}, async () => {
  await holdScripts();
  await open('/docs/integration/custom');
  const tab = '[data-tabs=language] [role=tab][data-value=python]';
  await page.locator(tab).click();
  expect(await attribute(tab, 'aria-selected')).toBe('true');
  const copy = '[role=tabpanel]:not([hidden]) [data-code-tool=copy]';
  await page.locator(copy).click();
  await expect.poll(() => attribute(copy, 'data-copied')).toBe('');
  expect(await isHydrated()).toBe('false');
});

test(
  'menu, color mode and search box work without React, and the box still works after hydration',
  {tag: '@all'},
  async () => {
    await page.setViewport(phone);
    const release = await holdScripts();
    await open('/docs/usage/rules');
    await page.locator('.navbar__toggle[popovertarget=docs-menu]').click();
    await page.locator('#docs-menu a[href$="/usage/dashboard"]').wait();
    await page.keyboard.press('Escape');
    await page.setViewport(desktop);
    await page.locator('.navbar__inner [data-color-mode]').click();
    expect(await attribute('html', 'data-theme')).toBe('dark');
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
    await page.locator('[data-search-trigger]').click();
    await page.locator('dialog[open] [role=combobox]').wait();
    await page.keyboard.type('kubernetes');
    expect(await isHydrated()).toBe('false');
    release();
    await page.locator('dialog[open] [role=option]').wait();
    expect(await page.$eval('dialog[open] input', ({value}) => value)).toBe('kubernetes');
  },
);

test(
  'scripts load at the first interaction; then links and going back need no new document',
  {tag: '@all'},
  async () => {
    await open('/de/docs/usage/settings');
    await page.waitForNetworkIdle();
    const scripts = () => page.$$eval('script[src]', (elements) => elements.length);
    expect(await scripts()).toBe(0);
    const title = () => page.$eval('h1', (heading) => heading.textContent);
    const first = await title();
    await hydrate();
    expect(await scripts()).toBeGreaterThan(0);
    await page.evaluate(() => Object.assign(window, {sameDocument: true}));
    await page.locator('.theme-doc-sidebar-menu a[href$="/usage/rules"]').click();
    await expect.poll(() => page.url()).toBe(`${origin}/de/docs/usage/rules`);
    await expect.poll(title).not.toBe(first);
    await page.goBack();
    await expect.poll(title).toBe(first);
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  },
);
