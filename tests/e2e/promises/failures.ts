import {expect, localeBase, localeNames} from '../fixture';
import {wordIn} from '../languages';
import type {Visit} from './promise';

export async function crash(visit: Visit): Promise<void> {
  const {page} = visit;
  visit.expected.push(/The fuse blew/, /console error/);
  for (const locale of localeNames) {
    await visit.open(`${localeBase[locale]}/`);
    const button = page.getByRole('button', {name: 'Crash'});
    await button.click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText(
      wordIn(locale, 'This page crashed.'),
    );
    await expect(page.getByText('The fuse blew')).toBeVisible();
    await page
      .getByRole('button', {name: wordIn(locale, 'Try again', 'theme.ErrorPageContent.tryAgain')})
      .click();
    await expect(button).toBeVisible();
  }
}

export async function missingPart(visit: Visit): Promise<void> {
  const {page} = visit;
  const files = '**/lazy-part.*.js';
  visit.expected.push(/ERR_FAILED/, /ChunkLoadError|Loading chunk/i);
  for (const locale of localeNames) {
    await page.route(files, (route) => route.abort());
    await visit.open(`${localeBase[locale]}/lazy`);
    await expect(page.getByRole('alert')).toContainText(/chunk/i);
    const retry = page.getByRole('button', {name: wordIn(locale, 'Retry')});
    await expect(retry).toBeVisible();
    await page.unroute(files);
    await retry.click();
    await expect(page.getByText('The lazy part is here.')).toBeVisible();
  }
}

/**
 * Nothing is to be debounced: styles alone react to the width. What listens, of Docusaurus, tells desktops from phones
 * and changes nothing within one of them.
 */
export async function resizing(visit: Visit): Promise<void> {
  const {page} = visit;
  await page.setViewportSize({width: 1440, height: 900});
  for (const path of ['/', '/docs/cli', '/docs/category/usage']) {
    await visit.open(path);
    const changes = await page.evaluate(async () => {
      const changed: string[] = [];
      new MutationObserver((records) => {
        for (const {type, target} of records) changed.push(`${type} of ${target.nodeName}`);
      }).observe(document, {attributes: true, childList: true, subtree: true});
      for (let event = 0; event < 50; event += 1) window.dispatchEvent(new Event('resize'));
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      return changed;
    });
    expect(changes, path).toEqual([]);
  }
}
