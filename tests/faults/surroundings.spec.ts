import {expect, hydrate, open, test, type Page} from '../e2e/fixture';
import {article, expectReadable, otherArticle} from './page';

/** Replaces text nodes by `<font>` elements, as the translators of browsers do. */
function translate(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (!text.data.trim() || text.parentElement?.closest('script, style, svg')) continue;
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    inner.textContent = text.data.toUpperCase();
    outer.append(inner);
    text.replaceWith(outer);
  }
}

/** Adds attributes and style sheets, as the extension Dark Reader does. */
function darken(): void {
  document.documentElement.setAttribute('data-darkreader-mode', 'dynamic');
  document.documentElement.setAttribute('data-darkreader-scheme', 'dark');
  const style = document.createElement('style');
  style.className = 'darkreader darkreader--fallback';
  document.head.prepend(style);
  document.querySelectorAll('svg, button, pre').forEach((element) => {
    element.setAttribute('data-darkreader-inline-bgcolor', '');
  });
}

/** Changes the page after its HTML is parsed and before its scripts run. */
async function changeBeforeHydration(page: Page, change: () => void): Promise<void> {
  await page.addInitScript({
    content: `document.addEventListener('readystatechange',()=>{if(document.readyState==='interactive')(${change.toString()})()})`,
  });
}

const hydration = /hydrat|onRecoverableError|Minified React error #(418|423|425)/i;

async function expectStillWorks(page: Page): Promise<void> {
  await expectReadable(page);
  await page.getByRole('tab').nth(1).click();
  await page.locator(`.theme-doc-sidebar-menu a[href="${otherArticle}"]`).click();
  await expect(page).toHaveURL(otherArticle);
  await expect(page.locator('article h1')).toContainText(/requirements/i);
  await expectReadable(page);
}

test('translated before the scripts run: the page works', async ({page, watch}) => {
  watch.expected.push(hydration);
  await changeBeforeHydration(page, translate);
  await open(page, article);
  await expectStillWorks(page);
});

test('translated while reading: tabs, search and links still work', async ({page, watch}) => {
  watch.expected.push(hydration);
  await open(page, article);
  await page.evaluate(translate);
  await expectStillWorks(page);
  await page.evaluate(translate);
  await page
    .locator('.navbar')
    .getByRole('button', {name: /search/i})
    .click();
  await page.getByRole('combobox').fill('docker');
  await expect(page.getByRole('option').first()).toBeVisible({timeout: 20_000});
});

test('translated while a lab is in use: the lab still works', async ({page}) => {
  await open(page, '/docs/api/signing#signature-lab');
  const lab = page.getByRole('group', {name: 'Signature lab'});
  const key = lab.getByLabel(/^Private key/i);
  await key.waitFor();
  await key.fill('first');
  await page.evaluate(translate);
  await key.fill('second');
  await lab.getByRole('button', {name: /add/i}).first().click();
  await key.fill('');
  await page.evaluate(translate);
  await lab
    .getByRole('button', {name: /remove/i})
    .first()
    .click();
  await expectReadable(page);
});

test('changed by Dark Reader before the scripts run: the page works', async ({page, watch}) => {
  watch.expected.push(hydration, /Applying inline style violates/);
  await changeBeforeHydration(page, darken);
  await open(page, article);
  await expectStillWorks(page);
});

for (const [moment, zone, tag] of [
  ['2038-01-19T03:14:08Z', 'America/St_Johns', []],
  ['1970-01-01T00:00:00Z', 'Pacific/Kiritimati', ['@all']],
  ['2024-03-31T00:59:59Z', 'Europe/Berlin', ['@all']],
] as const) {
  test.describe(zone, {tag: [...tag]}, () => {
    test.use({timezoneId: zone});
    test(`the page works with the clock at ${moment}, and when it is set back`, async ({page}) => {
      await page.clock.install({time: new Date(moment)});
      await open(page, article);
      await page.clock.setFixedTime(new Date(Date.parse(moment) - 86_400_000));
      await expectStillWorks(page);
    });
  });
}

test.describe('JavaScript off', () => {
  test.use({javaScriptEnabled: false});
  test('the article is readable, and links of the sidebar work', async ({page}) => {
    await page.goto(article);
    await expectReadable(page);
    await expect(page.locator('.theme-doc-sidebar-menu a').first()).toBeVisible();
    await page.locator(`.theme-doc-sidebar-menu a[href="${otherArticle}"]`).click();
    await expect(page).toHaveURL(otherArticle);
  });
});

test.describe('2g', () => {
  test.use({fetchesAhead: true});
  test('the text is readable before any script loads, and nothing is prefetched', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', {
        value: {effectiveType: '2g', saveData: false},
      });
    });
    const client = await page.context().newCDPSession(page);
    await client.send('Network.enable');
    await client.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 600,
      downloadThroughput: 35_000,
      uploadThroughput: 35_000,
    });
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/assets/js/*.js', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(article, {waitUntil: 'commit'});
    await expectReadable(page);
    release();
    await hydrate(page);
    await page.locator('article h2').last().scrollIntoViewIfNeeded();
    await expectReadable(page);
    await expect(page.locator('link[rel=prefetch]')).toHaveCount(0);
  });
});
