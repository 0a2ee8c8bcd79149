import type {Browser, Page} from '@playwright/test';
import {completeLocales} from '../../../website/config/locales';
import {openContext} from './camera';
import type {Frame} from './shots';
import type {ScreenName} from '../../../website/data/screens';
import type {Studio} from './studio';

const frame: Frame = {selector: '.container-tight', margin: 16};

/** The list of requirements is long; its first two groups are enough. */
const lasts: Partial<Record<ScreenName, string>> = {'setup-requirements': '.mb-3:has(h3) >> nth=1'};

async function fillDatabase(page: Page): Promise<void> {
  const values = {host: 'db', port: '3306', database: 'mosparo', user: 'mosparo'};
  await page.selectOption('[name$="[system]"]', 'mysql');
  for (const [name, value] of Object.entries(values)) {
    await page.fill(`[name$="[${name}]"]`, value);
  }
  await page.fill('[name$="[password]"]', 'a-long-password');
}

async function fillAdministrator(page: Page): Promise<void> {
  await page.fill('[name$="[name]"]', 'mosparo');
  await page.fill('[name$="[emailAddress]"]', 'admin@example.com');
  const passwords = page.locator('input[type=password]');
  for (let at = 0; at < 2; at += 1) await passwords.nth(at).fill('a-Long-password');
}

/** The steps of the setup wizard; the database of the installation is always SQLite here. */
export async function takeWizard(browser: Browser, url: string, studio: Studio): Promise<void> {
  for (const locale of completeLocales) {
    const context = await openContext(browser, locale, 'light');
    const page = await context.newPage();
    const take = async (name: ScreenName) => {
      if (studio.wants(name, 'light'))
        await studio.take(page, name, {locale, theme: 'light', frame, last: lasts[name]});
    };
    await page.goto(`${url}/setup/`);
    await take('setup-start');
    await page.goto(`${url}/setup/prerequisites`);
    await take('setup-requirements');
    await page.goto(`${url}/setup/database`);
    await fillDatabase(page);
    await take('setup-database');
    await page.selectOption('[name$="[system]"]', 'sqlite');
    await page.locator('form button[type=submit]').click();
    await page.waitForURL(/\/setup\/other/);
    await fillAdministrator(page);
    await take('setup-administrator');
    await context.close();
  }
}
