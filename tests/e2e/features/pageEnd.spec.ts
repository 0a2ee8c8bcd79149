import {execFileSync} from 'node:child_process';
import {product} from '../../../website/config/product';
import {translatedDocs} from '../../../website/config/locales';
import {formatDate} from '../../../website/src/format/date';
import evidence from '../../../tools/verify/evidence.json';
import {expect, localeBase, localeNames, test} from '../fixture';

const git = (...args: string[]) => execFileSync('git', args, {encoding: 'utf8'}).trim();

/** Date of the last commit that changed a file; undefined in a shallow clone. */
function lastChange(file: string): Date | undefined {
  if (git('rev-parse', '--is-shallow-repository') === 'true') return undefined;
  const times = git('log', '--format=%at', '--', file).split('\n').map(Number);
  return new Date(Math.max(...times) * 1000);
}

for (const locale of localeNames) {
  test(`${locale}: a page ends with the version it was checked against and its own date`, async ({
    page,
  }) => {
    const folder = locale === 'de' ? translatedDocs('de') : 'docs';
    const date = lastChange(`website/${folder}/cli.mdx`);
    const checked = locale === 'de' ? 'Geprüft mit' : 'Checked against';
    const changed = locale === 'de' ? 'zuletzt geändert am' : 'last changed';
    await page.goto(`${localeBase[locale]}/docs/cli`);
    await expect(page.locator('.theme-doc-footer p').first()).toHaveText(
      `${checked} ${product.name} ${product.checkedAgainst['/docs/cli'] ?? product.version}${
        date ? ` · ${changed} ${formatDate(date, locale)}` : ''
      }`,
    );
  });
}

const texts = {
  en: (where: string, date: string) => `statements of this page were tried on ${where}, ${date}`,
  de: (where: string, date: string) =>
    `Aussagen dieser Seite wurden mit ${where} ausprobiert, ${date}`,
};

for (const locale of localeNames) {
  test(`${locale}: a page says how many of its statements were tried, if any`, async ({page}) => {
    const claims = Object.values(evidence.pages['api/signing']);
    const databases = [...new Set(claims.flatMap((one) => one.databases))].sort().join(', ');
    const where = `${product.name} ${evidence.version} (${databases})`;
    const date = formatDate(new Date(`${evidence.date}T12:00:00Z`), locale);
    await page.goto(`${localeBase[locale]}/docs/api/signing`);
    const shown = page.locator('.theme-doc-footer a[href$="/verify"]');
    await expect(shown).toContainText(texts[locale](where, date));
    const count = Number.parseInt((await shown.textContent()) ?? '', 10);
    expect(count).toBeGreaterThan(0);
    expect(count).toBeLessThanOrEqual(claims.length);

    expect(evidence.pages).not.toHaveProperty('about/features');
    await page.goto(`${localeBase[locale]}/docs/about/features`);
    await expect(page.locator('.theme-doc-footer p').first()).toBeVisible();
    await expect(shown).toHaveCount(0);
  });
}
