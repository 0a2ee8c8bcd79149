import {expect, type Page} from '../e2e/fixture';

/** A long article with tabs, code and a table of contents. */
export const article = '/docs/installation/configure/containers';
export const otherArticle = '/docs/installation/requirements';

/** Expects that title, first paragraph and last heading are visible. */
export async function expectReadable(page: Page): Promise<void> {
  await expect(page.locator('article h1')).toBeVisible();
  await expect(page.locator('article p').first()).toBeVisible();
  await expect(page.locator('article h2').last()).toBeVisible();
  expect((await page.locator('article').innerText()).length).toBeGreaterThan(1500);
  await expect(page.getByText(/This page crashed|Die Seite ist abgestürzt/)).toHaveCount(0);
}
