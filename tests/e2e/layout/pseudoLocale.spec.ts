import {expect, open, test, type Page} from '../fixture';

const pseudo = 'http://127.0.0.1:4174/en-XA';
const pages = ['/', '/plain', '/blog', '/docs/next/intro', '/docs/next/tabs', '/docs/next/code'];

/** Overflow of the page, and texts that are cut off in controls and headings. */
const overflow = (page: Page) =>
  page.evaluate(() => {
    const cut = Array.from(
      document.querySelectorAll<HTMLElement>('a, button, summary, label, h1, h2'),
    )
      .filter((element) => element.checkVisibility() && element.clientWidth > 1)
      .filter(({scrollWidth, clientWidth}) => scrollWidth > clientWidth + 1)
      .filter((element) => ['hidden', 'clip'].includes(getComputedStyle(element).overflowX))
      .map((element) => element.textContent);
    const {scrollWidth, clientWidth} = document.documentElement;
    return {width: scrollWidth - clientWidth, cut};
  });

/** The texts of components, configuration and pages are all translated. */
async function expectTranslated(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-XA');
  await expect(page.getByRole('heading', {level: 1})).toContainText('ñöw');
  await expect(page.locator('nav.navbar').getByRole('link', {name: 'Pláíñ líñk'})).toBeAttached();
  await expect(page.locator('.theme-doc-sidebar-container .menu a').first()).toContainText('ñöw');
  await expect(page.locator('a[href="#main-content"]')).toContainText('ñöw');
}

// Only `npm test -- --all` builds this language.
test('all texts are translated, and longer texts have room', {tag: '@all'}, async ({page}) => {
  for (const path of pages) {
    await open(page, pseudo + path);
    if (path === '/docs/next/intro') await expectTranslated(page);
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({width, height: 800});
      expect(await overflow(page), `${path} at ${width} pixels`).toEqual({width: 0, cut: []});
    }
  }
});
