import {clipboard, expect, open, test} from '../fixture';

const code = 'http://127.0.0.1:4174/docs/next/code';

test('a code block has a title, colors, a highlighted line, and buttons that work by mouse and keyboard', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize({width: 500, height: 800});
  await open(page, code);
  const block = page.locator('[data-code]').first();
  const pre = block.locator('pre');
  const wrap = block.getByRole('button', {name: 'Wrap long lines'});
  await expect(block.locator('[data-code-title]')).toHaveText('verify.php');
  await expect(block.locator('.tmark')).toHaveText('$value = "a < b && c > d";');
  await expect(pre.locator('.ts').first()).toBeVisible();
  await test.step('by mouse', async () => {
    await pre.hover();
    await block.getByRole('button', {name: 'Copy code'}).click();
    expect(await clipboard(page)).toContain('$value = "a < b && c > d";');
  });
  await test.step('by keyboard', async () => {
    await page.evaluate(() => navigator.clipboard.writeText(''));
    await open(page, code);
    const overflow = () => pre.evaluate((element) => element.scrollWidth - element.clientWidth);
    await expect(pre).toHaveAttribute('tabindex', '0');
    await pre.focus();
    await page.keyboard.press('Tab');
    await expect(wrap).toBeFocused();
    await expect(wrap).toHaveCSS('opacity', '1');
    for (const isPressed of ['false', 'true', 'false']) {
      await expect(wrap).toHaveAttribute('aria-pressed', isPressed);
      expect((await overflow()) > 0).toBe(isPressed === 'false');
      await page.keyboard.press('Enter');
    }
    await page.keyboard.press('Tab');
    await expect(block.getByRole('button', {name: 'Copy code'})).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(block.getByRole('button', {name: 'Copied'})).toBeFocused();
    expect(await clipboard(page)).toBe(await pre.textContent());
  });
});

test.describe('on a touch screen', () => {
  test.use({hasTouch: true, isMobile: true, viewport: {width: 390, height: 844}});
  test('the buttons of a code block are always visible', async ({page}) => {
    await open(page, code);
    const copy = page.getByRole('button', {name: 'Copy code'}).first();
    await expect(copy.locator('xpath=..')).toHaveCSS('opacity', '1');
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});
  test('controls that need JavaScript are hidden', async ({page}) => {
    await page.goto('/docs/integration/custom');
    await page.locator('[data-page-menu] summary').click();
    await expect(page.locator('[data-page-menu] a')).toHaveCount(2);
    await expect(page.locator('[data-page-menu] a').first()).toBeVisible();
    for (const control of await page.locator('main [data-tool]:is(button)').all())
      await expect(control).toBeHidden();
    await expect(page.locator('pre button, [data-code] button').first()).toBeHidden();
    await expect(page.locator('[data-value=host]').first()).toHaveText('mosparo.example.com');
  });
});
