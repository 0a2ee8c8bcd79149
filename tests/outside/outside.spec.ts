/** Tests the packages in a site outside this repository: the classic template of Docusaurus. */
import {readFileSync} from 'node:fs';
import type {Server} from 'node:http';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {expect, test as base, type Page, type Request} from '@playwright/test';
import {close, listen, plainServer} from '../e2e/plainServer';
import {buildSites} from './site';

// Serial, so that the sites are built only once.
base.describe.configure({mode: 'serial'});

const servers: Server[] = [];
const sites = {plain: {folder: '', origin: ''}, extended: {folder: '', origin: ''}};

base.beforeAll(async () => {
  // Enough time to install from the registry. If that fails, npm exits with an error.
  base.setTimeout(900_000);
  const folders = await buildSites();
  for (const name of ['plain', 'extended'] as const) {
    const folder = folders[name];
    const server = plainServer(folder);
    servers.push(server);
    sites[name] = {folder, origin: await listen(server)};
  }
});
base.afterAll(() => servers.forEach(close));

/** A page that must not log messages or have failed requests. Other hosts (portraits of blog authors) get an empty response. */
const test = base.extend({
  page: async ({page}, provide) => {
    const problems: string[] = [];
    page.on('console', (message) => problems.push(`${message.type()}: ${message.text()}`));
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('response', (response) => {
      if (response.status() >= 400) problems.push(`${response.status()}: ${response.url()}`);
    });
    await page.route(
      ({hostname}) => hostname !== '127.0.0.1',
      (route) => route.fulfill({status: 200, body: ''}),
    );
    await provide(page);
    expect(problems).toEqual([]);
  },
});

const open = (page: Page, route: string) => page.goto(`${sites.extended.origin}${route}`);

test('shows pages, and follows links of navbar and sidebar', async ({page}) => {
  await open(page, '/');
  await page.getByRole('link', {name: 'Tutorial', exact: true}).first().click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Tutorial Intro');
  await page.getByRole('link', {name: 'Next'}).click();
  await expect(page).toHaveURL(/\/docs\/category\//);
});

test('shows the blog', async ({page}) => {
  await open(page, '/blog');
  await page.locator('.navbar').getByRole('link', {name: 'Blog'}).click();
  await page.getByRole('link', {name: 'Welcome', exact: true}).first().click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Welcome');
});

test('changes the color mode and remembers it for the next visit', async ({page}) => {
  await open(page, '/docs/intro');
  const html = page.locator('html');
  const before = await html.getAttribute('data-theme');
  const button = page.getByRole('button', {name: /dark and light mode/}).first();
  await expect(async () => {
    await button.click();
    expect(await html.getAttribute('data-theme')).not.toBe(before);
  }).toPass();
  await page.reload();
  await expect(html).not.toHaveAttribute('data-theme', before ?? '');
});

test('switches tabs and remembers the choice for the next visit', async ({page}) => {
  await open(page, '/docs/tabs');
  await expect(page.getByText('Use apt.')).toBeVisible();
  await page.getByRole('tab', {name: 'macOS'}).click();
  await expect(page.getByText('Use brew.')).toBeVisible();
  await expect(page.getByText('Use apt.')).toBeHidden();
  await page.reload();
  await expect(page.getByText('Use brew.')).toBeVisible();
});

test('switches the version and searches the version that is shown', async ({page}) => {
  const heading = 'Only in the next version';
  await open(page, '/docs/intro');
  await expect(page.getByRole('heading', {name: heading})).toHaveCount(0);
  await page.locator('.navbar').getByRole('button', {name: '1.0'}).hover();
  await page.locator('.navbar').getByRole('link', {name: 'Next'}).click();
  await expect(page).toHaveURL(/\/docs\/next\/intro\/?$/);
  await page.getByRole('button', {name: 'Search'}).click();
  await page.getByRole('combobox').fill(heading);
  await page.getByRole('option').filter({hasText: heading}).first().click();
  await expect(page).toHaveURL(/\/docs\/next\/intro\/?#only-in-the-next-version$/);
});

test('finds a section and opens it', async ({page}) => {
  await open(page, '/docs/intro');
  await page.getByRole('button', {name: 'Search'}).click();
  await page.getByRole('combobox').fill('start your site');
  const result = page.getByRole('option').filter({hasText: 'Start your site'}).first();
  await expect(result).toBeVisible();
  await result.click();
  await expect(page).toHaveURL(/\/docs\/intro\/?#start-your-site$/);
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('opens the search by keyboard, in the colors of the template', async ({page}) => {
  await open(page, '/docs/tutorial-basics/markdown-features');
  await expect(async () => {
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog')).toBeVisible({timeout: 500});
  }).toPass();
  const color = await page
    .getByRole('dialog')
    .evaluate((dialog) => getComputedStyle(dialog).backgroundColor);
  expect(color).not.toBe('rgba(0, 0, 0, 0)');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('has a Markdown copy of each page and lists the copies', () => {
  const read = (file: string) => readFileSync(path.join(sites.extended.folder, file), 'utf8');
  const copy = read('docs/tutorial-basics/markdown-features.md');
  expect(copy).toContain('# Markdown Features');
  expect(copy).toContain(
    '```jsx title="src/components/HelloDocusaurus.js"\nfunction HelloDocusaurus() {\n',
  );
  expect(copy).toContain('> **My tip**\n>\n> Use this awesome feature option');
  expect(read('llms.txt')).toMatch(
    /^# My Site\n\n> Dinosaurs are cool\n[\s\S]*## Tutorial - Basics\n/,
  );
});

/** Bytes that a page loads until its `load` event, compressed with Brotli, by file type. */
async function firstVisit(page: Page, name: keyof typeof sites): Promise<Record<string, number>> {
  const {origin, folder} = sites[name];
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  await page.goto(`${origin}/docs/intro`, {waitUntil: 'load'});
  const bytes: Record<string, number> = {};
  for (const request of [...requests]) {
    const type = request.resourceType();
    if (!['document', 'script', 'stylesheet'].includes(type)) continue;
    const {pathname} = new URL(request.url());
    const file = path.join(folder, type === 'document' ? `${pathname}/index.html` : pathname);
    bytes[type] = (bytes[type] ?? 0) + brotliCompressSync(readFileSync(file)).length;
  }
  return bytes;
}

test('adds little to a first visit', async ({browser}) => {
  const visit = async (name: keyof typeof sites) => {
    const page = await browser.newPage();
    const bytes = await firstVisit(page, name);
    await page.close();
    return bytes;
  };
  const plain = await visit('plain');
  const extended = await visit('extended');
  console.table({'classic template': plain, 'with the packages': extended});
  const sum = (bytes: Record<string, number>) => Object.values(bytes).reduce((a, b) => a + b, 0);
  // Makes sure that something was measured.
  expect(plain.script).toBeGreaterThan(50_000);
  expect(sum(extended) - sum(plain)).toBeLessThan(8_000);
});
