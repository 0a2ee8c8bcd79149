import {expect, localeBase, localeNames, open, test} from '../fixture';

for (const locale of localeNames) {
  const route = `${localeBase[locale]}/docs/api/troubleshooting`;

  test(`${locale}: an entry is closed until its address or its title opens it, the filter until it is used`, async ({
    page,
  }) => {
    await page.setViewportSize({width: 1440, height: 900});
    await page.goto(`${route}#internal-error`);
    const entry = (id: string) => page.locator('details').filter({has: page.locator(`#${id}`)});
    await expect(entry('internal-error')).toHaveAttribute('open', '');
    await expect(entry('locked-out')).not.toHaveAttribute('open', '');
    await open(page, route);
    await expect(entry('internal-error')).not.toHaveAttribute('open', '');
    await page.locator('.theme-doc-toc-desktop a[href="#locked-out"]').click();
    await expect(entry('locked-out')).toHaveAttribute('open', '');
    await entry('got-no-token').locator('summary').click();
    await expect(entry('got-no-token').locator('ol')).toBeVisible();

    // The filter shows messages only while it is used.
    const list = page.locator('#find-a-message');
    await expect(list.getByRole('table')).toBeHidden();
    await list.getByRole('searchbox').fill('submit token');
    await expect(list.getByRole('table')).toBeVisible();
    await expect(list.getByRole('link').filter({visible: true}).first()).toHaveAttribute(
      'href',
      /#/,
    );
  });
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});
  test('the entry of the hash is shown, the filter is hidden', async ({page}) => {
    await page.goto('/docs/api/troubleshooting#internal-error');
    await expect(page.locator('details:has(#internal-error) ol')).toBeVisible();
    await expect(page.locator('#find-a-message')).toBeHidden();
  });
});
