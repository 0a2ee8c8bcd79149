import {expect, localeBase, localeNames, test, type Page} from '../fixture';
import {allRoutes} from '../sitemap';
import {brokenWords, coveredText, overflows, unreadableLabels} from './narrowFaults';

const widths = [390, 768, 1440];
/** Tests a language: enough to share the work between two workers, few enough to start quickly. */
const shares = 4;

/** Shows what is closed, and turns off hyphens, which only some browsers know in every language. */
function layOpen(): void {
  document.querySelectorAll('details').forEach((box) => (box.open = true));
  document.querySelectorAll('[role=tabpanel]').forEach((panel) => panel.removeAttribute('hidden'));
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { hyphens: manual !important; }');
  document.adoptedStyleSheets.push(sheet);
}

async function faultsOf(page: Page): Promise<string[]> {
  const found = [];
  for (const look of [brokenWords, coveredText, overflows, unreadableLabels])
    found.push(...(await page.evaluate(look)));
  return found;
}

for (const locale of localeNames) {
  const routes = allRoutes().filter(
    (route) => route.startsWith('/de/') === (locale === 'de') && route.includes('/docs/'),
  );
  for (let share = 0; share < shares; share++) {
    test(`${locale}: pages fit every window, part ${share + 1} of ${shares}`, async ({page}) => {
      test.setTimeout(240_000);
      for (const route of routes.filter((_, index) => index % shares === share)) {
        await page.goto(route, {waitUntil: 'domcontentloaded'});
        await page.evaluate(layOpen);
        for (const width of widths) {
          await page.setViewportSize({width, height: 900});
          expect.soft(await faultsOf(page), `${route} at ${width} px`).toEqual([]);
        }
      }
    });
  }

  test(`${locale}: there are pages to look at`, () => {
    expect(routes.length).toBeGreaterThan(60);
    expect(routes).toContain(`${localeBase[locale]}/docs/quickstart`);
  });
}

test('every kind of fault is found', async ({page}) => {
  await page.setViewportSize({width: 390, height: 900});
  await page.goto('/robots.txt');
  await page.setContent(`<main class="markdown">
    <table><tr><td style="width: 1rem; overflow-wrap: anywhere">community</td><td>x</td></tr></table>
    <div data-code style="position: relative"><pre>docker compose up</pre>
      <button style="position: absolute; top: 0; left: 0">Copy</button></div>
    <pre style="width: 5rem; overflow: auto">php bin/console</pre>
    <p style="width: 600px">wide</p>
    <div data-diagram><svg viewBox="0 0 400 40" width="200"><rect width="50" height="40" />
      <text x="2" y="20" font-size="13">too long for its box</text></svg></div></main>`);
  const found = (await faultsOf(page)).join('\n');
  for (const fault of [
    'broken in a cell: community',
    'over docker compose up',
    'PRE',
    'the page: ',
    '6.5 px: too long',
    'sticks out: too long',
  ])
    expect(found).toContain(fault);
});
