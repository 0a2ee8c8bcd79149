import {clipboard, expect, localeNames, test, type LocaleName, type Page} from '../fixture';
import {
  copyLink,
  expectAccessible,
  followLink,
  openLab,
  openWithoutScript,
  reset,
  type Lab,
} from './lab';

const words = {
  en: {
    accent: 'Accent color of the website',
    size: 'Box size',
    allPass: 'All 11 color pairs have enough contrast.',
    someFail: 'Too little contrast: 4 of 11 color pairs.',
    notTaken: 'mosparo doesn’t accept this value. The preview shows the default.',
    values: 'Values for mosparo',
    copyAccent: 'Copy value: Accent color of the website',
    drawing: 'A drawing, not the real box.',
    example: 'Text on background',
  },
  de: {
    accent: 'Akzentfarbe der Website',
    size: 'Grösse der Box',
    allPass: 'Alle 11 Farbpaare haben genug Kontrast.',
    someFail: 'Zu wenig Kontrast: 4 von 11 Farbpaaren.',
    notTaken: 'mosparo nimmt diesen Wert nicht an. Die Vorschau zeigt den Standardwert.',
    values: 'Werte für mosparo',
    copyAccent: 'Wert kopieren: Akzentfarbe der Website',
    drawing: 'Eine Zeichnung, nicht die echte Box.',
    example: 'Text auf Hintergrund',
  },
} as const;

const verdict = (lab: Lab) => lab.locator('[role="status"][data-tone]').first();
const box = (lab: Lab, state: string) => lab.locator(`[data-state="${state}"] > div`);

test.use({contextOptions: {reducedMotion: 'reduce'}});

async function expectColors(page: Page, lab: Lab, locale: LocaleName): Promise<void> {
  const text = words[locale];
  await expect(lab).toContainText(text.drawing);
  await expect(verdict(lab)).toContainText(text.allPass);
  const accent = lab.getByLabel(text.accent, {exact: true});
  await accent.fill('#fe0');
  await expect(box(lab, 'normal')).toHaveCSS('border-color', 'rgb(255, 238, 0)');
  await expect(verdict(lab)).toContainText(text.someFail);
  await accent.fill('javascript:alert(1)');
  await expect(lab.getByText(text.notTaken)).toBeVisible();
  await expect(box(lab, 'normal')).toHaveCSS('border-color', 'rgb(32, 107, 196)');
  await accent.fill('#fe0');
  await lab.getByText(text.values).first().click();
  await lab.getByRole('button', {name: text.copyAccent}).click();
  await expect.poll(() => clipboard(page)).toBe('rgb(255, 238, 0)');
  await lab.getByLabel(text.size, {exact: true}).selectOption('large');
  await expect(box(lab, 'failure')).toHaveCSS('border-radius', '16px');
  await expect(box(lab, 'failure')).toHaveCSS('font-size', '24px');
  await reset(lab, locale);
  await expect(verdict(lab)).toContainText(text.allPass);
}

for (const locale of localeNames) {
  const text = words[locale];

  test(`${locale}: colors, size and links change the design; accessible`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const lab = await openLab(page, 'box', locale);
    await test.step('colors show in the drawing, in the contrast and in the values', () =>
      expectColors(page, lab, locale));
    await test.step('a copied link restores the design', async () => {
      await lab.getByLabel(text.accent, {exact: true}).fill('#123456');
      const {hash} = new URL(await copyLink(page, lab, locale));
      await page.goto('about:blank');
      const restored = await openLab(page, 'box', locale, hash);
      await expect(restored).toBeInViewport();
      await expect(box(restored, 'normal')).toHaveCSS('border-color', 'rgb(18, 52, 86)');
    });
    await test.step('values that the product refuses are the defaults', async () => {
      await followLink(page, 'box', locale, '#lab-box?colorWebsiteAccent=url(//x)&v=1');
      await expect(box(lab, 'normal')).toHaveCSS('border-color', 'rgb(32, 107, 196)');
      await expect(verdict(lab)).toContainText(text.allPass);
    });
    await test.step('accessible, no overflow on a phone', async () => {
      await lab.getByText(text.values).first().click();
      await expectAccessible(page, locale);
    });
  });
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});
  test('the worked example is shown, and that the lab needs JavaScript', async ({page}) => {
    for (const locale of localeNames) {
      const lab = await openWithoutScript(page, 'box', locale);
      await expect(lab.getByRole('table')).toContainText(words[locale].example);
    }
  });
});
