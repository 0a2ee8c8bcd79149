import {expect, localeBase, localeNames, open, test} from '../fixture';

for (const locale of localeNames) {
  const route = `${localeBase[locale]}/docs/api/troubleshooting`;

  test(`${locale}: an entry is collapsed until its URL or its title opens it, the list until the filter is used`, async ({
    page,
  }) => {
    await page.setViewportSize({width: 1440, height: 900});
    const entry = (id: string) => page.locator('details').filter({has: page.locator(`#${id}`)});
    await test.step('the hash of the URL opens its entry', async () => {
      await page.goto(`${route}#internal-error`);
      await expect(entry('internal-error')).toHaveAttribute('open', '');
      await expect(entry('locked-out')).not.toHaveAttribute('open', '');
    });

    await test.step('a link and the title open an entry', async () => {
      await open(page, route);
      await expect(entry('internal-error')).not.toHaveAttribute('open', '');
      await page.locator('.theme-doc-toc-desktop a[href="#locked-out"]').click();
      await expect(entry('locked-out')).toHaveAttribute('open', '');
      await entry('got-no-token').locator('summary').click();
      await expect(entry('got-no-token').locator('ol')).toBeVisible();
    });

    await test.step('the list is shown while the filter is used', async () => {
      const list = page.locator('#find-a-message');
      await expect(list.getByRole('table')).toBeHidden();
      await list.getByRole('searchbox').fill('submit token');
      await expect(list.getByRole('table')).toBeVisible();
      await expect(list.getByRole('link').filter({visible: true}).first()).toHaveAttribute(
        'href',
        /#/,
      );
    });
  });
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});
  test('the entry in the hash of the URL is open, and the filter is hidden', async ({page}) => {
    await page.goto('/docs/api/troubleshooting#internal-error');
    await expect(page.locator('details:has(#internal-error) ol')).toBeVisible();
    await expect(page.locator('#find-a-message')).toBeHidden();
  });
});
