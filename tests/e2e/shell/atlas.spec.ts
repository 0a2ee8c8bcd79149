import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, localeBase, localeNames, open, test, type Page} from '../fixture';

/** Texts of all scripts that the page asks for, by the names of their files. */
function collectScripts(page: Page): Map<string, string> {
  const scripts = new Map<string, string>();
  page.on('request', (request) => {
    const {pathname} = new URL(request.url());
    if (request.resourceType() === 'script') {
      scripts.set(path.basename(pathname), readFileSync(path.join('build', pathname), 'utf8'));
    }
  });
  return scripts;
}

const isAtlas = (name: string) => name.startsWith('atlas.');
const all = (text: string, pattern: RegExp) =>
  Array.from(text.matchAll(pattern), ([, part]) => part ?? '');

for (const locale of localeNames) {
  const base = localeBase[locale];

  test(`${locale}: a page grows not with the number of pages: it starts without the others`, async ({
    page,
  }) => {
    const scripts = collectScripts(page);
    await open(page, `${base}/docs/usage/settings`);
    await page.waitForLoadState('networkidle');
    const start = [...scripts.values()].join('\n');
    expect([...scripts.keys()].filter(isAtlas)).toEqual([]);

    await page.mouse.move(200, 200);
    await expect.poll(() => [...scripts.keys()].filter(isAtlas)).toHaveLength(1);
    const atlas = [...scripts].find(([name]) => isAtlas(name))?.[1] ?? '';
    const files = all(atlas, /assets\/js\/\w+\.(\w{8})\.js/g);
    const pages = all(atlas, /path:"([^"]+)",hash:/g);
    // All pages but the start page, and a text for each of them.
    expect(pages.length).toBeGreaterThan(50);
    expect(files.length).toBeGreaterThan(50);

    const linked = await page
      .locator('nav.navbar, footer')
      .locator('a')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname));
    const others = pages.filter(
      (each) => !linked.includes(each) && !each.endsWith('/usage/settings'),
    );
    expect(others.length).toBeGreaterThan(40);
    expect(others.filter((each) => start.includes(`"${each}"`))).toEqual([]);
    expect(files.filter((hash) => start.includes(hash))).toEqual([]);
  });

  test(`${locale}: a page that is not asleep starts with the atlas only where it needs it`, async ({
    page,
  }) => {
    const scripts = collectScripts(page);
    await open(page, `${base}/docs/category/usage`);
    expect([...scripts.keys()].filter(isAtlas)).toHaveLength(1);
    await page.evaluate(() => Object.assign(window, {sameDocument: true}));
    await page.locator('.theme-doc-sidebar-menu a[href$="/usage/rules"]').click();
    await expect(page).toHaveURL(`${base}/docs/usage/rules`);
    await expect(page.locator('.theme-doc-markdown p').first()).toBeVisible();
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });
}
