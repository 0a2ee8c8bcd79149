import {readFileSync} from 'node:fs';
import {glossary} from '../../../website/data/glossary';
import {axeViolations} from '../axe';
import {expect, fileTest, localeBase, localeNames, open, test} from '../fixture';
import {allRoutes, htmlFile} from '../sitemap';

fileTest('a term is explained at most once on a page', () => {
  let terms = 0;
  for (const route of allRoutes()) {
    const html = readFileSync(htmlFile(route), 'utf8');
    const ids = [...html.matchAll(/popovertarget="?(term-[\w-]+)/gi)].map((match) => match[1]);
    expect(new Set(ids).size, route).toBe(ids.length);
    terms += ids.length;
  }
  expect(terms).toBeGreaterThan(50);
});

test.use({hasTouch: true});

for (const locale of localeNames) {
  const {definition} = glossary['submit-token'];
  const name = locale === 'de' ? /^Absende-Token/ : 'submit token';
  const route = `${localeBase[locale]}/docs/about/how_it_works`;

  test(`${locale}: a term opens its explanation by keyboard and by touch`, async ({page}) => {
    await open(page, route);
    const term = page.locator('main').getByRole('button', {name}).first();
    const note = page.locator('#term-submit-token');
    await test.step('by keyboard', async () => {
      await term.focus();
      await page.keyboard.press('Enter');
      await expect(note).toBeVisible();
      await expect(note).toHaveText(definition[locale]);
      expect(await axeViolations(page, {within: '#term-submit-token'})).toEqual([]);
      await expect(note).toBeInViewport({ratio: 1});
      await page.keyboard.press('Escape');
      await expect(note).toBeHidden();
      await expect(term).toBeFocused();
    });

    await test.step('by touch, on a phone', async () => {
      await page.setViewportSize({width: 390, height: 844});
      await term.tap();
      await expect(note).toBeVisible();
      await expect(note).toBeInViewport({ratio: 1});
      await page.locator('h1').tap();
      await expect(note).toBeHidden();
    });
  });
}
