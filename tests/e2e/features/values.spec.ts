import {readFileSync} from 'node:fs';
import {axeViolations} from '../axe';
import {
  clipboard,
  expect,
  fileTest,
  localeBase,
  localeNames,
  open,
  test,
  type Page,
} from '../fixture';
import {layoutShift} from '../layoutShift';
import {htmlFile} from '../sitemap';
import {deniedStorageWarning, denyStorage} from '../storage';

const words = {
  en: {
    block: 'Show your values',
    title: 'Your values',
    host: 'Host of mosparo',
    site: 'Domain of your website',
    uuid: 'UUID of the project',
    key: 'Public key',
    use: 'Use these values',
    reset: 'Back to the placeholders',
    copy: 'Copy code',
    notHost: /not a host name/,
    notUuid: /not a UUID/,
    notKey: /not a public key/,
    notKept: /does not let pages keep anything/,
  },
  de: {
    block: 'Eigene Werte anzeigen',
    title: 'Ihre Werte',
    host: 'Host von mosparo',
    site: 'Domain Ihrer Website',
    uuid: 'UUID des Projekts',
    key: 'Öffentlicher Schlüssel',
    use: 'Diese Werte verwenden',
    reset: 'Zurück zu den Platzhaltern',
    copy: 'Code kopieren',
    notHost: /kein Hostname/,
    notUuid: /keine UUID/,
    notKey: /kein öffentlicher Schlüssel/,
    notKept: /lässt Seiten nichts speichern/,
  },
} as const;

const uuid = '6f0f7c57-6f2d-4b3e-9a3c-1c9d4a7f1e10';
const key = 'public-key_of_the_project_with_43_letters_0';
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('docs.values'));
const openPanel = (page: Page, name: string) =>
  page.getByRole('button', {name}).filter({visible: true}).first().click();
/** The button that opens the panel, in the HTML of a page. */
const button = /data-tool="?values/;
const samples = (page: Page) => page.locator('pre').allTextContents();

