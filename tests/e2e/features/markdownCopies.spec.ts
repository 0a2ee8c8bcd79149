import {readFileSync} from 'node:fs';
import {axeViolations} from '../axe';
import {clipboard, expect, open, test} from '../fixture';
import {forEachLanguage} from '../languages';

forEachLanguage(({base, word}) => {
  test('a page can be viewed and copied as Markdown', async ({page, context, watch}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, `${base}/docs/cli`);
    const menu = page.locator('[data-page-menu]');
    const summary = menu.locator('summary');
    const copy = menu.getByRole('button', {name: word('Copy as Markdown')});
    await summary.focus();
    await page.keyboard.press('Enter');
    expect(await axeViolations(page, {within: '[data-page-menu]'})).toEqual([]);
    await copy.click();
    await expect(page.locator('#page-announcer')).toHaveText(word('Copied'));
    expect(await clipboard(page)).toBe(readFileSync(`build${base}/docs/cli.md`, 'utf8'));
    await page.keyboard.press('Escape');
    await expect(menu).not.toHaveAttribute('open');
    await expect(summary).toBeFocused();

    await summary.click();
    const view = menu.getByRole('link', {name: word('View as Markdown')});
    await expect(view).toHaveAttribute('href', `${base}/docs/cli.md`);
    const response = await page.request.get(`${base}/docs/cli.md`);
    expect(response.headers()['content-type']).toBe('text/markdown; charset=utf-8');
    await page.mouse.click(5, 400);
    await expect(view).toBeHidden();

    // If the copy cannot be fetched, a notice says so.
    watch.expected.push(/^request failed: .*\.md /, /^console error: Failed to load/);
    await page.route('**/*.md', (route) => route.abort());
    await summary.click();
    await copy.click();
    await expect(page.locator('#page-announcer')).toHaveText(word('Could not be copied'));
  });
});
