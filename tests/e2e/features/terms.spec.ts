import {glossary} from '../../../website/data/glossary';
import {axeViolations} from '../axe';
import {expect, open, test} from '../fixture';
import {forEachLanguage} from '../languages';

test.use({hasTouch: true});

forEachLanguage(({base, locale}) => {
  test('a term opens its explanation by keyboard and by touch', async ({page}) => {
    await open(page, `${base}/docs/about/how_it_works`);
    const term = page.locator('main [popovertarget=term-submit-token]').first();
    const note = page.locator('#term-submit-token');
    await test.step('by keyboard', async () => {
      await term.focus();
      await page.keyboard.press('Enter');
      await expect(note).toHaveRole('note');
      await expect(note).toHaveText(glossary['submit-token'].definition[locale]);
      expect(await axeViolations(page, {within: '#term-submit-token'})).toEqual([]);
      await expect(note).toBeInViewport({ratio: 1});
      await page.keyboard.press('Escape');
      await expect(note).toBeHidden();
      await expect(term).toBeFocused();
    });
    await test.step('by touch, on a phone', async () => {
      await page.setViewportSize({width: 390, height: 844});
      await term.tap();
      await expect(note).toBeInViewport({ratio: 1});
      await page.locator('h1').tap();
      await expect(note).toBeHidden();
    });
  });
});
