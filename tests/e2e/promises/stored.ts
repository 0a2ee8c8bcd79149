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

/** The site is light whatever the system prefers. */
export async function colorMode(visit: Visit): Promise<void> {
  const {page} = visit;
  const dark = () => localStorage.setItem('theme', 'dark');
  await page.setViewportSize(desktop);
  await page.emulateMedia({colorScheme: 'dark'});
  await visit.open('/docs/quickstart');
  await expect(html(page)).toHaveAttribute('data-theme', 'light');
  await inOtherTab(visit, dark);
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  const bar = page.locator('meta[name=theme-color]');
  await expect(bar).toHaveAttribute('content', String(await bar.getAttribute('data-dark')));
  await page.getByRole('button', {name: /dark and light mode/}).click();
  await expect(html(page)).toHaveAttribute('data-theme', 'light');
  expect(await stored(page, 'theme')).toBe('light');
  await inOtherTab(visit, dark);
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  await visit.open('/docs/cli');
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  await visit.hydrate();
  await page.locator('.pagination-nav__link--next').click();
  await expect(page).toHaveURL(/\/docs\/testing$/);
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', {name: /dark and light mode/}).click();
  await expect(html(page)).toHaveAttribute('data-theme', 'light');
  await inOtherTab(visit, dark);
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
  await expect(bar).toContainText('Kitchen sink');
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
  await bar.getByRole('button').click();
  await visit.hydrate();
  await expect(bar).toHaveCount(0);
  expect(await stored(page, dismissed)).toBe('true');
}

const versionKey = 'docs-preferred-version-default';

/** A picked version is saved, leads the links of the navbar, and is cleared when it is unknown. */
export async function pickedVersion(visit: Visit): Promise<void> {
  const {page} = visit;
  const sidebar = page.getByRole('link', {name: 'Sidebar'});
  await page.setViewportSize(desktop);
  await visit.open('/docs/intro');
  await page.locator('nav.navbar').getByText('1.0').first().hover();
  const version = page.getByRole('link', {name: '2.0', exact: true});
  await version.click();
  if (visit.state === 'before hydration')
    await expect(version).toHaveAttribute('aria-busy', 'true');
  await visit.hydrate();
  await expect(page).toHaveURL(visit.url('/docs/next/intro'));
  expect(await stored(page, versionKey)).toBe('current');
  await visit.open('/plain');
  await visit.hydrate();
  await expect(sidebar).toHaveAttribute('href', /^\/docs\/next\//);
  await page.evaluate((key) => localStorage.setItem(key, 'no-such-version'), versionKey);
  await visit.open('/plain');
  await visit.hydrate();
  await expect(sidebar).toHaveAttribute('href', '/docs/intro');
  expect(await stored(page, versionKey)).toBeNull();
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
