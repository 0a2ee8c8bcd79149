import {expect, test} from '../fixture';
import {holdScripts} from '../holdScripts';
import {forEachLanguage} from '../languages';

const route = '/docs/integration/with_plugins';
const one = {en: '1 entry', de: '1 Eintrag'} as const;

forEachLanguage(({base, locale, word}) => {
  test('a filter counts in words, and says where to look if nothing matches', async ({page}) => {
    await page.goto(`${base}${route}`);
    const facts = page.locator('[data-facts]').filter({has: page.getByRole('searchbox')});
    const [filter, answer] = [facts.getByRole('searchbox'), facts.getByRole('status')];
    const text = () => answer.innerText();
    const all = await text();
    await filter.fill('django');
    await expect.poll(text).toBe(one[locale]);
    await filter.fill('joomla');
    await expect.poll(text).toContain(word('Nothing matches.'));
    expect(await text()).not.toContain('0');
    await expect(facts.getByRole('table')).toBeHidden();
    await answer.getByRole('link').click();
    await expect(page).toHaveURL(/#not-listed$/);
    await filter.fill('');
    await expect.poll(text).toBe(all);
    await expect(facts.getByRole('table')).toBeVisible();
  });
});

test('text typed before the scripts run filters the table', async ({page}) => {
  const release = await holdScripts(page);
  await page.goto(route);
  await page.getByRole('searchbox').pressSequentially('django');
  const answer = page.locator('[data-facts]').getByRole('status').first();
  expect(await answer.innerText()).not.toBe(one.en);
  release();
  await expect.poll(() => answer.innerText()).toBe(one.en);
});
