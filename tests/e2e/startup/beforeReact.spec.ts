import {clipboard, expect, hydrate, test, type Page} from '../fixture';
import {forEachLanguage} from '../languages';
import {holdScripts} from '../holdScripts';
import {layoutShift} from '../layoutShift';

const scripts = '**/assets/js/**';
const rules = '/docs/usage/rules';
const phone = {width: 390, height: 800};
const desktop = {width: 1440, height: 900};
const dashboard = (page: Page) =>
  page.locator('.theme-doc-sidebar-menu a[href$="/usage/dashboard"]');

/** Opens a page whose script files never load, so that everything that works does so without React. */
async function openWithoutReact(page: Page, path: string): Promise<void> {
  await page.route(scripts, () => undefined);
  await page.goto(path);
}

test.describe('on a fast connection', () => {
  test.use({fetchesAhead: true});
  test('the page of a link under the pointer is prefetched and shown without another request', async ({
    page,
  }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Preload.enable');
    const isFetched = new Promise<void>((resolve) =>
      session.on('Preload.prefetchStatusUpdated', ({status}) => {
        if (status === 'Ready') resolve();
      }),
    );
    await page.setViewportSize(desktop);
    await openWithoutReact(page, rules);
    await dashboard(page).hover();
    await isFetched;
    await dashboard(page).click();
    await expect(page).toHaveURL('/docs/usage/dashboard');
    const [visit] = await page.evaluate(() => performance.getEntriesByType('navigation'));
    expect(visit).toMatchObject({deliveryType: 'navigational-prefetch'});
  });
});

test('with the data saver no page is prefetched, and a link is a plain link', async ({page}) => {
  await page.setViewportSize(desktop);
  await openWithoutReact(page, rules);
  await dashboard(page).hover();
  await expect(page.locator('[data-prefetch]')).toHaveCount(0);
  await dashboard(page).click();
  await expect(page).toHaveURL('/docs/usage/dashboard');
  await expect(page.locator('h1')).toHaveText('Dashboard');
});

test('a menu that was opened before hydration stays open', async ({page}) => {
  const release = await holdScripts(page);
  await page.setViewportSize(phone);
  await page.goto(rules);
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  const menu = page.locator('#docs-menu');
  await expect(menu).toBeVisible();
  release();
  await page.locator('html[data-has-hydrated=true]').waitFor();
  await expect(menu).toBeVisible();
  await menu.locator('a[href$="/usage/dashboard"]').click();
  await expect(page).toHaveURL('/docs/usage/dashboard');
  await expect(menu).toBeHidden();
});

forEachLanguage(({base}) => {
  test('tabs, copy buttons and the table of contents work', async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.setViewportSize(phone);
    await openWithoutReact(page, `${base}/docs/integration/custom`);
    await page.locator('.theme-doc-toc-mobile summary').click();
    await expect(page.locator('.theme-doc-toc-mobile a').first()).toBeVisible();
    const tab = page.getByRole('tab').filter({visible: true}).nth(1);
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    const box = page.locator('[data-tabs]').filter({has: tab}).first();
    await expect(box.getByRole('tabpanel').filter({visible: true})).toHaveCount(1);
    const code = page.locator('[data-code]').filter({visible: true}).first();
    await code.hover();
    await code.locator('[data-code-tool=copy]').click();
    await expect(code.locator('[data-code-tool=copy]')).toHaveAttribute('data-copied', '');
    expect((await clipboard(page)).length).toBeGreaterThan(10);
  });
});

test('a click that needs React is replayed once after hydration', async ({page}) => {
  await page.setViewportSize(desktop);
  const release = await holdScripts(page);
  await page.goto(`/de${rules}`);
  const category = page.locator('.theme-doc-sidebar-menu button[aria-expanded]').first();
  await expect(category).toHaveAttribute('aria-expanded', 'false');
  await category.click();
  await expect(category).toHaveAttribute('aria-busy', 'true');
  await category.click();
  release();
  await expect(category).toHaveAttribute('aria-expanded', 'true');
  await expect(category).not.toHaveAttribute('aria-busy', 'true');
});

test('text typed while React hydrates the page stays, with the place of the caret', async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  const release = await holdScripts(page);
  await page.goto('/');
  const message = page.getByRole('textbox', {name: 'Message'});
  await message.click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Casino!');
  await page.keyboard.press('Home');
  await page.keyboard.type('No ');
  release();
  await page.locator('html[data-has-hydrated=true]').waitFor();
  await page.keyboard.type('more ');
  await expect(message).toHaveValue('No more Casino!');
  // React knows it too: the box checks this text.
  await page.getByRole('checkbox').click();
  await expect(page.locator('mark')).toHaveText(['Casino']);
});

test('a stored tab is selected without layout shift', async ({page}) => {
  await page.addInitScript(() => localStorage.setItem('docusaurus.tab.language', 'python'));
  await openWithoutReact(page, '/docs/integration/custom');
  const chosen = page.locator('[data-tabs=language] [role=tab][aria-selected=true]');
  await expect(chosen.first()).toHaveText('Python');
  expect(await layoutShift(page)).toBe(0);
});

test('scripts that failed to load are loaded again', async ({page, watch}) => {
  watch.expected.push(/ERR_FAILED/);
  await page.route(scripts, (route) => route.abort());
  await page.goto(rules);
  const refused = page.waitForEvent('requestfailed');
  await page.mouse.move(2, 2);
  await page.mouse.move(300, 300);
  await refused;
  await page.unroute(scripts);
  await hydrate(page);
});
