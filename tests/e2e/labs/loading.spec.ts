import {expect, nextFrames, open, quietNetwork, test, type LocaleName, type Page} from '../fixture';
import {layoutShift} from '../layoutShift';
import {deniedStorageWarning, denyStorage} from '../storage';
import {controlsOf, exampleOf, findLab, labRoute, labs, openLab, type Lab, type LabId} from './lab';

const ids = Object.keys(labs) as LabId[];
const openName = {en: 'Open the lab', de: 'Labor öffnen'} as const;
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

async function expectNoShift(page: Page, id: LabId, locale: LocaleName): Promise<Lab> {
  await page.setViewportSize({width: widths[locale], height: 900});
  await open(page, labRoute(id, locale));
  const lab = findLab(page, id, locale);
  const controls = controlsOf(lab);
  const {request, release} = await holdScripts(page);
  const before = await layoutShift(page);
  await scrollTo(lab, 'start');
  await request;
  await scrollTo(lab, 'end');
  release();
  await quietNetwork(page);
  await nextFrames(page);
  await expect(exampleOf(lab), 'its end is in the viewport').toBeVisible();
  // React may render the lab at this very moment: then the element that was scrolled to is gone.
  await expect(async () => {
    await scrollTo(lab, 'start');
    await expect(controls.first()).toBeInViewport({timeout: 2000});
  }).toPass();
  await nextFrames(page);
  expect((await layoutShift(page)) - before).toBe(0);
  await page.unrouteAll();
  return lab;
}

const parts = {hasSides: '[data-sides]', hasVerdict: '[role="status"][data-tone]'} as const;

/** A lab has the parts that its entry says, and no others: they are tested only if it says so. */
async function expectParts(lab: Lab, id: LabId): Promise<void> {
  for (const name of ['hasSides', 'hasVerdict'] as const) {
    const attached: boolean = labs[id][name];
    const message = `tests/e2e/labs/lab.ts says of ${id} ${name}: ${attached}`;
    await expect(lab.locator(parts[name]).first(), message).toBeAttached({attached});
  }
  const verdict = lab.locator(parts.hasVerdict).first();
  if (labs[id].hasVerdict) await expect(verdict.locator('.theme-admonition')).toHaveCount(1);
}

async function expectResultBeside(page: Page, lab: Lab): Promise<void> {
  const sides = lab.locator('[data-sides] > *');
  const beside = async () => {
    const [controls, result] = await Promise.all(
      [sides.first(), sides.last()].map((side) => side.boundingBox()),
    );
    return result!.x >= controls!.x + controls!.width;
  };
  expect(await beside()).toBe(true);
  await page.setViewportSize({width: 1000, height: 900});
  expect(await beside()).toBe(false);
}

async function expectBesideContents(page: Page, lab: Lab): Promise<void> {
  const [place, contents] = await Promise.all(
    [lab, page.locator('.theme-doc-toc-desktop')].map((part) => part.boundingBox()),
  );
  expect(place!.x + place!.width).toBeLessThan(contents!.x);
}

for (const id of ids) {
  test(`${id}: replaces its example only when that causes no layout shift; its parts are where there is room`, async ({
    page,
  }) => {
    await test.step('de, on a phone: no layout shift', () => expectNoShift(page, id, 'de'));
    const lab = await test.step('en: no layout shift', () => expectNoShift(page, id, 'en'));
    await test.step('it has the parts of its entry', () => expectParts(lab, id));
    await test.step('it does not overlap the table of contents', () =>
      expectBesideContents(page, lab));
    if (labs[id].hasSides)
      await test.step('the result is beside the controls if there is room', () =>
        expectResultBeside(page, lab));
  });
}

test('the button opens a lab immediately', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 400});
  await open(page, labRoute('csp', 'de'));
  const lab = findLab(page, 'csp', 'de');
  // From below, where a lab does not open by itself.
  await scrollTo(lab, 'end');
  await lab.getByRole('button', {name: openName.de}).press('Enter');
  await expect(controlsOf(lab).first()).toBeVisible();
});

test('a lab that fails to load shows an error, and its button tries again', async ({
  page,
  watch,
}) => {
  watch.expected.push(/^request failed/, /^console error: Failed to load/);
  await page.setViewportSize({width: 1280, height: 400});
  await open(page, labRoute('csp', 'en'));
  const lab = findLab(page, 'csp', 'en');
  const button = lab.getByRole('button', {name: openName.en});
  // From below, where a lab does not load by itself.
  await scrollTo(lab, 'end');
  await expect(button).toBeAttached();
  await page.route('**/assets/js/*.js', (route) => route.abort());
  await scrollTo(lab, 'start');
  await expect(lab.getByRole('alert')).toBeVisible();
  await expect(lab.locator('pre').first()).toBeVisible();
  await page.unrouteAll();
  await button.click();
  await expect(controlsOf(lab).first()).toBeVisible();
  await expect(lab.getByRole('alert')).toHaveCount(0);
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
  const csp = await openLab(page, 'csp', 'en');
  await expect(csp.getByLabel('Addresses of mosparo')).toHaveValue('https://forms.acme.org');
  const signature = await openLab(page, 'signature', 'en');
  await expect(signature.locator('[data-step="request"] pre')).toContainText(
    "curl 'https://forms.acme.org/api/v1/verification/verify'",
  );
});
