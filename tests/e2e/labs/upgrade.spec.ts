import {expect, localeNames, test, type Page} from '../fixture';
import {
  copyLink,
  expectAccessible,
  openByScrolling,
  openLab,
  openWithoutScript,
  type Lab,
} from './lab';

const words = {
  en: {
    from: 'Installed version',
    to: 'Wanted version',
    kind: 'Kind of installation',
    database: 'Database',
    updater: '4 stops',
    avoid: 'Don’t stay on 1.5.1; take 1.5.4 or newer.',
    sqlite: 'SQLite works from 1.3.0 on',
    same: 'Both versions are the same.',
    unknown: 'The address says from=9.9.9<b>, which is not known here. The form shows 1.3.2.',
  },
  de: {
    from: 'Installierte Version',
    to: 'Gewünschte Version',
    kind: 'Art der Installation',
    database: 'Datenbank',
    updater: '4 Stopps',
    avoid: 'Bleiben Sie nicht bei 1.5.1; nehmen Sie 1.5.4 oder neuer.',
    sqlite: 'SQLite funktioniert ab 1.3.0',
    same: 'Beide Versionen sind gleich.',
    unknown:
      'In der Adresse steht from=9.9.9<b>, was hier nicht bekannt ist. Das Formular zeigt 1.3.2.',
  },
} as const;

test.use({
  contextOptions: {reducedMotion: 'reduce'},
  permissions: ['clipboard-read', 'clipboard-write'],
});

const verdict = (lab: Lab) => lab.locator('[role="status"][data-tone]');
const stops = (lab: Lab) => lab.locator('ol[aria-label] > li');
const choose = (lab: Lab, label: string, value: string) =>
  lab.getByLabel(label, {exact: true}).selectOption(value);
const queryOf = (page: Page) => new URL(page.url()).search;

for (const locale of localeNames) {
  const text = words[locale];

  test(`${locale}: choices, their address, refusals and unknown values; accessible`, async ({
    page,
  }) => {
    const lab = await openByScrolling(page, 'upgrade', locale);
    expect(queryOf(page), 'the address is the reader’s until a choice is made').toBe('');

    await test.step('the updater stops at each major version', async () => {
      await choose(lab, text.from, '1.2.4');
      await choose(lab, text.kind, 'package');
      await expect(verdict(lab)).toContainText(`1.2.4 → 1.2.9 → 1.3.8 → 1.4.13 → 1.5.4`);
      await expect(verdict(lab)).toContainText(text.updater);
      await expect(stops(lab)).toHaveCount(4);
    });

    await test.step('the address has the choices, without another entry in the history', async () => {
      expect(queryOf(page)).toBe('?from=1.2.4&to=1.5.4&kind=package&database=mariadb');
      expect(await page.evaluate(() => history.length)).toBe(2);
    });

    await test.step('a version to avoid, a database that did not exist, no change', async () => {
      await choose(lab, text.kind, 'docker');
      await choose(lab, text.database, 'postgresql');
      await choose(lab, text.to, '1.5.1');
      await expect(lab.getByText(text.avoid)).toBeVisible();
      await expect(verdict(lab)).toHaveAttribute('data-tone', 'bad');
      await choose(lab, text.database, 'sqlite');
      await expect(verdict(lab)).toContainText(text.sqlite);
      await expect(stops(lab)).toHaveCount(0);
      await choose(lab, text.database, 'mysql');
      await choose(lab, text.to, '1.2.4');
      await expect(verdict(lab)).toContainText(text.same);
      await choose(lab, text.to, '1.5.4');
      await expect(stops(lab)).toHaveCount(1);
    });

    await test.step('a copied link opens the page at the lab, with the choices', async () => {
      const link = new URL(await copyLink(page, lab, locale));
      expect(link.hash).toBe('#path');
      expect(link.search).toBe('?from=1.2.4&to=1.5.4&kind=docker&database=mysql');
      await page.goto('about:blank');
      const again = await openLab(page, 'upgrade', locale, link.search + link.hash);
      await expect(again.getByLabel(text.from, {exact: true})).toHaveValue('1.2.4');
      await expect(again.getByLabel(text.database, {exact: true})).toHaveValue('mysql');
    });

    await test.step('unknown values are named, and the form still works', async () => {
      await page.goto('about:blank');
      const bad = `?from=${encodeURIComponent('9.9.9<b>')}&kind=docker#path`;
      const again = await openLab(page, 'upgrade', locale, bad);
      await expect(again.getByRole('alert')).toContainText(text.unknown);
      await expect(again.locator('[role="alert"] b')).toHaveCount(0);
      await expect(stops(again)).toHaveCount(1);
      await choose(again, text.from, '1.5.0');
      await expect(again.getByRole('alert')).toHaveCount(0);
      await expect(verdict(again)).toContainText('1.5.0 → 1.5.4');
    });

    await test.step('accessible, no overflow on a phone', () => expectAccessible(page, locale));
  });
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});
  test('the example and the complete tables are there', async ({page}) => {
    for (const locale of localeNames) {
      const lab = await openWithoutScript(page, 'upgrade', locale);
      await expect(lab).toContainText('1.3.2 → 1.5.4');
      await expect(stops(lab)).toHaveCount(1);
      const rows = page.locator('tr[id^="release-"]');
      await expect(rows).toHaveCount(52);
      await expect(rows.first()).toContainText('1.5.4');
      await expect(rows.last()).toContainText('1.0.0');
    }
  });
});
