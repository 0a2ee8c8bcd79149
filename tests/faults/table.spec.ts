/**
 * Lets each kind of file fail in each way at the moment it is needed. The article stays readable, a notice appears, one
 * click recovers, and no file is requested more than five times. If the next page fails, the whole page loads.
 */
import type {BrowserContext} from '@playwright/test';
import {expect, hydrate, open, test, type Page} from '../e2e/fixture';
import {faultNames, faults, Faulty, interact, notice, reports, type Fault} from './faults';
import {article, expectReadable} from './page';

const scripts = /\/assets\/js\/.+\.js$/;
const retryName = /^(Try again|Noch einmal versuchen)$/;

const retry = (page: Page) => notice(page).getByRole('button', {name: retryName});

/** Clicks "Try again" and waits for the new page, because the old one would still take the next interaction. */
async function reload(page: Page): Promise<void> {
  const loaded = page.waitForEvent('load');
  await retry(page).click();
  await loaded;
}

test.beforeEach(({watch}) => void watch.expected.push(...reports));

interface Steps {
  /** What the reader does: the action, and again after each fault. */
  act(isFirst: boolean): Promise<void>;
  /** Expects the message. */
  told(): Promise<void>;
}

/** Lets the files fail in each way in turn. */
async function walk(
  page: Page,
  faulty: Faulty,
  ways: readonly Fault[],
  {act, told}: Steps,
): Promise<void> {
  for (const [index, fault] of ways.entries()) {
    await test.step(fault, async () => {
      faulty.begin(fault);
      // The notice of the previous fault has the same text, so mark it to tell them apart.
      await notice(page).evaluateAll(([old]) => old?.setAttribute('data-old', ''));
      await act(index === 0);
      await expect(page.locator('[data-old]')).toHaveCount(0);
      await told();
      await expectReadable(page);
      faulty.expectFewRequests();
    });
  }
  faulty.end();
}

/** A test with one fault, which shows what readers see; the other four, which look the same, run with `--all`. */
function testFaults(
  title: string,
  body: (fixtures: {page: Page; context: BrowserContext}, ways: readonly Fault[]) => Promise<void>,
): void {
  const [first, ...others] = faultNames;
  test(`${title}: ${first}`, ({page, context}) => body({page, context}, [first!]));
  test(`${title}: ${others.join(', ')}`, {tag: '@all'}, ({page, context}) =>
    body({page, context}, others),
  );
}

testFaults('scripts fail at the first interaction', async ({page, context}, ways) => {
  const faulty = await Faulty.install(context, scripts);
  await page.clock.install();
  await page.goto(`/de${article}`);
  await walk(page, faulty, ways, {
    async act(isFirst) {
      if (!isFirst) await reload(page);
      await page.mouse.move(2, 2);
    },
    async told() {
      // A moving pointer must not cause more requests. The fake clock skips the pauses between tries.
      await expect(async () => {
        for (let x = 3; x < 20; x += 1) await page.mouse.move(x, x);
        await page.clock.fastForward(5000);
        await expect(notice(page)).toContainText('Einige Funktionen dieser Seite', {timeout: 200});
      }).toPass();
    },
  });
  await reload(page);
  await expect(notice(page)).toHaveCount(0);
  await hydrate(page);
});

test('scripts that hydration needs fail at the first interaction', async ({page, context}) => {
  const faulty = await Faulty.install(context, /\/assets\/js\/(?!main|runtime).+\.js$/);
  await page.goto(article);
  faulty.begin('status 500');
  await interact(page);
  await expect(notice(page)).toContainText('Some functions of this page');
  await expectReadable(page);
  faulty.expectFewRequests();
  const menu = page.getByRole('button', {name: /^Search$/});
  await expect(menu).not.toHaveAttribute('aria-busy', 'true');
  faulty.end();
  await reload(page);
  await expect(notice(page)).toHaveCount(0);
  await hydrate(page);
});

testFaults(
  'the code of the search fails: opening the box again tries again',
  async ({page, context}, ways) => {
    await open(page, article);
    const faulty = await Faulty.install(context, scripts);
    const box = page.getByRole('dialog');
    const reopen = async () => {
      await page.keyboard.press('Escape');
      await page.keyboard.press('Control+k');
    };
    await walk(page, faulty, ways, {
      act: reopen,
      told: () => expect(box).toContainText('The search could not be loaded.'),
    });
    await reopen();
    await page.getByRole('combobox').fill('docker');
    await expect(page.getByRole('option').first()).toBeVisible();
    await expect(box).not.toContainText('could not be loaded');
  },
);

testFaults(
  'an index of the search that fails is empty, and requested once each time the box opens',
  async ({page, context}, ways) => {
    const faulty = await Faulty.install(context, /search-index-[^/]+\.json$/);
    await open(page, `/de${article}`);
    const box = page.getByRole('dialog');
    const field = page.getByRole('combobox');
    for (const fault of ways) {
      await test.step(fault, async () => {
        faulty.begin(fault);
        await page.keyboard.press('Control+k');
        for (const query of ['docker', 'docker c', 'docker compose']) {
          await field.fill(query);
          await expect(box.getByText(`Keine Ergebnisse für „${query}“`).first()).toBeVisible();
        }
        faulty.expectRequests(1);
        await expectReadable(page);
        await page.keyboard.press('Escape');
        await expect(box).toBeHidden();
      });
    }
    faulty.end();
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('option').first()).toContainText('Docker');
  },
);

