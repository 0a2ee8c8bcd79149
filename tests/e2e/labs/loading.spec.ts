import {expect, nextFrames, open, quietNetwork, test, type LocaleName, type Page} from '../fixture';
import {layoutShift} from '../layoutShift';
import {deniedStorageWarning, denyStorage} from '../storage';
import {
  controlsOf,
  findLab,
  labRoute,
  labs,
  openLab,
  waitingForm,
  type Lab,
  type LabId,
} from './lab';

const ids = Object.keys(labs) as LabId[];
const widths = {en: 1440, de: 390} as const;

/** Delays script files until `release` is called; `request` resolves when the first one is requested. */
async function holdScripts(page: Page) {
  let onRequest = () => {};
  let release = () => {};
  const request = new Promise<void>((resolve) => (onRequest = resolve));
  const gate = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/js/*.js', async (route) => {
    onRequest();
    await gate;
    await route.continue();
  });
  return {request, release};
}

const scrollTo = (lab: Lab, block: 'start' | 'end') =>
  lab.evaluate((element, where) => element.scrollIntoView({block: where}), block);

test.use({contextOptions: {reducedMotion: 'reduce'}});

/** Size and place of a lab and of each of its controls, rounded. */
const places = (lab: Lab) =>
  lab.evaluate((element) => {
    const {top, left} = element.getBoundingClientRect();
    const parts = [element, ...element.querySelectorAll('input, select, textarea, button, pre')];
    return parts
      .map((part) => [part.tagName, part.getBoundingClientRect()] as const)
      .filter(([, box]) => box.width > 0)
      .map(([name, box]) =>
        [name, box.left - left, box.top - top, box.width, box.height]
          .map((value) => (typeof value === 'number' ? Math.round(value) : value))
          .join(' '),
      );
  });

async function expectSameForm(page: Page, id: LabId, locale: LocaleName): Promise<Lab> {
  await page.setViewportSize({width: widths[locale], height: 900});
  await open(page, labRoute(id, locale));
  const lab = findLab(page, id, locale);
  const {request, release} = await holdScripts(page);
  const shift = await layoutShift(page);
  await expect(waitingForm(lab)).toBeVisible();
  await expect(lab.locator('[role="status"][data-tone]')).toBeVisible();
  await scrollTo(lab, 'end');
  await request;
  const before = await places(lab);
  expect(before.length).toBeGreaterThan(6);
  release();
  await quietNetwork(page);
  await expect(controlsOf(lab).first()).toBeAttached();
  await nextFrames(page);
  expect(await places(lab)).toEqual(before);
  expect((await layoutShift(page)) - shift).toBe(0);
  await page.unrouteAll();
  return lab;
}

async function expectResultBeside(page: Page, lab: Lab): Promise<void> {
  const sides = lab.locator('[data-sides] > *');
  const beside = async () => {
    const [controls, result] = await Promise.all(
      [sides.first(), sides.last()].map((side) => side.boundingBox()),
    );
    return Boolean(controls && result && result.x >= controls.x + controls.width);
  };
  expect(await beside()).toBe(true);
  await page.setViewportSize({width: 1000, height: 900});
  expect(await beside()).toBe(false);
}

/** A lab has the width of the contents too, whose links cannot be reached while it is in the viewport. */
async function expectWholeWidth(page: Page, lab: Lab): Promise<void> {
  const contents = page.locator('.theme-doc-toc-desktop a').first();
  await scrollTo(lab, 'start');
  await expect(contents).toBeHidden();
  const [place, article] = await Promise.all(
    [lab, page.locator('article h1')].map((part) => part.boundingBox()),
  );
  expect(place!.x).toBe(article!.x);
  expect(place!.x + place!.width).toBeGreaterThan(1400);
  await page.evaluate(() => window.scrollTo({top: 0, behavior: 'instant'}));
  await expect(contents).toBeVisible();
}

for (const id of ids) {
  test(`${id}: the form is in the HTML of the page, and nothing moves when it comes to life`, async ({
    page,
  }) => {
    await test.step('de, on a phone', () => expectSameForm(page, id, 'de'));
    const lab = await test.step('en', () => expectSameForm(page, id, 'en'));
    await test.step('it has the width of article and contents', () => expectWholeWidth(page, lab));
    await test.step('the result is beside the controls if there is room', () =>
      expectResultBeside(page, lab));
  });

  test(`${id}: the verdict stays in sight, also on a phone`, async ({page}) => {
    for (const [width, height] of [
      [390, 800],
      [1280, 720],
    ] as const) {
      await page.setViewportSize({width, height});
      const lab = await openLab(page, id, 'en');
      const verdict = lab.locator('[role="status"][data-tone]');
      const controls = lab.locator('[data-sides] > :first-child :is(select, input, textarea)');
      await controls.filter({visible: true}).last().scrollIntoViewIfNeeded();
      await expect(verdict, `${width} px`).toBeInViewport({ratio: 1});
      // Nothing of the page covers it.
      const isOnTop = await verdict.evaluate((element) => {
        const {left, top, width: size, height: block} = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(left + size / 2, top + block / 2));
      });
      expect(isOnTop, `${width} px`).toBe(true);
      const box = await verdict.boundingBox();
      expect(box!.height).toBeLessThan(width < 600 ? 80 : 120);
    }
  });
}

test('a lab whose script does not come shows its example, and the page says so', async ({
  page,
  watch,
}) => {
  watch.expected.push(/^request failed/, /^console error: Failed to load/);
  await page.setViewportSize({width: 1280, height: 400});
  await open(page, labRoute('compose', 'en'));
  const lab = findLab(page, 'compose', 'en');
  await quietNetwork(page);
  await page.route('**/assets/js/*.js', (route) => route.abort());
  await scrollTo(lab, 'start');
  const notice = page.getByText('An interactive part of this page could not be loaded');
  await expect(notice).toBeVisible();
  await expect(waitingForm(lab)).toBeVisible();
  await expect(lab.locator('pre').first()).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(controlsOf(lab).first()).toBeVisible();
});

test('labs work without storage', async ({page, watch}) => {
  watch.expected.push(deniedStorageWarning);
  await denyStorage(page);
  for (const id of ids) await openLab(page, id, 'en');
});

test("labs start with the host of the reader's values", async ({page}) => {
  await page.addInitScript(() =>
    localStorage.setItem('docs.values', JSON.stringify({host: 'forms.acme.org'})),
  );
  const compose = await openLab(page, 'compose', 'en');
  await expect(compose.getByLabel('Domain of mosparo')).toHaveValue('forms.acme.org');
  const signature = await openLab(page, 'signature', 'en');
  await expect(signature.locator('[data-step="request"] pre')).toContainText(
    "curl 'https://forms.acme.org/api/v1/verification/verify'",
  );
});
