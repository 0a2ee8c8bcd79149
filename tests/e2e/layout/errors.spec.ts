import {expect, hydrate, localeBase, localeNames, open, test} from '../fixture';

/** The kitchen-sink site: same theme, with a page that crashes on demand. */
const kitchen = 'http://127.0.0.1:4174';

for (const locale of localeNames) {
  const base = localeBase[locale];

  test(`${locale}: a crash shows its message and "try again"`, async ({page, watch}) => {
    watch.expected.push(/The fuse blew/, /console error/);
    await open(page, `${kitchen}${base}/`);
    await page.getByRole('button', {name: 'Crash'}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText(
      locale === 'de' ? 'Die Seite ist abgestürzt.' : 'This page crashed.',
    );
    await expect(page.getByText('The fuse blew')).toBeVisible();
    await page
      .getByRole('button', {name: locale === 'de' ? 'Nochmal versuchen' : 'Try again'})
      .click();
    await expect(page.getByRole('button', {name: 'Crash'})).toBeVisible();
  });

  test(`${locale}: a start page whose files are not found says that the base URL is wrong`, async ({
    page,
    watch,
  }) => {
    watch.expected.push(/ERR_FAILED/);
    await page.route('**/assets/**', (route) => route.abort());
    await page.goto(`${base}/`);
    const notice = page.getByRole('alert');
    await expect(notice).toContainText(
      locale === 'de'
        ? 'Diese Website wurde nicht richtig geladen.'
        : 'This site did not load properly.',
    );
    await expect(notice).toContainText('baseUrl');
    await expect(notice).toContainText(`${base}/`);
  });
}

test('when a script of the next page fails to load, the browser loads it as a new document', async ({
  page,
  watch,
}) => {
  watch.expected.push(/ERR_FAILED/, /ChunkLoadError|Loading (?:CSS )?chunk/i);
  await open(page, `${localeBase.de}/docs/account/two_factor_authentication`);
  // A page of a category needs a script that pages of the documentation do not have.
  await page.route('**/assets/js/*.js', (route) => route.abort());
  const reloaded = page.waitForEvent('load');
  await page.locator('.breadcrumbs a[href$="/category/account"]').click();
  await reloaded;
  await expect(page).toHaveURL(/category\/account$/);
  await expect(page.locator('h1')).toBeVisible();
});

for (const locale of localeNames) {
  test(`${locale}: a lazy component that fails to load shows the error and "retry"`, async ({
    page,
    watch,
  }) => {
    watch.expected.push(/ERR_FAILED/, /ChunkLoadError|Loading chunk/i);
    await page.route('**/lazy-part.*.js', (route) => route.abort());
    await open(page, `${kitchen}${localeBase[locale]}/lazy`);
    const retry = page.getByRole('button', {name: locale === 'de' ? 'Erneut versuchen' : 'Retry'});
    await expect(retry).toBeVisible();
    await expect(page.getByRole('alert')).toContainText(/chunk/i);
    await page.unroute('**/lazy-part.*.js');
    await retry.click();
    await expect(page.getByText('The lazy part is here.')).toBeVisible();
  });
}

for (const locale of localeNames) {
  test(`${locale}: an unknown path shows the localized not-found page with status 404, the search and five links`, async ({
    page,
    watch,
  }) => {
    watch.expected.push(/status 404/, /Failed to load resource/);
    const answer = await page.goto(`${localeBase[locale]}/docs/no/such/page`);
    expect(answer?.status()).toBe(404);
    const title = locale === 'de' ? 'Seite nicht gefunden' : 'Page not found';
    const owner =
      locale === 'de'
        ? /den Betreiber der verlinkenden Seite/
        : /contact the owner of the page with that link/;
    await expect(page.getByRole('heading', {level: 1, name: title})).toBeVisible();
    await expect(page.getByText(owner)).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await hydrate(page);
    const main = page.getByRole('main');
    const links = main.getByRole('listitem').getByRole('link');
    await expect(links).toHaveCount(5);
    for (const link of await links.all()) {
      const href = await link.getAttribute('href');
      expect((await page.request.get(href ?? '')).status(), href ?? '').toBe(200);
    }
    await page.locator('[data-search-trigger]').click();
    await expect(page.getByRole('combobox')).toBeFocused();
  });
}
