import {expect, localeNames, nextFrames, test, type Page} from '../fixture';
import {labs, openLab, type Lab, type LabId} from './lab';

const ids = Object.keys(labs) as LabId[];

test.use({contextOptions: {reducedMotion: 'reduce'}});

/** Scrolls until a part of the lab, from 0 to 1, is above the screen. */
async function scrollInto(page: Page, lab: Lab, part: number): Promise<void> {
  await lab.evaluate((element, above) => {
    const {top, height} = element.getBoundingClientRect();
    scrollTo({top: scrollY + top + height * above, behavior: 'instant'});
  }, part);
  await nextFrames(page);
}

/** Whether the middle of the element is what the reader sees there. */
const isSeen = (lab: Lab, selector: string) =>
  lab.locator(selector).evaluate((element) => {
    const {x, y, width, height} = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });

for (const width of [390, 1100, 1440]) {
  test(`the verdict stays in view in every lab, ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height: 900});
    for (const id of ids) {
      const lab = await openLab(page, id, 'en');
      for (const part of [0.3, 0.5]) {
        await scrollInto(page, lab, part);
        await expect.poll(() => isSeen(lab, '[data-pinned]'), `${id}, ${part}`).toBe(true);
      }
    }
  });
}

test('the controls of the box designer stay beside the preview', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  const lab = await openLab(page, 'box', 'en');
  await scrollInto(page, lab, 0.4);
  await expect(lab.getByLabel('Accent color of the website', {exact: true})).toBeInViewport();
  await expect(lab.getByLabel('Box size')).toBeInViewport();
});

test('a column that is higher than the screen can be read to its end', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 420});
  const lab = await openLab(page, 'box', 'en');
  await scrollInto(page, lab, 0.4);
  await expect(lab.getByLabel('Box size')).toBeInViewport({ratio: 1});
});

for (const width of [390, 1100]) {
  test(`the verdict covers no control that has the focus, ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height: 700});
    const lab = await openLab(page, 'box', 'en');
    await scrollInto(page, lab, 0.5);
    // From below, a control stops at the upper edge of the screen.
    await lab.getByText('Values for mosparo').first().focus();
    for (let step = 0; step < 9; step++) {
      await page.keyboard.press('Shift+Tab');
      await nextFrames(page);
      const [control, verdict] = await lab.evaluate((element) => [
        document.activeElement!.getBoundingClientRect().top,
        element.querySelector('[data-pinned]')!.getBoundingClientRect().bottom,
      ]);
      if (await lab.locator('[data-sides] > :first-child :focus').count())
        expect(control, `step ${step}`).toBeGreaterThanOrEqual(verdict!);
    }
  });
}

/** Options that are wider than the select that offers them. */
const cutNames = (lab: Lab, selects: string) =>
  lab
    .locator(selects)
    .filter({visible: true})
    .evaluateAll((all) =>
      (all as HTMLSelectElement[]).flatMap((select) => {
        const {font, paddingLeft, paddingRight} = getComputedStyle(select);
        const pen = document.createElement('canvas').getContext('2d')!;
        pen.font = font;
        const room = select.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
        return Array.from(select.options, ({text}) => text).filter(
          (text) => pen.measureText(text).width > room,
        );
      }),
    );

for (const locale of localeNames) {
  test(`${locale}: names of types, versions and sizes are not cut`, async ({page}) => {
    const cut = new Set<string>();
    for (const width of [390, 1100, 1440]) {
      await page.setViewportSize({width, height: 900});
      for (const [id, selects] of [
        ['rules', 'fieldset fieldset fieldset select'],
        ['upgrade', 'select'],
        ['box', 'select'],
      ] as const) {
        const lab = await openLab(page, id, locale);
        for (const name of await cutNames(lab, selects)) cut.add(`${id}, ${width} px: ${name}`);
      }
    }
    expect([...cut]).toEqual([]);
  });
}

test('nothing shows between the verdict and the edge above it, 1440 px', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  const lab = await openLab(page, 'box', 'en');
  await scrollInto(page, lab, 0.5);
  const pinned = lab.locator('[data-pinned]');
  await expect.poll(() => isSeen(lab, '[data-pinned]')).toBe(true);
  const reach = await pinned.evaluate((element) => {
    const [, above = '0'] = /\) \S+ -([\d.]+)px/.exec(getComputedStyle(element).boxShadow) ?? [];
    return Number(above) - Number.parseFloat(getComputedStyle(element).top);
  });
  expect(reach, 'more than the gap below the edge of the screen').toBeGreaterThan(1);
});

test('on a phone, one line stands between a lab and the heading below', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  const lab = await openLab(page, 'upgrade', 'en');
  await expect(lab).toHaveCSS('border-bottom-width', '0px');
  const gap = await lab.evaluate((element) => {
    const heading = element.closest('[data-island]')!.nextElementSibling!;
    return heading.getBoundingClientRect().top - element.getBoundingClientRect().bottom;
  });
  expect(gap).toBeLessThan(60);
});
