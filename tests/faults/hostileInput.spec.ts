import {expect, open, test, type Page} from '../e2e/fixture';

const hostile = [
  '<img src=x onerror=alert(1)>',
  '"><svg onload=alert(1)>',
  "');alert(1);//",
  '${alert(1)}{{alert(1)}}',
  '\u202Egpj.exe',
];

/** No value has been inserted as HTML. */
async function expectNoMarkup(page: Page): Promise<void> {
  await expect(page.locator('img[src=x], svg[onload], [onerror]')).toHaveCount(0);
}

test('hostile values of the reader appear in samples as text', async ({page}) => {
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

test('hostile input in the signature lab is shown as text', async ({page}) => {
  await open(page, '/docs/api/signing#signature-lab');
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
});

test('hostile search queries are shown as text', async ({page}) => {
  await open(page, '/docs/quickstart');
  await page.getByRole('button', {name: 'Search', exact: true}).click();
  for (const value of [...hostile, '.*(+?^${}|[]\\', '%E0%A4%A', 'a'.repeat(600)]) {
    await page.getByRole('combobox').fill(value);
    await expect(page.getByRole('dialog').getByRole('status')).not.toBeEmpty();
    await expectNoMarkup(page);
  }
});
