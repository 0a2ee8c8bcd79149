import {storedKeys} from '../../website/config/storedKeys';
import {expect, hydrate, open, test, type Page} from '../e2e/fixture';
import {article, expectReadable} from './page';

/** Expects that color mode, tabs and search work without storage. */
async function expectUsable(page: Page): Promise<void> {
  await expectReadable(page);
  const before = await page.locator('html').getAttribute('data-theme');
  await page
    .locator('button[class*=toggleButton], button[aria-label*="dark and light"]')
    .first()
    .click();
  await expect(page.locator('html')).not.toHaveAttribute('data-theme', before ?? '');
  await page.getByRole('tab').nth(1).click();
  await expect(page.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('button', {name: 'Search', exact: true}).click();
  await page.getByRole('combobox').fill('docker');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.getByRole('option').first().click();
  await expect(page.locator('article h1')).toBeVisible();
}

const faults: Record<string, () => void> = {
  denied: () => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
  },
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  },
  throwing: () => {
    for (const name of ['getItem', 'setItem', 'removeItem', 'key', 'clear'] as const) {
      Storage.prototype[name] = () => {
        throw new Error('broken storage');
      };
    }
  },
};

for (const [name, fault] of Object.entries(faults)) {
  const tag = name === 'denied' ? [] : ['@all'];
  test(`storage ${name}: everything works`, {tag}, async ({page, watch}) => {
    watch.expected.push(/console (warning|error): Docusaurus (browser )?storage/);
    await page.addInitScript(fault);
    await open(page, article);
    await expectUsable(page);
  });
}

const hostile = [
  '',
  'null',
  '{',
  '[]',
  '{"__proto__":{"x":1}}',
  '<img src=x onerror=alert(1)>',
  '"><script>alert(1)</script>',
  '\u0000\uFFFF\uD800',
  '9'.repeat(100_000),
  JSON.stringify({host: '<script>alert(1)</script>', publicKey: {}, privateKey: [[]]}),
];

test(
  'hostile stored values under every key: the page works',
  {tag: '@all'},
  async ({page, watch}) => {
    watch.expected.push(/console (warning|error): Docusaurus/);
    test.setTimeout(120_000);
    const names = storedKeys.flatMap(({name}) =>
      name.includes('{language}')
        ? ['en', 'de'].map((language) => name.replace('{language}', language))
        : [name.replace('{pluginId}', 'default').replace('{group}', 'database')],
    );
    let dialogs = 0;
    page.on('dialog', (dialog) => {
      dialogs += 1;
      void dialog.dismiss();
    });
    await page.goto(article);
    for (const value of hostile) {
      await page.evaluate(
        ({keys, text}) => keys.forEach((key) => localStorage.setItem(key, text)),
        {
          keys: names,
          text: value,
        },
      );
      await page.reload();
      await hydrate(page);
      await expectReadable(page);
      await page.getByRole('button', {name: 'Search', exact: true}).click();
      await expect(page.getByRole('combobox')).toBeVisible();
      expect(await page.locator('img[src=x], [onerror]').count(), value.slice(0, 40)).toBe(0);
    }
    await page.keyboard.press('Escape');
    await expectUsable(page);
    expect(dialogs).toBe(0);
  },
);
