import {product} from '../../../website/config/product';
import {expect, hydrate, localeBase, localeNames, test} from '../fixture';
import {forEachLanguage} from '../languages';
import {close, listen, plainServer} from '../plainServer';

const server = plainServer('build');
let origin = '';
test.beforeAll(async () => {
  origin = await listen(server);
});
test.afterAll(() => close(server));

/** URLs on a host without redirects, and the URL of the page that they show, both without the language. */
const urls = {
  '/': '/',
  '/index.html': '/',
  '/docs/quickstart': '/docs/quickstart',
  '/docs/quickstart.html?a=1#install': '/docs/quickstart?a=1#install',
  '/docs/quickstart/': '/docs/quickstart',
  '/docs/quickstart/index.html?a=1#install': '/docs/quickstart?a=1#install',
  '/docs/category/usage.html': '/docs/category/usage',
  '/docs/category/installation.html': '/docs/category/installation',
  '/docs/category/installation/install.html': '/docs/category/installation/install',
  '/docs': '/docs/about/introduction',
  '/docs/': '/docs/about/introduction',
  '/docs/index.html': '/docs/about/introduction',
};

forEachLanguage(({base, locale}) => {
  test("on a host without redirects every form of a URL shows its page once, at the page's own URL", async ({
    page,
    watch,
  }) => {
    // A host without redirects has no file for a path with a slash at the end.
    watch.expected.push(/status 404: \S+\/quickstart\/(?:index.html|$)/, /Failed to load resource/);
    const forms = Object.entries(urls).map(([url, shown]) => [base + url, shown] as const);
    for (const [url, shown] of base ? [...forms, [base, '/'] as const] : forms) {
      await test.step(url, async () => {
        await page.goto(origin + url);
        // Some URLs redirect by script, so wait for the page itself.
        await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
          'href',
          `${product.siteUrl}${base}${shown.replace(/[?#].*/, '')}`,
        );
        await hydrate(page);
        await expect(page).toHaveURL(`${origin}${base}${shown}`);
        await expect(page.locator('h1')).toHaveCount(1);
        await expect(page.locator('nav.navbar')).toHaveCount(1);
        await expect(page.locator('html')).toHaveAttribute('lang', locale);
        for (const name of localeNames)
          await expect(page.locator(`.navbar__inner a[lang=${name}]`)).toHaveAttribute(
            'href',
            `${localeBase[name]}${shown}`,
          );
      });
    }
  });
});

test('on a host without redirects a missing page is not found in any form of its URL', async ({
  page,
  watch,
}) => {
  watch.expected.push(/status 404/, /Failed to load resource/);
  for (const url of [
    '/docs/none',
    '/docs/none.html',
    '/docs/none/',
    '//example.com/',
    '/404.html',
  ]) {
    await page.goto(`${origin}${url}`);
    await hydrate(page);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
    expect(new URL(page.url()).origin).toBe(origin);
  }
});
