import {expect} from '../fixture';
import type {Visit} from './promise';

/** Expects that Escape first closes the box and then clears the query. */
export async function escapeOrder(visit: Visit): Promise<void> {
  const {page} = visit;
  const [dialog, field] = [page.getByRole('dialog'), page.getByRole('combobox')];
  const button = page.locator('.navbar__inner [data-search-trigger]');
  await page.setViewportSize({width: 1440, height: 900});
  await visit.open('/docs/quickstart');
  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await page.keyboard.type('docker');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('docker');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('');
}
