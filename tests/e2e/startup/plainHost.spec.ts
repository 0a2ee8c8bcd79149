import {product} from '../../../website/config/product';
import {
  expect,
  hydrate,
  localeBase,
  localeNames,
  test,
  type LocaleName,
  type Page,
} from '../fixture';
import {close, listen, plainServer} from '../plainServer';

const server = plainServer('build');
let origin = '';
test.beforeAll(async () => {
  origin = await listen(server);
});
test.afterAll(() => close(server));

/** Addresses on a host without redirects, and the page that the reader sees, all without the language. */
const addresses: readonly (readonly [address: string, page: string])[] = [
  ['/', '/'],
  ['/index.html', '/'],
  ['/docs/quickstart', '/docs/quickstart'],
  ['/docs/quickstart.html?a=1#install', '/docs/quickstart?a=1#install'],
  ['/docs/quickstart/', '/docs/quickstart'],
  ['/docs/quickstart/index.html?a=1#install', '/docs/quickstart?a=1#install'],
  ['/docs/category/usage.html', '/docs/category/usage'],
  ['/docs/category/installation.html', '/docs/category/installation'],
  ['/docs/category/installation/install.html', '/docs/category/installation/install'],
  ['/docs', '/docs/about/introduction'],
  ['/docs/', '/docs/about/introduction'],
  ['/docs/index.html', '/docs/about/introduction'],
];

const otherOf = (locale: LocaleName): LocaleName => (locale === 'de' ? 'en' : 'de');

async function expectPage(page: Page, locale: LocaleName, address: string, shown: string) {
  await test.step(address, async () => {
    await page.goto(`${origin}${address}`);
    // Some addresses redirect by script: wait for the page itself.
    const path = `${localeBase[locale]}${shown.replace(/[?#].*/, '')}`;
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      `${product.siteUrl}${path}`,
    );
    await hydrate(page);
    await expect(page).toHaveURL(`${origin}${localeBase[locale]}${shown}`);
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

for (const locale of localeNames) {
  const base = localeBase[locale];

  test(`${locale}: on a host without redirects every form of an address shows its page once, at its own address`, async ({
    page,
    watch,
  }) => {
    // A host without redirects has no file for a path with a slash at the end.
    watch.expected.push(/status 404: \S+\/quickstart\/(?:index.html|$)/, /Failed to load resource/);
    for (const [address, shown] of addresses)
      await expectPage(page, locale, `${base}${address}`, shown);
    if (base) await expectPage(page, locale, base, '/');
    const other = otherOf(locale);
    await page.goto(`${origin}${base}/index.html`);
    await hydrate(page);
    await page.locator('.navbar__inner .dropdown').hover();
    await page.locator(`.navbar__inner a[lang=${other}]`).click();
    await expect(page).toHaveURL(`${origin}${localeBase[other]}/`);
    await expect(page.locator('html')).toHaveAttribute('lang', other);
  });
}

test('on a host without redirects a missing page is not found, whatever its ending', async ({
  page,
  watch,
}) => {
  watch.expected.push(/status 404/, /Failed to load resource/);
  for (const address of [
    '/docs/none',
    '/docs/none.html',
    '/docs/none/',
    '//example.com/',
    '/404.html',
  ]) {
    await page.goto(`${origin}${address}`);
    await hydrate(page);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
    expect(new URL(page.url()).origin).toBe(origin);
  }
});
