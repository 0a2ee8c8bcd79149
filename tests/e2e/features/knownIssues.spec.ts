import {issueAreas, knownIssues} from '../../../website/data/knownIssues';
import {expect, localeBase, localeNames, open, test, type Page} from '../fixture';

const route = '/docs/about/known_issues';
const all = Object.keys(knownIssues).length;
const blocking = Object.values(knownIssues).filter(({effect}) => effect === 'blocks').length;
const ofApi = Object.keys(issueAreas.api);

const words = {
  en: {blocks: /^Blocks a task/, api: /^API/, effect: 'Issues by effect', area: 'Issues by area'},
  de: {
    blocks: /^Verhindert eine Aufgabe/,
    api: /^API/,
    effect: 'Fehler nach Auswirkung',
    area: 'Fehler nach Bereich',
  },
} as const;

const shownEntries = (page: Page) =>
  page.locator('.markdown > details').filter({visible: true, has: page.locator('[data-effect]')});
const shownAreas = (page: Page) => page.locator('.markdown > h2').filter({visible: true});

for (const locale of localeNames) {
  test(`${locale}: entries are closed, and chips filter them by effect and area, in the address too`, async ({
    page,
  }) => {
    const text = words[locale];
    await page.setViewportSize({width: 1440, height: 900});
    await open(page, `${localeBase[locale]}${route}`);
    await expect(shownEntries(page)).toHaveCount(all);
    await expect(page.locator('.markdown > details[open]')).toHaveCount(0);
    const effects = page.getByRole('navigation', {name: text.effect});
    const areas = page.getByRole('navigation', {name: text.area});

    await effects.getByRole('link', {name: text.blocks}).click();
    await expect(shownEntries(page)).toHaveCount(blocking);
    await expect(page).toHaveURL(/known_issues\?effect=blocks$/);
    await expect(page.locator('[data-issue-filter] output')).toContainText(String(blocking));
    await expect(effects.locator('[aria-current]')).toHaveText(text.blocks);

    await areas.getByRole('link', {name: text.api}).click();
    await expect(page).toHaveURL(/\?effect=blocks&area=api$/);
    await effects.getByRole('link').first().click();
    await expect(page).toHaveURL(/\?area=api$/);
    await expect(shownEntries(page)).toHaveCount(ofApi.length);
    await expect(shownAreas(page)).toHaveCount(1);
    await expect(page.locator('.theme-doc-toc-desktop li').filter({visible: true})).not.toHaveCount(
      0,
    );
    const named = await page
      .locator('.theme-doc-toc-desktop li:not([hidden]) > a')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).hash.slice(1)));
    expect(named.sort()).toEqual(['api', ...ofApi].sort());

    await page.goBack();
    await expect(page).toHaveURL(/\?effect=blocks&area=api$/);
    await areas.getByRole('link').first().click();
    await effects.getByRole('link').first().click();
    await expect(shownEntries(page)).toHaveCount(all);
  });
}

test('the rows of chips have titles, and only what blocks a task has a color', async ({page}) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({width, height: 900});
    await page.goto(route);
    for (const title of ['Effect', 'Area'])
      await expect(
        page.locator('[data-issue-filter]').getByText(title, {exact: true}),
      ).toBeVisible();
  }
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

test('an address with a filter shows what it points at in any case, and ignores what cannot be chosen', async ({
  page,
}) => {
  const [issue = ''] = ofApi;
  await open(page, `${route}?area=rules#${issue}`);
  await expect(shownAreas(page)).toHaveCount(2);
  await expect(page.locator(`details:has(#${issue})`)).toHaveAttribute('open', '');
  await open(page, `${route}?area=kitchen&effect=`);
  await expect(shownEntries(page)).toHaveCount(all);
});

test('a chip that is clicked before the scripts have run filters after it', async ({page}) => {
  await page.goto(route);
  await page.locator('[data-issue-filter] a[data-effect=blocks]').click();
  await expect(shownEntries(page)).toHaveCount(blocking);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});
  test('every entry can be read, and there are no chips', async ({page}) => {
    await page.goto(route);
    await expect(page.locator('[data-issue-filter]')).toBeHidden();
    await expect(shownEntries(page)).toHaveCount(all);
    await shownEntries(page).first().locator('summary').click();
    await expect(shownEntries(page).first().locator('p').first()).toBeVisible();
  });
});
