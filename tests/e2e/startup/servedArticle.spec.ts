import type {Response} from '@playwright/test';
import {clipboard, expect, open, test, type Page} from '../fixture';
import {forEachLanguage} from '../languages';

test.use({viewport: {width: 1440, height: 900}, fetchesAhead: true});

const custom = '/docs/integration/custom';
const ignored = '/docs/integration/ignored_fields';

const languageTabs = (page: Page) =>
  page.locator('[data-tabs=language]').filter({visible: true}).first();
const languageTab = (page: Page, name: string) =>
  languageTabs(page).getByRole('tab', {name, exact: true});
const sidebarLink = (page: Page, target: string) =>
  page.locator(`.theme-doc-sidebar-menu a[href="${target}"]`);

const markDocument = (page: Page) =>
  page.evaluate(() => Object.assign(window, {sameDocument: true}));
const isSameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in window);

async function useTabsAndCode(page: Page, copied: string): Promise<void> {
  const python = languageTab(page, 'Python');
  await python.click();
  await expect(python).toHaveAttribute('aria-selected', 'true');
  const panel = languageTabs(page).getByRole('tabpanel').filter({visible: true});
  await expect(panel).toHaveCount(1);
  await python.press('ArrowLeft');
  const others = languageTabs(page).getByRole('tab').filter({hasNotText: 'Python'});
  await expect(others.and(page.locator(':focus'))).toHaveCount(1);
  expect(await page.evaluate(() => localStorage.getItem('docusaurus.tab.language'))).toBe('python');

  const code = panel.locator('[data-code]').filter({visible: true}).first();
  await code.hover();
  await code.locator('[data-code-tool=wrap]').click();
  await expect(code.locator('pre')).toHaveAttribute('data-wrap', '');
  await code.locator('[data-code-tool=copy]').click();
  await expect(code.locator('[data-code-tool=copy]')).toHaveAttribute('aria-label', copied);
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

/** Expects that the article of the next page comes from its HTML, not from a script, and works like the first one. */
async function visitNextPage(page: Page, base: string, requested: Promise<unknown>): Promise<void> {
  const scripts: Promise<string>[] = [];
  const collect = (response: Response) => {
    if (response.url().endsWith('.js')) scripts.push(response.text());
  };
  page.on('response', collect);
  await languageTab(page, 'Java').click();
  await sidebarLink(page, base + ignored).hover();
  await requested;
  await sidebarLink(page, base + ignored).click();
  await expect(page).toHaveURL(base + ignored);
  const heading = page.locator('.theme-doc-markdown h2').first();
  await expect(page.locator('h1')).toHaveCount(1);
  const text = (await heading.innerText()).trim();
  page.off('response', collect);
  expect((await Promise.all(scripts)).filter((script) => script.includes(text))).toEqual([]);

  await markDocument(page);
  await sidebarLink(page, base + custom).click();
  await expect(languageTab(page, 'Java'), 'as the reader left it').toHaveAttribute(
    'aria-selected',
    'true',
  );
  expect(await isSameDocument(page)).toBe(true);
}

forEachLanguage(({base, word}) => {
  test('tabs, code blocks and filters of a server-rendered article work, on the next page too', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, base + custom);
    await test.step('tabs and code blocks', () => useTabsAndCode(page, word('Copied')));

    // The first interaction may prefetch it, together with other pages.
    const requested = page.waitForRequest(
      (request) => request.resourceType() === 'fetch' && request.url().endsWith(ignored),
    );
    await open(page, base + custom);
    await expect(languageTab(page, 'Python')).toHaveAttribute('aria-selected', 'true');
    await test.step('next page', () => visitNextPage(page, base, requested));

    await open(page, `${base}/docs/integration/script_reference`);
    await test.step('filters', () => useFilter(page));
  });
});

// In German, which has a base path: the code is the same in both languages.
test('links in a server-rendered article and going back need no new document', async ({page}) => {
  await open(page, '/de/docs/usage/settings');
  const article = page.locator('.theme-doc-markdown');
  const text = await article.innerText();
  await markDocument(page);
  const link = article.locator('a[href^="/de/docs/"]').first();
  const target = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(page).toHaveURL(target);
  await expect(article.locator('p').first()).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/de/docs/usage/settings');
  await expect.poll(() => article.innerText()).toBe(text);
  expect(await isSameDocument(page)).toBe(true);
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
