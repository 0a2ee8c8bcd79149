import type {Response} from '@playwright/test';
import {
  clipboard,
  expect,
  localeBase,
  localeNames,
  open,
  test,
  type LocaleName,
  type Page,
} from '../fixture';

test.use({viewport: {width: 1440, height: 900}, fetchesAhead: true});

const languageTabs = (page: Page) =>
  page.locator('[data-tabs=language]').filter({visible: true}).first();
const languageTab = (page: Page, name: string) =>
  languageTabs(page).getByRole('tab', {name, exact: true});

async function useTabsAndCode(page: Page, locale: LocaleName): Promise<void> {
  const box = languageTabs(page);
  const python = languageTab(page, 'Python');
  await python.click();
  await expect(python).toHaveAttribute('aria-selected', 'true');
  const panel = box.getByRole('tabpanel').filter({visible: true});
  await expect(panel).toHaveCount(1);
  await python.press('ArrowLeft');
  await expect(
    box.getByRole('tab').filter({hasNotText: 'Python'}).and(page.locator(':focus')),
  ).toHaveCount(1);
  expect(await page.evaluate(() => localStorage.getItem('docusaurus.tab.language'))).toBe('python');

  const code = panel.locator('[data-code]').filter({visible: true}).first();
  await code.hover();
  await code.locator('[data-code-tool=wrap]').click();
  await expect(code.locator('pre')).toHaveAttribute('data-wrap', '');
  await code.locator('[data-code-tool=copy]').click();
  await expect(code.locator('[data-code-tool=copy]')).toHaveAttribute(
    'aria-label',
    locale === 'de' ? 'Kopiert' : 'Copied',
  );
  expect(await clipboard(page)).toContain('import');
}

async function useFilter(page: Page): Promise<void> {
  const facts = page.locator('[data-facts]').filter({has: page.getByRole('searchbox')});
  const rows = facts.getByRole('row').filter({has: page.getByRole('cell')});
  const all = await rows.filter({visible: true}).count();
  const first = (await rows.first().getByRole('cell').first().innerText()).trim();
  await facts.getByRole('searchbox').fill(first);
  await expect(facts.locator('output')).toHaveText(/^1\s/);
  await expect(rows.filter({visible: true})).toHaveCount(1);
  await facts.getByRole('searchbox').fill('');
  await expect(rows.filter({visible: true})).toHaveCount(all);
}

/** Expects that the article of the next page is taken from its HTML and works like the first one. */
async function visitNextPage(page: Page, base: string, requested: Promise<unknown>): Promise<void> {
  const scripts: Promise<string>[] = [];
  const collect = (response: Response) => {
    if (response.url().endsWith('.js')) scripts.push(response.text());
  };
  page.on('response', collect);
  await languageTab(page, 'Java').click();
  const link = page.locator(
    `.theme-doc-sidebar-menu a[href="${base}/docs/integration/ignored_fields"]`,
  );
  await link.hover();
  await requested;
  await link.click();
  const heading = page.locator('.theme-doc-markdown h2').first();
  await expect(page).toHaveTitle(/mosparo/);
  await expect(page.locator('h1')).toHaveCount(1);
  const text = (await heading.innerText()).trim();
  page.off('response', collect);
  expect((await Promise.all(scripts)).filter((script) => script.includes(text))).toEqual([]);

  await page.evaluate(() => Object.assign(window, {sameDocument: true}));
  await page.locator(`.theme-doc-sidebar-menu a[href="${base}/docs/integration/custom"]`).click();
  await expect(languageTab(page, 'Java'), 'as the reader left it').toHaveAttribute(
    'aria-selected',
    'true',
  );
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
}

for (const locale of localeNames) {
  const base = localeBase[locale];

  test(`${locale}: tabs, code blocks and filters of a server-rendered article work, on the next page too`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, `${base}/docs/integration/custom`);
    await test.step('tabs and code blocks', () => useTabsAndCode(page, locale));

    // The first interaction may prefetch it, together with other pages.
    const requested = page.waitForRequest(
      (request) =>
        request.resourceType() === 'fetch' && request.url().endsWith('/integration/ignored_fields'),
    );
    await open(page, `${base}/docs/integration/custom`);
    await expect(languageTab(page, 'Python')).toHaveAttribute('aria-selected', 'true');
    await test.step('the article of the next page is taken from its HTML, and works like the first', () =>
      visitNextPage(page, base, requested));

    await open(page, `${base}/docs/integration/script_reference`);
    await test.step('filters', () => useFilter(page));
  });
}

// In German only, which has a base path: the code is the same in both languages.
test('links in a server-rendered article and going back need no new document', async ({page}) => {
  await open(page, '/de/docs/usage/settings');
  const text = await page.locator('.theme-doc-markdown').innerText();
  await page.evaluate(() => Object.assign(window, {sameDocument: true}));
  const link = page.locator('.theme-doc-markdown a[href^="/de/docs/"]').first();
  const target = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(page).toHaveURL(target);
  await expect(page.locator('.theme-doc-markdown p').first()).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/de/docs/usage/settings');
  await expect.poll(() => page.locator('.theme-doc-markdown').innerText()).toBe(text);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('React renders nothing of an article except its lab, when that comes near the viewport', async ({
  page,
}) => {
  await open(page, '/de/docs/api/signing');
  const lab = page.locator('[data-lab]');
  const enabled = lab.getByRole('textbox', {disabled: false});
  await expect(lab.getByRole('textbox').first()).toBeDisabled();
  await expect(enabled).toHaveCount(0);
  const text = page.locator('.theme-doc-markdown > p').first();
  await text.evaluate((element) => Object.assign(element, {isServed: true}));
  await lab.evaluate((element) => element.scrollIntoView());
  await expect(enabled.first()).toBeVisible();
  expect(await text.evaluate((element) => 'isServed' in element)).toBe(true);
});
