import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, localeNames, test, type LocaleName, type Page} from '../fixture';
import {
  copyLink,
  expectAccessible,
  openByScrolling,
  openLab,
  openWithoutScript,
  type Lab,
} from './lab';

const samplePackage = readFileSync(
  path.resolve(__dirname, '../../../website/samples/rule_packages/rule-package.json'),
  'utf8',
);

const words = {
  en: {
    start: 'Start with an example',
    value: 'Value',
    rating: 'Rating',
    kind: 'Kind',
    ruleType: 'Rule type',
    type: 'Type',
    item: 'Item 1',
    field: 'Field 1',
    addItem: 'Add an item',
    removeRule: 'Remove rule 2',
    score: 'Spam score',
    isSpam: 'Spam: rating 7 reaches the spam score 5.',
    noSpam: 'No spam: rating 7 is below the spam score 8.',
    missed: 'It is part of a longer word.',
    limit: 'Limit of version 1.5.4: with this prefix length, saving fails with a server error.',
    slow: 'Not evaluated: the pattern takes too long.',
    file: 'Import and export',
    content: 'Content of the file',
    read: 'Read',
    fileRead: 'Read: 2 rules with 4 items.',
    refused: 'must be a number.',
  },
  de: {
    start: 'Mit einem Beispiel beginnen',
    value: 'Wert',
    rating: 'Bewertung',
    kind: 'Art',
    ruleType: 'Regeltyp',
    type: 'Typ',
    item: 'Eintrag 1',
    field: 'Feld 1',
    addItem: 'Eintrag hinzufügen',
    removeRule: 'Regel 2 entfernen',
    score: 'Spam-Grenzwert',
    isSpam: 'Spam: Bewertung 7 erreicht den Spam-Grenzwert 5.',
    noSpam: 'Kein Spam: Bewertung 7 liegt unter dem Spam-Grenzwert 8.',
    missed: 'Es ist Teil eines längeren Wortes.',
    limit:
      'Grenze von Version 1.5.4: Mit dieser Präfixlänge scheitert das Speichern mit einem Serverfehler.',
    slow: 'Nicht ausgewertet: Das Muster braucht zu lange.',
    file: 'Import und Export',
    content: 'Inhalt der Datei',
    read: 'Einlesen',
    fileRead: 'Eingelesen: 2 Regeln mit 4 Einträgen.',
    refused: 'muss eine Zahl sein.',
  },
} as const;

const verdict = (lab: Lab) => lab.locator('[role="status"][data-tone]').first();

test.use({contextOptions: {reducedMotion: 'reduce'}});

async function expectVerdicts(lab: Lab, locale: LocaleName): Promise<void> {
  const text = words[locale];
  await expect(verdict(lab)).toContainText(text.isSpam);
  await expect(lab.getByText(text.missed)).toBeVisible();
  await lab.getByLabel(text.score, {exact: true}).fill('8');
  await expect(verdict(lab)).toContainText(text.noSpam);

  await lab.getByRole('button', {name: text.removeRule}).click();
  await lab.getByLabel(text.ruleType).selectOption('email');
  const item = lab.getByRole('group', {name: text.item, exact: true});
  await item.getByLabel(text.value, {exact: true}).fill('kim@example.com');
  await item.getByLabel(text.rating, {exact: true}).fill('8.5');
  const field = lab.getByRole('group', {name: text.field, exact: true});
  await field.getByLabel(text.kind, {exact: true}).selectOption('email');
  await field.getByLabel(text.value, {exact: true}).fill('KIM@example.com');
  await expect(verdict(lab)).toContainText(locale === 'en' ? '8.5' : '8,5');
  await expect(verdict(lab)).toHaveAttribute('data-tone', 'bad');

  await lab.getByLabel(text.start).selectOption('limits');
  await expect(lab.getByText(text.limit)).toBeVisible();
}

