import {expect, hydrate, test, type Page} from '../fixture';
import {forEachLanguage} from '../languages';
import {field, options, start, texts, type} from './box';

/** Texts that are highlighted by the Custom Highlight API. */
function marked(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const highlights = CSS.highlights as unknown as Map<string, Iterable<Range>>;
    return [...(highlights.get('docs-search') ?? [])].map(String);
  });
}

forEachLanguage(({locale, base}) => {
  test('opens the section and highlights the words in the article until Escape; the URL has the anchor but not the words', async ({
    page,
  }) => {
    await start(page, locale);
    await type(page, locale, texts[locale].rules);
    await expect(options(page).first()).toBeVisible();
    await field(page).press('Enter');
    await expect(page).toHaveURL(`${base}/docs/usage/rules`);
    await expect.poll(() => marked(page)).not.toEqual([]);
    const words = await marked(page);
    // Synonyms are highlighted too: "block" is a synonym of "rule".
    expect(words.filter((word) => !/rule|regel|block|sperr/i.test(word))).toEqual([]);
    await page.keyboard.press('Escape');
    expect(await marked(page)).toEqual([]);

    await type(page, locale, 'MOSPARO_CACHE_ADAPTER');
    await expect(options(page).first()).toHaveAttribute('href', /environment_variables#/);
    await options(page).first().click();
    await expect(page).toHaveURL(/\/environment_variables#[a-z-]+$/);
    await expect
      .poll(async () => (await marked(page)).includes('MOSPARO_CACHE_ADAPTER'))
      .toBe(true);

    await test.step('leaving the page removes the highlights', async () => {
      // By keyboard: the navbar may be hiding, since the page has scrolled down to the section.
      const link = page.locator(`.navbar__link[href="${base}/docs/testing"]`);
      await link.press('Enter');
      await expect(page).toHaveURL(/testing/);
      await expect.poll(() => marked(page)).toEqual([]);
    });
  });
});

test('a row of a table answers in the list, links to itself and is tinted on arrival', async ({
  page,
}) => {
  await start(page, 'en');
  const tinted = page.locator('tr[data-search-row]');

  await test.step('a row with an id', async () => {
    await type(page, 'en', 'minimum time');
    const first = options(page).first();
    await expect(first).toContainText('Default: 10 seconds');
    await expect(first).toContainText('Setting · Security features');
    await expect(first).toHaveAttribute('href', '/docs/usage/security#setting-minimumTimeSeconds');
    await field(page).press('Enter');
    await expect(page).toHaveURL('/docs/usage/security#setting-minimumTimeSeconds');
    await expect(tinted).toContainText('10 seconds');
    await expect(tinted).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(tinted).toHaveCount(0);
  });

  await test.step('a row without an id', async () => {
    await type(page, 'en', 'php intl extension');
    const row = options(page).filter({hasText: 'Extension · Requirements'}).first();
    await expect(row).toContainText('intl');
    await row.click();
    await expect(page).toHaveURL('/docs/installation/requirements#extensions');
    await expect(tinted).toContainText('php-intl');
    await expect(tinted).toBeInViewport();
  });
});

test('a page without article is highlighted in its <main>', async ({page}) => {
  await page.goto('/docs/quickstart');
  await page.evaluate(() =>
    history.replaceState({key: 'x', state: {searchTerms: ['spam*'], searchType: 'other'}}, '', '/'),
  );
  await page.goto('/docs/quickstart');
  await page.goBack();
  await hydrate(page);
  await expect.poll(() => marked(page)).not.toEqual([]);
});
