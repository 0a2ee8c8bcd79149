import {expect, nextFrames, open, test} from '../fixture';
import {layoutShift} from '../layoutShift';

/** A page with many sections, and one with few. */
const long = '/docs/cli';
const short = '/docs/quickstart';
const desktop = {width: 1440, height: 900};
const phone = {width: 390, height: 844};
const subsections = '.theme-doc-toc-desktop ul ul a';

test('a long table of contents expands the section in view, without layout shift', async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  await open(page, long);
  await expect(page.locator('p:has(+ .theme-doc-toc-desktop)')).toHaveText('On this page');
  const shown = page.locator(subsections).filter({visible: true});
  const all = await page.locator(subsections).count();
  await page.locator('article h3').first().scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 600);
  await expect.poll(() => shown.count()).toBeGreaterThan(0);
  expect(await shown.count()).toBeLessThan(all);
  for (let step = 0; step < 8; step += 1) {
    await page.mouse.wheel(0, 500);
    await nextFrames(page);
  }
  expect(await layoutShift(page)).toBe(0);
});

test('on a phone a sticky table of contents names the section, links to others and closes; on a desktop a short one shows everything', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await open(page, `/de${short}`);
  expect(await layoutShift(page), 'hydration').toBe(0);
  const bar = page.locator('.theme-doc-toc-mobile');
  const summary = bar.locator('summary');
  await expect(summary).toHaveText('Auf dieser Seite');
  await page.mouse.wheel(0, 3000);
  await expect(bar).toBeInViewport();
  await expect(summary.locator('b')).toHaveText(/^\d\. /);
  // By keyboard: Playwright scrolls up before it clicks a sticky element, and the navbar, which returns, moves the bar.
  await summary.press('Enter');
  const link = bar.getByRole('link').nth(3);
  const title = (await link.textContent()) ?? '';
  const target = page.locator((await link.getAttribute('href')) ?? '');
  await link.press('Enter');
  await expect(bar).not.toHaveAttribute('open');
  await expect(target).toBeInViewport();
  await expect(summary.locator('b')).toHaveText(title);
  // In one frame: the navbar, which hides meanwhile, moves the bar.
  const gap = () =>
    target.evaluate(
      (heading) =>
        heading.getBoundingClientRect().top -
        document.querySelector('.theme-doc-toc-mobile')!.getBoundingClientRect().bottom,
    );
  await expect.poll(gap).toBeGreaterThanOrEqual(0);
  expect(await layoutShift(page)).toBe(0);

  await page.setViewportSize(desktop);
  const entries = page.locator('.theme-doc-toc-desktop a');
  await expect(entries.first()).toBeVisible();
  await expect(entries.filter({visible: true})).toHaveCount(await entries.count());
});

test('on phones the home icon of the breadcrumbs is not cut off', async ({page}) => {
  await page.setViewportSize({width: 320, height: 800});
  await page.goto('/de/docs/installation/configure/environment_variables');
  const icon = page.locator('.breadcrumbs a').first();
  expect(await icon.evaluate((link) => link.scrollWidth - link.clientWidth)).toBeLessThanOrEqual(0);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});
  test('the table of contents shows everything, on phones in a box that opens and is not sticky', async ({
    page,
  }) => {
    await page.setViewportSize(desktop);
    await page.goto(long);
    const entries = page.locator(subsections);
    await expect(entries.filter({visible: true})).toHaveCount(await entries.count());
    await page.setViewportSize(phone);
    await page.locator('.theme-doc-toc-mobile summary').click();
    await expect(page.locator('.theme-doc-toc-mobile a').first()).toBeVisible();
    await expect(page.locator('.theme-doc-toc-mobile')).toHaveCSS('position', 'static');
  });
});
