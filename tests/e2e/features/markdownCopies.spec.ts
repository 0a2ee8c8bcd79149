import {readFileSync} from 'node:fs';
import {product} from '../../../website/config/product';
import {copyPath} from 'docusaurus-plugin-markdown-copies/copyPath';
import {axeViolations} from '../axe';
import {clipboard, expect, fileTest, localeBase, localeNames, open, test} from '../fixture';
import {allRoutes} from '../sitemap';

const words = {
  en: {
    copy: 'Copy as Markdown',
    view: 'View as Markdown',
    copied: 'Copied',
    failed: 'Could not be copied',
  },
  de: {
    copy: 'Als Markdown kopieren',
    view: 'Als Markdown ansehen',
    copied: 'Kopiert',
    failed: 'Konnte nicht kopiert werden',
  },
} as const;

const copyText = (route: string) => readFileSync(`build${copyPath(route)}`, 'utf8');

for (const locale of localeNames) {
  const base = localeBase[locale];
  const text = words[locale];

  fileTest(
    `${locale}: llms.txt lists every page, and llms-full.txt contains every page`,
    async ({request}) => {
      const routes = allRoutes().filter((route) => route.startsWith('/de/') === (locale === 'de'));
      const list = await (await request.get(`${base}/llms.txt`)).text();
      const full = await (await request.get(`${base}/llms-full.txt`)).text();
      const urls = [...list.matchAll(/^- \[.+\]\((\S+)\): \S/gm)].map((match) => match[1]);
      expect(urls.sort()).toEqual(
        routes.map((route) => `${product.siteUrl}${copyPath(route)}`).sort(),
      );
      for (const route of routes) {
        const body = copyText(route).split('\n---\n').slice(1).join('\n---\n').trim();
        expect(full, route).toContain(`<${product.siteUrl}${route}>\n\n${body}`);
      }
    },
  );

  fileTest(`${locale}: agents.md fits into 8 KB, and its links work`, async ({request}) => {
    const response = await request.get(`${base}/agents.md`);
    expect(response.headers()['content-type']).toBe('text/markdown; charset=utf-8');
    const text = await response.text();
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(8_192);
    const urls = text.match(/(?<=[(<\s])https:\/\/[^\s()<>]+\w/g) ?? [];
    expect(urls.length).toBeGreaterThan(20);
    for (const url of urls) {
      expect(url).toContain(`${product.siteUrl}${base}/`);
      const linked = await request.get(url.replace(product.siteUrl, ''));
      expect(linked.status(), url).toBe(200);
    }
  });

  fileTest(`${locale}: pages and their copies point to llms.txt`, async ({request}) => {
    const html = await (await request.get(`${base}/docs/cli`)).text();
    expect(html).toMatch(new RegExp(`<link rel="?llms-txt"? [^>]*href="?${base}/llms\\.txt"?>`));
    expect(copyText(`${base}/docs/cli`)).toContain(
      `\nindex: "${product.siteUrl}${base}/llms.txt"\n`,
    );
  });

  test(`${locale}: a page can be viewed and copied as Markdown`, async ({page, context, watch}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, `${base}/docs/cli`);
    const menu = page.locator('[data-page-menu]');
    await page.keyboard.press('Tab');
    await menu.locator('summary').focus();
    await page.keyboard.press('Enter');
    expect(await axeViolations(page, {within: '[data-page-menu]'})).toEqual([]);
    await menu.getByRole('button', {name: text.copy}).click();
    await expect(page.locator('#page-announcer')).toHaveText(text.copied);
    const copied = await clipboard(page);
    expect(copied).toBe(copyText(`${base}/docs/cli`));
    await page.keyboard.press('Escape');
    await expect(menu).not.toHaveAttribute('open');
    await expect(menu.locator('summary')).toBeFocused();

    await menu.locator('summary').click();
    const view = menu.getByRole('link', {name: text.view});
    const href = (await view.getAttribute('href')) ?? '';
    expect(href).toBe(`${base}/docs/cli.md`);
    const response = await page.request.get(href);
    expect(response.headers()['content-type']).toBe('text/markdown; charset=utf-8');
    await page.mouse.click(5, 400);
    await expect(view).toBeHidden();

    // If the copy cannot be fetched, a notice says so.
    watch.expected.push(/^request failed: .*\.md /, /^console error: Failed to load/);
    await page.route('**/*.md', (route) => route.abort());
    await menu.locator('summary').click();
    await menu.getByRole('button', {name: text.copy}).click();
    await expect(page.locator('#page-announcer')).toHaveText(text.failed);
  });
}
