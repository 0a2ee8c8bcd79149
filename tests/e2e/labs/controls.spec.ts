import {expect, localeNames, test} from '../fixture';
import {labs, openLab, type LabId} from './lab';

const ids = Object.keys(labs) as LabId[];

test.use({contextOptions: {reducedMotion: 'reduce'}});

for (const locale of localeNames) {
  test(`${locale}: every control of a lab has a name, and is large enough for a finger`, async ({
    page,
  }) => {
    await page.setViewportSize({width: 390, height: 800});
    for (const id of ids) {
      const lab = await openLab(page, id, locale);
      const controls = lab.locator(
        '[data-bar] button, [data-sides] > :first-child :is(select, textarea, button, summary, input:not([type=checkbox]), label:has([type=checkbox]))',
      );
      const visible = await controls.filter({visible: true}).all();
      expect(visible.length, id).toBeGreaterThan(3);
      for (const control of visible) {
        const {height} = (await control.boundingBox())!;
        const html = await control.evaluate((element) => element.outerHTML.slice(0, 120));
        expect(height, `${id}: ${html}`).toBeGreaterThanOrEqual(40);
        if (!/^<(?:label|summary)/.test(html))
          await expect(control, `${id}: ${html}`).toHaveAccessibleName(/\S/);
      }
    }
  });
}

test('Copy link and Reset stand first in every lab', async ({page}) => {
  for (const id of ids) {
    const lab = await openLab(page, id, 'en');
    const names = await lab.getByRole('button').allInnerTexts();
    expect(names.slice(0, 2), id).toEqual(['Copy link', 'Reset']);
  }
});

for (const locale of localeNames) {
  test(`${locale}: titles, labels and controls of a lab begin at one left edge`, async ({page}) => {
    await page.setViewportSize({width: 390, height: 800});
    for (const id of ids) {
      const lab = await openLab(page, id, locale);
      const edges = await lab
        .locator('[data-sides] > :first-child')
        .locator('legend, summary, label, select, textarea, input, p, button')
        .evaluateAll((parts) =>
          parts.flatMap((part) => {
            // Rules and rows of fields have columns of their own.
            const isRow = part.closest('fieldset fieldset fieldset, [role=group] [role=group]');
            const beside = part.matches('label > input, [type=color], [type=number] + *');
            const isSeen = part.checkVisibility() && part.clientWidth > 1;
            return isRow || beside || !isSeen
              ? []
              : [Math.round(part.getBoundingClientRect().left)];
          }),
        );
      expect(edges.length, id).toBeGreaterThan(4);
      expect([...new Set(edges)], id).toHaveLength(1);
    }
  });
}

test('a color says that something is judged: a finished result alone has none', async ({page}) => {
  for (const [id, tone] of [
    ['compose', 'open'],
    ['upgrade', 'open'],
    ['signature', 'open'],
    ['rules', 'bad'],
    ['box', 'good'],
  ] as const) {
    const lab = await openLab(page, id, 'en');
    await expect(lab.locator('[role="status"][data-tone]'), id).toHaveAttribute('data-tone', tone);
  }
});