testFaults('the code of a lab fails', async ({page, context}, ways) => {
  await open(page, '/docs/api/signing');
  const lab = page.locator('[data-lab]');
  const faulty = await Faulty.install(context, scripts);
  await walk(page, faulty, ways, {
    act: (isFirst) =>
      isFirst ? lab.evaluate((element) => element.scrollIntoView()) : retry(page).click(),
    told: () => expect(notice(page)).toContainText('An interactive part of this page could not'),
  });
  await retry(page).click();
  await expect(lab.getByRole('textbox').first()).toBeVisible();
});

/** Files that the page on display requests for the next one; the start page has scripts and styles of its own. */
const needed = {
  HTML: {target: '/docs/translating', files: /\/docs\/translating$/, ways: faultNames},
  scripts: {target: '/', files: scripts, ways: faultNames},
  // Half a style sheet is one, too.
  styles: {target: '/', files: '**/assets/css/*.css', ways: ['status 500', 'cannot be reached']},
} as const;

for (const [name, {target, files, ways}] of Object.entries(needed)) {
  for (const [index, fault] of ways.entries()) {
    const tag = index === 0 ? [] : ['@all'];
    test(
      `${name} of the next page: ${fault}: the whole page loads instead`,
      {tag},
      async ({page}) => {
        let documents = 0;
        let failures = 0;
        await open(page, article);
        page.on('request', (request) => {
          if (request.isNavigationRequest()) documents += 1;
        });
        await page.route(files, async (route) => {
          if (documents > 0) return route.continue();
          failures += 1;
          await faults[fault](route);
        });
        const loaded = page.waitForEvent('load');
        await page.locator(`a[href="${target}"]`).first().dispatchEvent('click');
        await loaded;
        expect(failures).toBeGreaterThan(0);
        await expect(page).toHaveURL(target);
        await hydrate(page);
        await expect(page.locator('h1')).toBeVisible();
        await expect(notice(page)).toHaveCount(0);
        expect(documents).toBe(1);
      },
    );
  }
}

test('scripts of the next page that are gone for good: a notice says so, and nothing reloads again', async ({
  page,
}) => {
  await open(page, article);
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await page.route(scripts, (route) =>
    /\/(main|runtime~main)\./.test(route.request().url())
      ? route.continue()
      : route.fulfill({status: 404, body: ''}),
  );
  const loaded = page.waitForEvent('load');
  await page.locator('.navbar a[href="/"]').first().click();
  await loaded;
  await interact(page);
  await expect(notice(page)).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(page.locator('h1')).toBeVisible();
  expect(documents).toBe(1);
});

/** Controls whose code is loaded when they are first used. */
const tools = {
  'your values': (page: Page) => page.locator('[data-tool=values]').first(),
  'enlarged screenshot': (page: Page) => page.locator('[data-tool=screen]').first(),
  'copy as Markdown': (page: Page) => page.locator('[data-tool=copyMarkdown]').first(),
} as const;

testFaults('the code of a tool fails', async ({page, context}, ways) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/docs/integration/custom');
  const faulty = await Faulty.install(context, scripts);
  for (const [name, control] of Object.entries(tools)) {
    await test.step(name, async () => {
      await walk(page, faulty, ways, {
        act: (isFirst) => (isFirst ? control(page).dispatchEvent('click') : retry(page).click()),
        told: () => expect(notice(page)).toContainText('This function could not be loaded.'),
      });
      await retry(page).click();
      const shown =
        name === 'copy as Markdown' ? '[data-said=Copied]' : 'dialog[open]:not(#search-box)';
      await expect(page.locator(shown)).toBeAttached();
      await page.keyboard.press('Escape');
    });
  }
});

test('slow files cause no notice, and everything works when they arrive', async ({
  page,
  context,
}) => {
  const faulty = await Faulty.install(context, /\/assets\/js\/|\/docs\/translating$/);
  faulty.hold();
  await page.goto(article);
  await interact(page);
  await expectReadable(page);
  faulty.end();
  await hydrate(page);
  faulty.hold();
  await page.locator('a[href="/docs/translating"]').last().dispatchEvent('click');
  await expect(page.locator('#nprogress')).toBeAttached();
  await expectReadable(page);
  await expect(notice(page)).toHaveCount(0);
  faulty.end();
  await expect(page).toHaveURL('/docs/translating');
  await expect(page.locator('#nprogress')).toHaveCount(0);
});

test('the notice fits into a narrow window and can be closed', async ({page, context}) => {
  await page.setViewportSize({width: 320, height: 600});
  const faulty = await Faulty.install(context, scripts);
  await open(page, `/de${article}`);
  faulty.begin('status 500');
  await page.locator('[data-tool=copyMarkdown]').first().dispatchEvent('click');
  await expect(notice(page)).toHaveAttribute('role', 'status');
  // It moves in.
  await expect
    .poll(() =>
      notice(page).evaluate((element) => {
        const {left, right} = element.getBoundingClientRect();
        return left >= 0 && right <= 320 && document.documentElement.scrollWidth <= innerWidth;
      }),
    )
    .toBe(true);
  await notice(page).getByRole('button', {name: 'Schließen'}).click();
  await expect(notice(page)).toHaveCount(0);
});
