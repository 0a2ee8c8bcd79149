import {movedSections} from '../../../website/data/movedSections';
import {expect, localeBase, localeNames, test} from '../fixture';

const [[from, to] = ['', '']] = Object.entries(movedSections);
const id = from.split('#')[1] ?? '';

for (const locale of localeNames) {
  const base = localeBase[locale];

  test(`${locale}: the old address of a moved section redirects to the new one; others hide its sentence`, async ({
    page,
  }) => {
    await page.goto(base + (from.split('#')[0] ?? ''));
    await expect(page.locator('[data-moved]').first()).toBeHidden();
    await page.goto('about:blank');
    await page.goto(base + from);
    await expect(page).toHaveURL(base + to);
  });

  test.describe('without JavaScript', () => {
    test.use({javaScriptEnabled: false});
    test(`${locale}: a sentence links to the new address`, async ({page}) => {
      await page.goto(base + from);
      const stubs = page.locator('[data-moved]');
      await expect(stubs.filter({visible: true})).toHaveCount(1);
      await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
      await page.locator(`[id="${id}"] a`).click();
      await expect(page).toHaveURL(base + to);
    });
  });
}
