import {expect, open, test, type Page} from '../e2e/fixture';
import {notice} from './faults';
import {article, expectReadable} from './page';

/** Ways in which a browser does not let pages write to the clipboard. */
const faults: Record<string, () => void> = {
  'plain HTTP': () => Object.defineProperty(navigator, 'clipboard', {value: undefined}),
  denied: () => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  },
};

const block = (page: Page) => page.locator('[data-code]').first();

async function copy(page: Page): Promise<void> {
  await block(page).hover();
  await block(page).locator('[data-code-tool=copy]').click();
}

for (const [name, fault] of Object.entries(faults)) {
  test(`${name}: code is copied by execCommand`, async ({page}) => {
    await page.addInitScript(fault);
    await open(page, article);
    const copied = page.evaluate(
      () =>
        new Promise<string>((resolve) =>
          document.addEventListener('copy', () => resolve(String(getSelection())), {once: true}),
        ),
    );
    await copy(page);
    const code = (await block(page).locator('pre').textContent()) ?? '';
    expect((await copied).trim()).toBe(code.trim());
    await expect(block(page).getByRole('button', {name: 'Copied'})).toBeVisible();
    await expect(notice(page)).toHaveCount(0);
  });

  test(`${name}, and execCommand fails: a notice says so, and the code stays selected`, async ({
    page,
  }) => {
    await page.addInitScript(fault);
    await page.addInitScript(() => {
      document.execCommand = () => false;
    });
    await open(page, `/de${article}`);
    await copy(page);
    await expect(notice(page)).toContainText('Der Browser hat das Kopieren nicht erlaubt.');
    await expect(block(page).getByRole('button', {name: 'Kopiert'})).toHaveCount(0);
    const code = (await block(page).locator('pre').textContent()) ?? '';
    expect((await page.evaluate(() => String(getSelection()))).trim()).toBe(code.trim());
    await expectReadable(page);
  });
}
