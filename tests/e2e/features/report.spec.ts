import {readFileSync} from 'node:fs';
import {product} from '../../../website/config/product';
import {axeViolations} from '../axe';
import {expect, fileTest, localeBase, localeNames, open, test} from '../fixture';
import {allRoutes, htmlFile} from '../sitemap';

const words = {
  en: {link: 'Report a problem', where: 'Where is the problem?', form: 'Open the form'},
  de: {link: 'Problem melden', where: 'Wo ist das Problem?', form: 'Formular öffnen'},
} as const;

const fields = (href: string | null) => Object.fromEntries(new URL(href ?? '').searchParams);

fileTest('every page links to the issue form, filled in with page, language and version', () => {
  for (const route of allRoutes()) {
    const html = readFileSync(htmlFile(route), 'utf8');
    const links = [...html.matchAll(/<a[^>]*href="([^"]*)"[^>]*data-tool=report/g)];
    expect(links.length, route).toBeGreaterThan(0);
    for (const [, href = ''] of links) {
      const url = href.replaceAll('&amp;', '&');
      expect(url).toContain(`${product.docsRepository}/issues/new?`);
      expect(fields(url)).toEqual({
        template: 'problem.yml',
        page: `${product.siteUrl}${route}`,
        language: route.startsWith('/de/') ? 'de' : 'en',
        version: product.version,
      });
    }
  }
});

for (const locale of localeNames) {
  const base = localeBase[locale];
  const text = words[locale];
  const route = `${base}/docs/installation/configure/nginx`;

  test(`${locale}: the dialog selects the section in view, and opens on a phone too`, async ({
    page,
  }) => {
    await page.setViewportSize({width: 1440, height: 900});
    await open(page, route);
    const heading = page.locator('article h2').nth(3);
    await heading.evaluate((element) => element.scrollIntoView({block: 'start'}));
    await page.locator('.theme-doc-toc-desktop + [data-tool=report]').click();
    const dialog = page.getByRole('dialog', {name: text.link});
    const select = dialog.getByLabel(text.where);
    await expect(select).toBeFocused();
    const id = (await heading.getAttribute('id')) ?? '';
    await expect(select).toHaveValue(id);
    // Only the dialog, because pages.spec.ts checks the page behind it.
    expect(await axeViolations(page, {within: 'dialog'})).toEqual([]);
    const form = dialog.getByRole('link', {name: text.form});
    const place = {template: 'problem.yml', language: locale, version: product.version};
    const title = (await select.locator('option:checked').textContent()) ?? '';
    expect(await heading.textContent()).toContain(title);
    expect(fields(await form.getAttribute('href'))).toEqual({
      ...place,
      page: `${product.siteUrl}${route}#${id}`,
      section: title,
    });
    await test.step('another section can be chosen', async () => {
      await select.selectOption('');
      expect(fields(await form.getAttribute('href'))).toEqual({
        ...place,
        page: `${product.siteUrl}${route}`,
      });
    });

    await test.step('Escape closes it and returns the focus', async () => {
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(page.locator('.theme-doc-toc-desktop + [data-tool=report]')).toBeFocused();
    });

    await test.step('on a phone the page menu and the footer of the article open it', async () => {
      await page.setViewportSize({width: 390, height: 844});
      await page.evaluate(() => scrollTo({top: 0, behavior: 'instant'}));
      await page.locator('[data-page-menu] summary').click();
      await page.locator('[data-page-menu]').getByRole('link', {name: text.link}).click();
      await expect(select).toHaveValue('');
      expect(await select.locator('option').count()).toBe(
        (await page.locator('article :is(h2, h3)[id]').count()) + 1,
      );
      await page.keyboard.press('Escape');
      await page.locator('.theme-doc-footer').getByRole('link', {name: text.link}).click();
      await expect(select).toHaveValue('');
    });
  });
}
