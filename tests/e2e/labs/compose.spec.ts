import {clipboard, expect, localeNames, test, type LocaleName, type Page} from '../fixture';
import {
  copyLink,
  expectAccessible,
  followLink,
  openByScrolling,
  openLab,
  openWithoutScript,
  type Lab,
} from './lab';

const words = {
  en: {
    image: 'Image',
    database: 'Database',
    proxy: 'Proxy with TLS',
    cache: 'Cache',
    mail: 'Mail',
    cron: 'Cron jobs',
    domain: 'Domain of mosparo',
    port: 'Port on the host',
    refused: 'No files',
    noCron: 'The unprivileged image contains no cron',
    twoContainers: 'Two containers would write to the same SQLite file',
    plainHost: 'The domain must be a plain host name',
    portTaken: 'The proxy itself uses ports 80 and 443',
    why: 'over a shared network',
    copy: 'Copy code',
    copyAll: 'Copy all',
    password: 'Password',
  },
  de: {
    image: 'Image',
    database: 'Datenbank',
    proxy: 'Proxy mit TLS',
    cache: 'Cache',
    mail: 'Mail',
    cron: 'Cronjobs',
    domain: 'Domain von mosparo',
    port: 'Port auf dem Host',
    refused: 'Keine Dateien',
    noCron: 'Das Image „unprivileged“ enthält kein Cron',
    twoContainers: 'Zwei Container würden in dieselbe SQLite-Datei schreiben',
    plainHost: 'Die Domain muss ein reiner Hostname',
    portTaken: 'Die Ports 80 und 443 des Hosts belegt der Proxy',
    why: 'über ein gemeinsames Netz',
    copy: 'Code kopieren',
    copyAll: 'Alle kopieren',
    password: 'Passwort',
  },
} as const;

const code = (lab: Lab, kind: string) => lab.locator(`[data-output="${kind}"] pre`);
const status = (lab: Lab) => lab.locator('[role="status"][data-tone]');

test.use({
  contextOptions: {reducedMotion: 'reduce'},
  permissions: ['clipboard-read', 'clipboard-write'],
});

const hostile = '"><img src=x onerror=alert(1)>; include /etc/passwd;';

const choose = (lab: Lab, label: string, value: string) =>
  lab.getByLabel(label, {exact: true}).selectOption(value);

async function expectRefusals(page: Page, lab: Lab, locale: LocaleName): Promise<void> {
  const text = words[locale];
  const expectRefusal = async (reason: string) => {
    await expect(status(lab)).toContainText(text.refused);
    await expect(status(lab)).toContainText(reason);
    await expect(lab.locator('pre')).toHaveCount(0);
  };
  // With the keyboard: the next image, then back.
  await lab.getByLabel(text.image, {exact: true}).focus();
  await page.keyboard.press('ArrowDown');
  await expectRefusal(text.noCron);
  await page.keyboard.press('ArrowUp');
  await expect(status(lab)).toHaveAttribute('data-tone', 'open');

  await choose(lab, text.database, 'sqlite');
  await choose(lab, text.cron, 'separate');
  await expectRefusal(text.twoContainers);
  await choose(lab, text.cron, 'web');
  await expect(code(lab, 'script')).toContainText('/cron-jobs/execute');
  await lab.getByLabel(text.port).fill('443');
  await expectRefusal(text.portTaken);
  await lab.getByLabel(text.port).fill('18080');
  await expect(code(lab, 'proxy')).toContainText('http://127.0.0.1:18080');

  await lab.getByLabel(text.domain).fill(hostile);
  await expect(lab.getByLabel(text.domain)).toHaveAttribute('aria-invalid', 'true');
  await expectRefusal(text.plainHost);
  await expect(lab.locator('img')).toHaveCount(0);
}

async function expectFiles(lab: Lab, locale: LocaleName): Promise<void> {
  const text = words[locale];
  await choose(lab, text.database, 'postgresql');
  await choose(lab, text.proxy, 'traefik');
  await choose(lab, text.cache, 'redis');
  await choose(lab, text.mail, 'local');
  await choose(lab, text.cron, 'systemd');
  await lab.getByLabel(text.domain).fill('captcha.example.org');
  await expect(status(lab)).toHaveAttribute('data-tone', 'open');
  await expect(status(lab)).toContainText('PostgreSQL');
  for (const part of [
    'image: postgres:17',
    'Host(`captcha.example.org`)',
    'MOSPARO_CACHE_ADAPTER: redis',
    'host.docker.internal:host-gateway',
    'MOSPARO_ENABLE_CRON: "0"',
  ])
    await expect(code(lab, 'compose')).toContainText(part);
  await expect(code(lab, 'proxy')).toHaveCount(0);
  await expect(code(lab, 'service')).toHaveCount(1);
  await expect(code(lab, 'timer')).toHaveCount(3);
  await expect(lab).toContainText(text.why);
  await expect(lab.locator('[data-output="wizard"]')).toContainText('5432');
}

