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
    mode: 'Design mode',
    accent: 'Accent color of the website',
    size: 'Box size',
    radius: 'Box radius (px)',
    allPass: 'All 11 color pairs have enough contrast.',
    someFail: 'Too little contrast: 4 of 11 color pairs.',
    advancedFail: 'Too little contrast: 2 of 11 color pairs.',
    notTaken: 'mosparo doesn’t accept this value. The preview shows the default.',
    noLogo: 'The radius is too large to show the logo.',
    values: 'Values for mosparo',
    copyAccent: 'Copy value: Colors and Dimension: Accent color of the website',
    dimensions: 'Dimensions and font size',
    drawing: 'A drawing, not the real box.',
    overlay: 'Overlay of the invisible mode',
    example: 'Text on background',
  },
  de: {
    mode: 'Darstellungsart',
    accent: 'Akzentfarbe der Website',
    size: 'Grösse der Box',
    radius: 'Radius der Box (px)',
    allPass: 'Alle 11 Farbpaare haben genug Kontrast.',
    someFail: 'Zu wenig Kontrast: 4 von 11 Farbpaaren.',
    advancedFail: 'Zu wenig Kontrast: 2 von 11 Farbpaaren.',
    notTaken: 'mosparo nimmt diesen Wert nicht an. Die Vorschau zeigt den Standardwert.',
    noLogo: 'Der Radius ist zu groß, um das Logo zu zeigen.',
    values: 'Werte für mosparo',
    copyAccent: 'Wert kopieren: Farben und Grösse: Akzentfarbe der Website',
    dimensions: 'Abmessungen und Schriftgrösse',
    drawing: 'Eine Zeichnung, nicht die echte Box.',
    overlay: 'Overlay des unsichtbaren Modus',
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

  await reset(lab, locale);
  await expect(verdict(lab)).toContainText(text.allPass);
}

async function expectModes(lab: Lab, locale: LocaleName): Promise<void> {
  const text = words[locale];
  await lab.getByLabel(text.mode, {exact: true}).selectOption('advanced');
  await expect(verdict(lab)).toContainText(text.advancedFail);
  await lab.getByLabel(text.size, {exact: true}).selectOption('large');
  await expect(lab.getByLabel(text.radius, {exact: true})).toHaveValue('16');
  await expect(box(lab, 'failure')).toHaveCSS('border-radius', '16px');
  await expect(box(lab, 'failure')).toHaveCSS('font-size', '24px');
  await lab.getByLabel(text.radius, {exact: true}).fill('40');
  await expect(lab.getByText(text.noLogo)).toBeVisible();
  await lab.getByLabel(text.mode, {exact: true}).selectOption('invisible');
  await expect(lab.getByText(text.overlay)).toBeVisible();
  await expect(box(lab, 'normal')).toHaveCount(0);
}

/** Returns the lab that the copied link has opened. */
async function expectLink(page: Page, lab: Lab, locale: LocaleName): Promise<Lab> {
  const text = words[locale];
  await lab.getByLabel(text.mode, {exact: true}).selectOption('simple');
  await reset(lab, locale);
  await expect(verdict(lab)).toContainText(text.allPass);
  await lab.getByLabel(text.accent, {exact: true}).fill('#123456');
  const {hash} = new URL(await copyLink(page, lab, locale));
  await page.goto('about:blank');
  const restored = await openLab(page, 'box', locale, hash);
  await expect(restored).toBeInViewport();
  await expect(box(restored, 'normal')).toHaveCSS('border-color', 'rgb(18, 52, 86)');
  return restored;
}

async function expectAccessibleDesign(page: Page, lab: Lab, locale: LocaleName): Promise<void> {
  // The preview has the chosen colors, and the default color of the error text has too little contrast.
  const readable = '#lab-box?mode=advanced&colorFailureTextError=%23b30000&v=1';
  await followLink(page, 'box', locale, readable);
  await expect(lab.getByLabel(words[locale].mode, {exact: true})).toHaveValue('advanced');
  await lab.getByText(words[locale].values).first().click();
  await expectAccessible(page, locale);
}

for (const locale of localeNames) {
  test(`${locale}: colors, modes and links change the design; accessible`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const lab = await openLab(page, 'box', locale);
    await test.step('colors show in the drawing, in the contrast and in the values', () =>
      expectColors(page, lab, locale));
    await test.step('the advanced and the invisible mode', () => expectModes(lab, locale));
    const restored = await test.step('a copied link restores the design', () =>
      expectLink(page, lab, locale));
    await test.step('values that the product refuses are the defaults', async () => {
      const hash = '#lab-box?mode=simple&colorText=url(//x)&v=1';
      await followLink(page, 'box', locale, hash);
      await expect(box(restored, 'normal')).toHaveCSS('border-color', 'rgb(32, 107, 196)');
      await expect(verdict(restored)).toContainText(words[locale].allPass);
    });
    await test.step('accessible, no overflow on a phone', () =>
      expectAccessibleDesign(page, restored, locale));
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
