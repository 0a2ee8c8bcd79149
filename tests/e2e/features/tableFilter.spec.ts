import {expect, localeBase, localeNames, test} from '../fixture';
import {holdScripts} from '../holdScripts';

const words = {
  en: {one: '1 entry', none: 'Nothing matches.', elsewhere: /^Not listed\?/},
  de: {one: '1 Eintrag', none: 'Kein Treffer.', elsewhere: /^Nicht aufgeführt\?/},
} as const;

for (const locale of localeNames) {
  const {one, none, elsewhere} = words[locale];

  test(`${locale}: a filter counts in words, and says where to look if nothing matches`, async ({
    page,
  }) => {
    await page.goto(`${localeBase[locale]}/docs/integration/with_plugins`);
    const facts = page.locator('[data-facts]').filter({has: page.getByRole('searchbox')});
    const [filter, answer] = [facts.getByRole('searchbox'), facts.getByRole('status')];
    const text = () => answer.innerText();
    const all = await text();
    await filter.fill('django');
    await expect.poll(text).toBe(one);
    await filter.fill('joomla');
    await expect.poll(text).toContain(none);
    expect(await text()).not.toContain('0');
    await expect(facts.getByRole('table')).toBeHidden();
    await answer.getByRole('link', {name: elsewhere}).click();
    await expect(page).toHaveURL(/#not-listed$/);
    await filter.fill('');
    await expect.poll(text).toBe(all);
    await expect(facts.getByRole('table')).toBeVisible();
  });
}

test('text typed before the scripts run filters the table', async ({page}) => {
  const release = await holdScripts(page);
  await page.goto('/docs/integration/with_plugins');
  await page.getByRole('searchbox').pressSequentially('django');
  const answer = page.locator('[data-facts]').getByRole('status').first();
  const text = () => answer.innerText();
  expect(await text()).not.toBe('1 entry');
  release();
  await expect.poll(text).toBe('1 entry');
});
