import {clipboard, expect, open, test, type Page} from '../fixture';

const code = 'http://127.0.0.1:4174/docs/next/code';

/** Checks colors, the copy button and terms by mouse. */
async function useMouse(page: Page): Promise<void> {
  await expect(page.locator('pre .ts').first()).toBeVisible();
  await page.locator('pre').first().hover();
  await page.getByRole('button', {name: 'Copy code'}).first().click();
  expect(await clipboard(page)).toContain('$value = "a < b && c > d";');
  const term = page.getByRole('button', {name: 'submit token'});
  await expect(term).toHaveCount(1);
  await term.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('note')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('note')).toBeHidden();
}

async function useKeyboard(page: Page): Promise<void> {
  const block = page.locator('[data-code]').first();
  const pre = block.locator('pre');
  await expect(pre).toHaveAttribute('tabindex', '0');
  await pre.focus();
  const wrap = block.getByRole('button', {name: 'Wrap long lines'});
  const copy = block.getByRole('button', {name: 'Copy code'});
  await page.keyboard.press('Tab');
  await expect(wrap).toBeFocused();
  await expect(wrap).toHaveCSS('opacity', '1');
  const overflow = () => pre.evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(await overflow()).toBeGreaterThan(0);
  await page.keyboard.press('Enter');
  await expect(wrap).toHaveAttribute('aria-pressed', 'true');
  expect(await overflow()).toBe(0);
  await page.keyboard.press('Enter');
  await expect(wrap).toHaveAttribute('aria-pressed', 'false');
  expect(await overflow()).toBeGreaterThan(0);
  await page.keyboard.press('Tab');
  await expect(copy).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(block.getByRole('button', {name: 'Copied'})).toBeFocused();
  expect(await clipboard(page)).toBe(await pre.textContent());
}

test('a code block has a title, a highlighted line, and buttons that work by mouse and keyboard', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize({width: 1440, height: 800});
  await open(page, code);
  const block = page.locator('[data-code]').first();
  await expect(block.locator('[data-code-title]')).toHaveText('verify.php');
  await expect(block.locator('.tmark')).toHaveText('$value = "a < b && c > d";');
  await test.step('code blocks and terms work by mouse', () => useMouse(page));
  await page.setViewportSize({width: 500, height: 800});
  await page.mouse.move(2, 2);
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await test.step('the buttons work by keyboard', () => useKeyboard(page));
});

test.describe('on a touch screen', () => {
  test.use({hasTouch: true, isMobile: true, viewport: {width: 390, height: 844}});
  test('the buttons of a code block are always visible and large enough', async ({page}) => {
    await open(page, code);
    const copy = page.getByRole('button', {name: 'Copy code'}).first();
    await expect(copy.locator('xpath=..')).toHaveCSS('opacity', '1');
    const box = await copy.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});
  test('controls that need JavaScript are hidden', async ({page}) => {
    for (const route of ['/docs/integration/custom', '/de/docs/integration/custom']) {
      await page.goto(route);
      await page.locator('[data-page-menu] summary').click();
      await expect(page.locator('[data-page-menu] a')).toHaveCount(2);
      await expect(page.locator('[data-page-menu] a').first()).toBeVisible();
      for (const control of await page.locator('main [data-tool]:is(button)').all())
        await expect(control).toBeHidden();
      await expect(page.locator('pre button, [data-code] button').first()).toBeHidden();
      await expect(page.locator('[data-value=host]').first()).toHaveText('mosparo.example.com');
    }
  });
});