for (const locale of localeNames) {
  const base = localeBase[locale];
  const text = words[locale];
  const custom = `${base}/docs/integration/custom`;

  test(`${locale}: values replace placeholders on all pages and in other tabs until they are reset`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.setViewportSize({width: 1440, height: 900});
    await open(page, custom);
    expect(await stored(page)).toBeNull();
    const before = await samples(page);
    const filled = (code: string) =>
      code
        .replaceAll('mosparo.example.com', 'forms.acme.org')
        .replaceAll('www.example.com', 'shop.acme.org')
        .replaceAll('YOUR_PROJECT_UUID', uuid)
        .replaceAll('YOUR_PUBLIC_KEY', key);

    await openPanel(page, text.block);
    const panel = page.getByRole('dialog', {name: text.title});
    await test.step('the panel refuses wrong values', async () => {
      await expect(panel.getByLabel(text.host)).toBeFocused();
      await expect(panel.getByRole('textbox')).toHaveCount(4);
      await panel.getByLabel(text.host).fill('not a host');
      await panel.getByLabel(text.uuid).fill('1234');
      await panel.getByLabel(text.key).fill('<script>alert(1)</script>');
      await page.keyboard.press('Enter');
      await expect(panel.getByLabel(text.host)).toBeFocused();
      await expect(panel.getByLabel(text.host)).toHaveAccessibleDescription(text.notHost);
      await expect(panel.getByLabel(text.uuid)).toHaveAccessibleDescription(text.notUuid);
      await expect(panel.getByLabel(text.key)).toHaveAccessibleDescription(text.notKey);
      // Only the dialog, because pages.spec.ts checks the page behind it.
      expect(await axeViolations(page, {within: 'dialog'})).toEqual([]);
      expect(await samples(page)).toEqual(before);
    });

    await test.step('values replace placeholders in samples and are stored', async () => {
      await panel.getByLabel(text.host).fill(' https://Forms.acme.org/login ');
      await panel.getByLabel(text.site).fill('shop.acme.org');
      await panel.getByLabel(text.uuid).fill(uuid);
      await panel.getByLabel(text.key).fill(key);
      await panel.getByRole('button', {name: text.use}).click();
      await expect(panel).toHaveCount(0);
      expect(await samples(page)).toEqual(before.map(filled));
      expect(JSON.parse((await stored(page)) ?? '')).toEqual({
        host: 'forms.acme.org',
        site: 'shop.acme.org',
        uuid,
        publicKey: key,
      });
    });

    const block = page.locator('[data-code]', {hasText: 'forms.acme.org'}).first();
    await test.step('copied code has the values', async () => {
      await block.hover();
      await block.getByRole('button', {name: text.copy}).click();
      const copied = await clipboard(page);
      expect(copied).toContain('forms.acme.org');
      expect(copied).not.toContain('mosparo.example.com');
    });

    const other = await context.newPage();
    await test.step('other pages in another tab have the values', async () => {
      await open(other, `${base}/docs/installation/configure/nginx`);
      await expect(other.locator('[data-value=host]').first()).toHaveText('forms.acme.org');
      await other.locator('.pagination-nav__link--prev').click();
      await expect(other).toHaveURL(/\/apache$/);
      await expect(other.locator('[data-value=host]').first()).toHaveText('forms.acme.org');
    });

    await test.step('reset restores the placeholders, in the other tab too', async () => {
      await block.hover();
      await block.getByRole('button', {name: text.block}).click();
      await expect(panel.getByLabel(text.host)).toHaveValue('forms.acme.org');
      await panel.getByRole('button', {name: text.reset}).click();
      await expect(panel).toHaveCount(0);
      expect(await samples(page)).toEqual(before);
      expect(await stored(page)).toBeNull();
      await expect(other.locator('[data-value=host]').first()).toHaveText('mosparo.example.com');
    });
  });

  test(`${locale}: values are filled in before any script file loads, without layout shift`, async ({
    page,
    watch,
  }) => {
    watch.expected.push(/^request failed: .*\/assets\/js\//, /^console error: Failed to load/);
    await page.addInitScript(() =>
      localStorage.setItem('docs.values', JSON.stringify({host: 'forms.acme.org'})),
    );
    await page.route('**/assets/js/*.js', (route) => route.abort());
    await page.goto(`${base}/docs/installation/configure/nginx`);
    await expect(page.locator('[data-value=host]').first()).toHaveText('forms.acme.org');
    expect(await page.locator('pre').allTextContents()).not.toContain('mosparo.example.com');
    expect(await layoutShift(page)).toBe(0);
    // While the HTML is streaming, a text node may end within a placeholder.
    const steps = await page.evaluate(async () => {
      const span = document.createElement('span');
      const rest = new Text('mosparo.exam');
      span.dataset.value = 'host';
      span.append(rest);
      document.body.append(span);
      await Promise.resolve();
      const half = span.textContent;
      rest.appendData('ple.com');
      await Promise.resolve();
      return [half, span.textContent];
    });
    expect(steps).toEqual(['mosparo.exam', 'forms.acme.org']);
  });

  test(`${locale}: without storage values last until the page is left, and the panel says so`, async ({
    page,
    watch,
  }) => {
    watch.expected.push(deniedStorageWarning);
    await denyStorage(page);
    await open(page, `${base}/docs/installation/configure/nginx`);
    await openPanel(page, text.block);
    const panel = page.getByRole('dialog');
    await panel.getByLabel(text.host).fill('forms.acme.org');
    await panel.getByRole('button', {name: text.use}).click();
    await expect(panel.getByRole('alert')).toHaveText(text.notKept);
    await page.keyboard.press('Escape');
    await expect(page.locator('[data-value=host]').first()).toHaveText('forms.acme.org');
    await openPanel(page, text.block);
    await expect(panel.getByLabel(text.host)).toHaveValue('forms.acme.org');
  });
}

fileTest('pages without placeholders have no button for values', () => {
  for (const locale of localeNames) {
    const html = (path: string) => readFileSync(htmlFile(localeBase[locale] + path), 'utf8');
    expect(html('/docs/installation/configure/nginx')).toMatch(button);
    expect(html('/docs/about/features')).not.toMatch(button);
  }
});

const hostile = [
  JSON.stringify({host: '<img src=x onerror="document.title=\'hacked\'">'}),
  JSON.stringify({host: {toString: 1}, site: 5, __proto__: {host: 'x'}}),
  '"text"',
  'null',
  '{broken',
];

test('stored values are never interpreted as HTML', async ({page}) => {
  // Any small file gives access to the storage of the site.
  await page.goto('/robots.txt');
  for (const json of hostile) {
    await page.evaluate((value) => localStorage.setItem('docs.values', value), json);
    await open(page, '/docs/installation/configure/sub_path');
    await expect(page.locator('pre img')).toHaveCount(0);
    expect(await page.title()).not.toContain('hacked');
    const code = page
      .locator('[data-code]')
      .filter({has: page.locator('[data-tool=values]'), visible: true})
      .first();
    await code.hover();
    await code.getByRole('button', {name: 'Show your values'}).click();
    await expect(page.getByRole('dialog').getByRole('textbox')).toHaveCount(4);
  }
});
