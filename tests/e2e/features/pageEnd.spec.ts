import {execFileSync} from 'node:child_process';
import {product} from '../../../website/config/product';
import {translatedDocs} from '../../../website/config/locales';
import {formatDate} from '../../../website/src/format/date';
import evidence from '../../../website/data/evidence.json';
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
  en: (count: number) => `${count} statements of `,
  de: (count: number) => `${count} Aussagen auf `,
};

for (const locale of localeNames) {
  test(`${locale}: the testing page says how many statements were tried`, async ({page}) => {
    const date = formatDate(new Date(`${evidence.date}T12:00:00Z`), locale);
    const count = Object.values(evidence.pages).reduce((sum, each) => sum + each, 0);
    await page.goto(`${localeBase[locale]}/docs/testing`);
    const shown = page.getByText(texts[locale](count));
    await expect(shown).toContainText(`${product.name} ${evidence.version}`);
    await expect(shown).toContainText(`(${evidence.databases.join(', ')})`);
    await expect(shown).toContainText(date);
  });
}