async function expectCopies(page: Page, lab: Lab, locale: LocaleName): Promise<void> {
  const text = words[locale];
  await lab.locator('[data-output="compose"]').getByRole('button', {name: text.copy}).click();
  await expect.poll(() => clipboard(page)).toBe(await code(lab, 'compose').textContent());
  await expect(code(lab, 'compose').locator('.tk', {hasText: 'services'})).toHaveCSS(
    'color',
    'rgb(138, 43, 107)',
  );

  const units = lab.getByRole('tab', {name: 'mosparo@.service'});
  await lab.getByRole('tab', {selected: true}).press('ArrowRight');
  await expect(units).toBeFocused();
  await units.press('Enter');
  await expect(code(lab, 'compose')).toBeHidden();
  await expect(code(lab, 'service')).toBeVisible();
  await lab.getByRole('button', {name: text.copyAll}).click();
  await expect.poll(() => clipboard(page)).toMatch(/^# \/opt\/mosparo\/compose.yaml\nservices:/);
  expect(await clipboard(page)).toContain('# /etc/systemd/system/mosparo@.service\n[Unit]');
}

/** Returns the lab that the copied link has opened. */
async function expectLink(page: Page, lab: Lab, locale: LocaleName): Promise<Lab> {
  const text = words[locale];
  const link = await copyLink(page, lab, locale);
  expect(link).toContain('#lab-compose?image=standard');
  expect(link.toLowerCase()).not.toContain('password');
  await page.goto('about:blank');
  const again = await openLab(page, 'compose', locale, new URL(link).hash);
  await expect(again.getByLabel(text.domain)).toHaveValue('captcha.example.org');
  await expect(code(again, 'compose')).toContainText('Host(`captcha.example.org`)');
  expect(
    await page.evaluate(() => JSON.stringify({...localStorage, ...sessionStorage})),
  ).not.toContain('captcha');
  return again;
}

async function expectAccessibleStates(page: Page, lab: Lab, locale: LocaleName): Promise<void> {
  const text = words[locale];
  await lab.getByLabel(text.domain).fill('mosparo.example.com');
  await lab.getByLabel(text.port).fill('8080');
  await choose(lab, text.proxy, 'none');
  await choose(lab, text.cron, 'web');
  await expect(status(lab)).toHaveAttribute('data-tone', 'open');
  await expectAccessible(page, locale);
  await lab.getByLabel(text.domain).fill('no domain');
  await expect(status(lab)).toHaveAttribute('data-tone', 'bad');
  await expectAccessible(page, locale);
}

for (const locale of localeNames) {
  const text = words[locale];

  test(`${locale}: refusals, files, copies and links; accessible`, async ({page}) => {
    const lab = await test.step('loads when it comes near the viewport', () =>
      openByScrolling(page, 'compose', locale));
    await expect(code(lab, 'compose')).toContainText('image: mariadb:11.4');
    await expect(code(lab, 'proxy')).toContainText('server_name mosparo.example.com;');
    await test.step('invalid combinations are refused with the reason', () =>
      expectRefusals(page, lab, locale));
    await test.step('choices give files', () => expectFiles(lab, locale));
    await test.step('files can be copied', () => expectCopies(page, lab, locale));
    const shared = await test.step('a copied link restores the choices', () =>
      expectLink(page, lab, locale));
    await test.step('a hostile link shows the reason', async () => {
      const link = new URLSearchParams({domain: hostile, port: '<b>', v: '1'});
      await followLink(page, 'compose', locale, `#lab-compose?${link}`);
      await expect(status(shared)).toContainText(text.plainHost);
      await expect(shared.getByLabel(text.cron, {exact: true})).toHaveValue('container');
    });
    await test.step('accessible, no overflow on a phone', () =>
      expectAccessibleStates(page, shared, locale));
  });
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});
  test('the worked example is shown, and that the lab needs JavaScript', async ({page}) => {
    for (const locale of localeNames) {
      const lab = await openWithoutScript(page, 'compose', locale);
      await expect(code(lab, 'compose')).toContainText('image: mariadb:11.4');
      await expect(status(lab)).toContainText('MariaDB');
    }
  });
});
