import {expect, type Page} from '../fixture';
import type {Visit} from './promise';

const desktop = {width: 1440, height: 900};
const html = (page: Page) => page.locator('html');
const stored = (page: Page, key: string) =>
  page.evaluate((name) => localStorage.getItem(name), key);

/** Runs code in another tab of the site. Any small file gives access to the storage. */
async function inOtherTab(visit: Visit, run: () => void): Promise<void> {
  const other = await visit.page.context().newPage();
  await other.goto(visit.url('/robots.txt'));
  await other.evaluate(run);
  await other.close();
}

export async function colorMode(visit: Visit): Promise<void> {
  const {page} = visit;
  await page.setViewportSize(desktop);
  await visit.open('/docs/quickstart');
  await expect(html(page)).toHaveAttribute('data-theme', 'light');
  await inOtherTab(visit, () => localStorage.setItem('theme', 'dark'));
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  await page.locator('.navbar__inner [data-color-mode]').click();
  await expect(html(page)).toHaveAttribute('data-theme', 'light');
  expect(await stored(page, 'theme')).toBe('light');
  await inOtherTab(visit, () => localStorage.setItem('theme', 'dark'));
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  await visit.open('/docs/cli');
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  await inOtherTab(visit, () => localStorage.removeItem('theme'));
  await expect(html(page)).toHaveAttribute('data-theme', 'light');
}

/** Expects that the color mode follows the system until the reader chooses one. */
export async function systemColorMode(visit: Visit): Promise<void> {
  const {page} = visit;
  await page.emulateMedia({colorScheme: 'dark'});
  await visit.open('/plain');
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({colorScheme});
    await expect(html(page)).toHaveAttribute('data-theme', colorScheme);
  }
  await inOtherTab(visit, () => localStorage.setItem('theme', 'light'));
  await expect(html(page)).toHaveAttribute('data-theme', 'light');
  await inOtherTab(visit, () => localStorage.removeItem('theme'));
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
}

const dismissed = 'docusaurus.announcement.dismiss';
const announced = 'docusaurus.announcement.id';

export async function announcement(visit: Visit): Promise<void> {
  const {page} = visit;
  const bar = page.locator('.theme-announcement-bar');
  await visit.open('/plain');
  await bar.getByRole('button').click();
  await expect(bar).toBeHidden();
  expect(await stored(page, dismissed)).toBe('true');
  await visit.open('/docs/intro');
  await expect(page.locator('h1')).toBeVisible();
  await expect(bar).toBeHidden();
  await page.evaluate((key) => localStorage.setItem(key, 'older'), announced);
  await visit.open('/plain');
  await expect(bar).toBeVisible();
  expect(await stored(page, dismissed)).toBe('false');
  expect(await stored(page, announced)).toBe('kitchen');
}

export async function pickedVersion(visit: Visit): Promise<void> {
  const {page} = visit;
  await page.setViewportSize(desktop);
  await visit.open('/docs/intro');
  await page.locator('nav.navbar').getByText('1.0').first().hover();
  await page.getByRole('link', {name: '2.0', exact: true}).click();
  await expect(page).toHaveURL(visit.url('/docs/next/intro'));
  expect(await stored(page, 'docs-preferred-version-default')).toBe('current');
}

export async function tabChoice(visit: Visit): Promise<void> {
  const {page} = visit;
  await visit.open('/docs/next/tabs');
  await page.getByRole('tab', {name: 'Pear'}).first().click();
  await expect(page.getByText('Second pear')).toBeVisible();
  await page.getByRole('tab', {name: 'Saw'}).click();
  expect(await stored(page, 'docusaurus.tab.fruit')).toBe('pear');
  expect(await stored(page, 'docusaurus.tab.tool')).toBe('saw');
  await visit.open('/docs/next/tabs');
  await expect(page.getByText('Pear text')).toBeVisible();
  await expect(page.getByText('Saw text')).toBeVisible();
}
