import {expect, localeBase, localeNames} from '../fixture';
import {close, listen, plainServer} from '../plainServer';
import type {Visit} from './promise';

const titles = {
  en: 'This site did not load properly.',
  de: 'Diese Website wurde nicht richtig geladen.',
};

/** A site built for `/` but served below `/sub`, on a host that serves a page for every URL. */
export async function wrongBaseUrl({page, expected}: Visit): Promise<void> {
  expected.push(/MIME type/);
  const server = plainServer('build', {below: '/sub', pageForAll: 'index.html'});
  const origin = await listen(server);
  for (const locale of localeNames) {
    const home = `/sub${localeBase[locale]}/`;
    for (const path of [home, home.slice(0, -1), `${home}index.html`]) {
      await page.goto(`${origin}${path}`);
      const notice = page.getByRole('alert');
      await expect(notice).toContainText(titles[locale]);
      await expect(notice).toContainText('baseUrl');
      await expect(notice.locator('p').last()).toHaveText(new RegExp(` ${home}$`));
    }
  }
  // Aborts the pending requests of the page.
  await page.goto('about:blank');
  close(server);
}
