import {expect, hydrate, open, quietNetwork, test, type Page} from '../e2e/fixture';
import {article, expectReadable} from './page';

const hostile = [
  '<img src=x onerror=alert(1)>',
  '"><svg onload=alert(1)>',
  "');alert(1);//",
  '${alert(1)}{{alert(1)}}',
  '\u202Egpj.exe',
];

/** Expects that no value was inserted as HTML. */
async function expectNoMarkup(page: Page): Promise<void> {
  await expect(page.locator('img[src=x], svg[onload], [onerror]')).toHaveCount(0);
}

test('hostile values that the reader entered appear in samples as text', async ({page}) => {
  for (const value of hostile) {
    await page.addInitScript(
      (text) =>
        localStorage.setItem(
          'docs.values',
          JSON.stringify({host: text, site: text, uuid: text, publicKey: text}),
        ),
      value,
    );
    await open(page, '/docs/integration/custom');
    await expect(page.locator('[data-own]').first()).toHaveText(value);
    await expectNoMarkup(page);
  }
});

/** Adds a link to the article and follows it. */
async function followLink(page: Page, href: string): Promise<void> {
  await open(page, '/docs/integration/custom');
  await page.locator('.theme-doc-markdown').evaluate((article, target) => {
    const link = Object.assign(document.createElement('a'), {id: 'broken', textContent: 'broken'});
    link.setAttribute('href', target);
    article.prepend(link);
  }, href);
  await page.locator('#broken').click();
}

test('links that cannot be decoded do not crash the page', async ({page, watch}) => {
  for (const href of ['#%E0%A4%A', '/docs/quickstart#%E0%A4%A']) {
    await followLink(page, href);
    await expect(page).toHaveURL(/%25E0%25A4%25A$/);
    await expect(page.locator('article h1')).toBeVisible();
    await expect(page.getByText('This page crashed')).toHaveCount(0);
  }
  watch.expected.push(/404/);
  await followLink(page, '/docs/%E0%A4%A');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
  await expect(page.getByText('This page crashed')).toHaveCount(0);
});

test('a history entry of another script does not break the page', async ({page}) => {
  for (const searchTerms of ['cron', 5, {length: 2}, [5, null, 'mosparo']]) {
    await open(page, '/docs/integration/custom');
    await page.evaluate(
      (terms) => history.replaceState({key: 'x', state: {searchTerms: terms, searchType: 5}}, ''),
      searchTerms,
    );
    await page.reload();
    await hydrate(page);
    await quietNetwork(page);
    await expect(page.locator('article h1')).toBeVisible();
  }
});

async function typeIntoLab(page: Page): Promise<void> {
  const lab = page.getByRole('group', {name: 'Signature lab'});
  const key = lab.getByLabel(/^Private key/);
  await key.waitFor();
  for (const value of hostile) {
    await key.fill(value);
    await lab.getByLabel('Name', {exact: true}).first().fill(value);
    await lab.getByLabel('Value', {exact: true}).first().fill(value);
    await lab.getByLabel('Submit token').fill(value);
    await expectNoMarkup(page);
  }
  await lab.getByLabel('Value', {exact: true}).first().fill('<b>bold</b>');
  await expect(lab).toContainText('<b>bold</b>');
}

async function typeIntoSearch(page: Page): Promise<void> {
  await page.getByRole('button', {name: 'Search', exact: true}).click();
  const dialog = page.getByRole('dialog');
  for (const value of [...hostile, '.*(+?^${}|[]\\', '%E0%A4%A', 'a'.repeat(600)]) {
    await dialog.getByRole('combobox').fill(value);
    await expect(dialog.getByRole('status')).not.toBeEmpty();
    await expectNoMarkup(page);
  }
}

test('hostile input in the signature lab and in the search is shown as text', async ({page}) => {
  await open(page, '/docs/api/signing#signature-lab');
  await test.step('signature lab', () => typeIntoLab(page));
  await test.step('search', () => typeIntoSearch(page));
});

test('a query string cannot set data attributes of the page', async ({page}) => {
  await page.addInitScript(() =>
    localStorage.setItem('docs.values', JSON.stringify({host: 'forms.acme.org'})),
  );
  const names = ['value=host', 'own=1', 'tool=values', 'color-mode=1', 'drawer-open=1', 'tabs=x'];
  const query = names.map((name) => `docusaurus-data-${name}`).join('&');
  await open(page, `${article}?${query}`);
  await expectReadable(page);
  const before = await page.locator('html').evaluate((root) => ({...root.dataset}));
  for (const name of ['value', 'own', 'tool', 'colorMode', 'drawerOpen', 'tabs'])
    expect(before).not.toHaveProperty(name);
  await page.locator('article p').first().click();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  expect(await page.locator('html').evaluate((root) => ({...root.dataset}))).toEqual(before);
  await expectReadable(page);
});
