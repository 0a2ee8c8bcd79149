import {expect, open, test} from '../fixture';
import {forEachLanguage} from '../languages';

const route = '/docs/api/troubleshooting';

forEachLanguage(({base}) => {
  test('an entry is collapsed until its URL, a link or its title opens it, the list until the filter is used', async ({
    page,
  }) => {
    await page.setViewportSize({width: 1440, height: 900});
    const entry = (id: string) => page.locator('details').filter({has: page.locator(`#${id}`)});
    await page.goto(`${base}${route}#internal-error`);
    await expect(entry('internal-error')).toHaveAttribute('open', '');
    await expect(entry('locked-out')).not.toHaveAttribute('open', '');

    await open(page, base + route);
    await expect(entry('internal-error')).not.toHaveAttribute('open', '');
    await page.locator('.theme-doc-toc-desktop a[href="#locked-out"]').click();
    await expect(entry('locked-out')).toHaveAttribute('open', '');
    await entry('got-no-token').locator('summary').click();
    await expect(entry('got-no-token').locator('ol')).toBeVisible();

    const list = page.locator('#find-a-message');
    await expect(list.getByRole('table')).toBeHidden();
    await list.getByRole('searchbox').fill('submit token');
    await expect(list.getByRole('table')).toBeVisible();
    const results = list.getByRole('link').filter({visible: true});
    await expect(results.first()).toHaveAttribute('href', /#/);
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});
  test('the entry in the hash of the URL is open, and the filter is hidden', async ({page}) => {
    await page.goto(`${route}#internal-error`);
    await expect(page.locator('details:has(#internal-error) ol')).toBeVisible();
    await expect(page.locator('#find-a-message')).toBeHidden();
  });
});
