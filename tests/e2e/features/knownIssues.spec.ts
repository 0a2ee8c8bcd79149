import {issueAreas, knownIssues} from '../../../website/data/knownIssues';
import {expect, localeBase, localeNames, open, test, type Page} from '../fixture';

const route = '/docs/about/known_issues';
const all = Object.keys(knownIssues).length;
const blockedAreas = Object.values(issueAreas).filter((issues) =>
  Object.values(issues).some(({effect}) => effect === 'blocks'),
).length;
const blocking = Object.values(knownIssues).filter(({effect}) => effect === 'blocks').length;

const words = {
  en: {blocks: /^Blocks a task/, effect: 'Issues by effect'},
  de: {blocks: /^Verhindert eine Aufgabe/, effect: 'Fehler nach Auswirkung'},
} as const;

const shownEntries = (page: Page) =>
  page.locator('.markdown > details').filter({visible: true, has: page.locator('[data-effect]')});
const shownAreas = (page: Page) => page.locator('.markdown > h2').filter({visible: true});

for (const locale of localeNames) {
  test(`${locale}: entries are closed; one effect can be chosen, with the areas that have it`, async ({
    page,
  }) => {
    const text = words[locale];
    await page.goto(`${localeBase[locale]}${route}`);
    await expect(shownEntries(page)).toHaveCount(all);
    await expect(page.locator('.markdown > details[open]')).toHaveCount(0);
    const effects = page.getByRole('group', {name: text.effect});
    await effects.getByRole('radio', {name: text.blocks}).check();
    await expect(effects.locator('label:has(:checked)')).toContainText(String(blocking));
    await expect(shownEntries(page)).toHaveCount(blocking);
    await expect(shownAreas(page)).toHaveCount(blockedAreas);
    await effects.getByRole('radio').first().check();
    await expect(shownEntries(page)).toHaveCount(all);
    await expect(shownAreas(page)).toHaveCount(Object.keys(issueAreas).length);
  });
}

test('only what blocks a task has a color', async ({page}) => {
  await page.goto(route);
  const colorOf = (place: string) =>
    page
      .locator(place)
      .first()
      .evaluate((tag) => getComputedStyle(tag).color);
  const [blocks, steps, cosmetic, soft] = [
    await colorOf('summary [data-effect=blocks]'),
    await colorOf('summary [data-effect=changes-steps]'),
    await colorOf('summary [data-effect=cosmetic]'),
    await colorOf('.markdown > header + p'),
  ];
  expect([steps, cosmetic]).toEqual([soft, soft]);
  expect(blocks).not.toBe(soft);
});

test('a link to an issue shows it whatever is chosen', async ({page}) => {
  const [id = ''] = Object.entries(knownIssues).find(([, {effect}]) => effect !== 'blocks') ?? [];
  await open(page, route);
  await page.getByRole('radio', {name: words.en.blocks}).check();
  const entry = page.locator(`details:has(#${id})`);
  await expect(entry).toBeHidden();
  await page.evaluate((hash) => window.location.assign(hash), `#${id}`);
  await expect(entry).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});
  test('every entry can be read and chosen', async ({page}) => {
    await page.goto(route);
    await page.getByRole('radio', {name: words.en.blocks}).check();
    await expect(shownEntries(page)).toHaveCount(blocking);
    await shownEntries(page).first().locator('summary').click();
    await expect(shownEntries(page).first().locator('p').first()).toBeVisible();
  });
});