async function expectSlowPattern(lab: Lab, locale: LocaleName): Promise<void> {
  const text = words[locale];
  await lab.getByLabel(text.start).selectOption('contact');
  const item = lab.getByRole('group', {name: text.item, exact: true}).first();
  await item.getByLabel(text.type, {exact: true}).selectOption('regex');
  await lab
    .getByRole('group', {name: text.field, exact: true})
    .getByLabel(text.value, {exact: true})
    .fill(`${'a'.repeat(40)}!`);
  await item.getByLabel(text.value, {exact: true}).fill('/^(a+)+$/');
  await expect(lab.getByText(text.slow)).toBeVisible();
  await lab.getByLabel(text.start).selectOption('package');
  await expect(verdict(lab)).toHaveAttribute('data-tone', 'good');
}

async function expectImport(lab: Lab, locale: LocaleName): Promise<void> {
  const text = words[locale];
  await lab
    .getByLabel(text.content)
    .fill(samplePackage.replace('"rating": 3.5', '"rating": "3.5"'));
  await lab.getByRole('button', {name: text.read, exact: true}).click();
  const problem = lab.getByRole('listitem').filter({hasText: 'rules[0].items[2].rating'});
  await expect(problem).toContainText(text.refused);
  await lab.getByLabel(text.content).fill(samplePackage);
  await lab.getByRole('button', {name: text.read, exact: true}).click();
  await expect(lab.getByText(text.fileRead)).toBeVisible();
  const written = JSON.parse(await lab.locator('pre').innerText()) as {rules: {name: string}[]};
  expect(written.rules.map(({name}) => name)).toEqual([
    'Advertising phrases',
    'Throw-away email domains',
  ]);
}

async function expectKeyboard(page: Page, lab: Lab, locale: LocaleName): Promise<void> {
  const text = words[locale];
  const added = lab.getByRole('group', {name: text.item.replace('1', '4'), exact: true});
  const add = lab.getByRole('button', {name: text.addItem}).first();
  await add.focus();
  await page.keyboard.press('Enter');
  await expect(added).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(added).toHaveCount(0);
  await expect(add).toBeFocused();
}

async function expectLink(page: Page, lab: Lab, locale: LocaleName): Promise<void> {
  const text = words[locale];
  const value = '<img src=x onerror=alert(1)> & "ü"';
  await lab.getByLabel(text.start).selectOption('contact');
  const item = lab.getByRole('group', {name: text.item, exact: true}).first();
  await item.getByLabel(text.value, {exact: true}).fill(value);
  const field = lab.getByRole('group', {name: text.field, exact: true});
  await field.getByLabel(text.value, {exact: true}).fill(`${value} again`);
  const link = await copyLink(page, lab, locale);
  expect(link).toBe(page.url());

  const other = locale === 'en' ? 'de' : 'en';
  await page.goto('about:blank');
  const restored = await openLab(page, 'rules', other, new URL(link).hash);
  await expect(restored).toBeInViewport();
  await expect(
    restored.getByRole('group', {name: words[other].field, exact: true}).locator('mark'),
  ).toHaveText(value);
  await expect(restored.locator('img')).toHaveCount(0);
}

for (const locale of localeNames) {
  const text = words[locale];

  test(`${locale}: accessible, verdicts, rule packages and links`, async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const lab = await test.step('the lab loads only when it comes near the viewport', () =>
      openByScrolling(page, 'rules', locale));
    await test.step('accessible', async () => {
      await lab.getByText(text.file).click();
      await expectAccessible(page, locale);
    });
    await test.step('usable by keyboard', () => expectKeyboard(page, lab, locale));
    await page.setViewportSize({width: 1280, height: 720});
    await test.step('items, fields and numbers decide the verdict', () =>
      expectVerdicts(lab, locale));
    await test.step('a catastrophic regular expression does not block the page', () =>
      expectSlowPattern(lab, locale));
    await test.step('an invalid rule package is refused with the key, a valid one is imported and exported', () =>
      expectImport(lab, locale));
    await test.step('a copied link restores the state, in the other language too', () =>
      expectLink(page, lab, locale));
  });
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});
  test('the worked example is shown, and that the lab needs JavaScript', async ({page}) => {
    for (const locale of localeNames) {
      const lab = await openWithoutScript(page, 'rules', locale);
      await expect(lab.getByText(words[locale].isSpam)).toBeVisible();
      await expect(lab.getByRole('table').first()).toContainText('mail.example.net');
      await expect(lab.locator('mark')).toHaveText([
        'Guest post',
        'mail.example.net',
        'guest post',
      ]);
    }
  });
});
