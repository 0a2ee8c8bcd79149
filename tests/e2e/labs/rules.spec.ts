import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, localeNames, open, quietNetwork, test} from '../fixture';
import {clipboard, expectAccessible, findLab, labRoute, openLab, type Lab} from './lab';

const samplePackage = readFileSync(
  path.resolve(__dirname, '../../../samples/rule_packages/rule-package.json'),
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
    isSpam: 'Rating 7 reaches the spam score 5: the form is spam.',
    noSpam: 'Rating 7 is below the spam score 8: the form is not spam.',
    missed: 'It is part of a longer word.',
    limit: 'Limit of version 1.5.4: with this prefix length, saving fails with a server error.',
    slow: 'Not evaluated: the pattern takes too long.',
    copyLink: 'Copy link to this state',
    copied: 'Copied',
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
    isSpam: 'Die Bewertung 7 erreicht den Spam-Grenzwert 5: Das Formular ist Spam.',
    noSpam: 'Die Bewertung 7 liegt unter dem Spam-Grenzwert 8: Das Formular ist kein Spam.',
    missed: 'Es ist Teil eines längeren Wortes.',
    limit:
      'Grenze von Version 1.5.4: Mit dieser Präfixlänge scheitert das Speichern mit einem Serverfehler.',
    slow: 'Nicht ausgewertet: Das Muster braucht zu lange.',
    copyLink: 'Link zu diesem Stand kopieren',
    copied: 'Kopiert',
    file: 'Import und Export',
    content: 'Inhalt der Datei',
    read: 'Einlesen',
    fileRead: 'Eingelesen: 2 Regeln mit 4 Einträgen.',
    refused: 'muss eine Zahl sein.',
  },
} as const;

const verdict = (lab: Lab) => lab.locator('[role="status"][data-tone]').first();

test.use({contextOptions: {reducedMotion: 'reduce'}});

for (const locale of localeNames) {
  const text = words[locale];

  test(`${locale}: items, fields and numbers decide the verdict`, async ({page}) => {
    const lab = await openLab(page, 'rules', locale);
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
  });

  test(`${locale}: a catastrophic regular expression does not block the page; rule packages are imported and exported`, async ({
    page,
  }) => {
    const lab = await openLab(page, 'rules', locale);

    await test.step('a catastrophic regular expression does not block the page', async () => {
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
    });

    await test.step('an invalid rule package is refused with the key, a valid one is imported and exported', async () => {
      await lab.getByText(text.file).click();
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
    });
  });

  test(`${locale}: a copied link restores the state, in the other language too`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const lab = await openLab(page, 'rules', locale);
    const value = '<img src=x onerror=alert(1)> & "ü"';
    const item = lab.getByRole('group', {name: text.item, exact: true}).first();
    await item.getByLabel(text.value, {exact: true}).fill(value);
    const field = lab.getByRole('group', {name: text.field, exact: true});
    await field.getByLabel(text.value, {exact: true}).fill(`${value} again`);
    await lab.getByRole('button', {name: text.copyLink}).click();
    await expect(lab.getByText(text.copied, {exact: true})).toBeVisible();
    const link = await clipboard(page);
    expect(link).toBe(page.url());

    const other = locale === 'en' ? 'de' : 'en';
    const {hash} = new URL(link);
    await page.goto('about:blank');
    const restored = await openLab(page, 'rules', other, hash);
    await expect(restored).toBeInViewport();
    await expect(restored.getByRole('table').first()).toContainText(`${value} again`);
    await expect(restored.locator('img')).toHaveCount(0);
  });

  test(`${locale}: accessible, usable by keyboard`, async ({page}) => {
    const lab = await openLab(page, 'rules', locale);
    await lab.getByText(text.file).click();
    await expectAccessible(page, locale);
    const add = lab.getByRole('button', {name: text.addItem}).first();
    await add.focus();
    await page.keyboard.press('Enter');
    await expect(
      lab.getByRole('group', {name: text.item.replace('1', '4'), exact: true}),
    ).toBeVisible();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(
      lab.getByRole('group', {name: text.item.replace('1', '4'), exact: true}),
    ).toHaveCount(0);
    await expect(add).toBeFocused();
  });

  test.describe('without JavaScript', () => {
    test.use({javaScriptEnabled: false});
    test(`${locale}: the worked example is shown`, async ({page}) => {
      await page.goto(labRoute('rules', locale));
      const lab = findLab(page, 'rules', locale);
      await expect(lab.getByText(text.isSpam)).toBeVisible();
      await expect(lab.getByRole('table')).toContainText('mail.example.net');
      await expect(lab.getByRole('button')).toHaveCount(0);
    });
  });
}

test('the lab loads only when it comes near the viewport', async ({page}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await open(page, labRoute('rules', 'en'));
  await quietNetwork(page);
  const before = scripts.length;
  const lab = findLab(page, 'rules', 'en');
  await expect(lab.getByLabel(words.en.start)).toHaveCount(0);
  await lab.scrollIntoViewIfNeeded();
  await expect(lab.getByLabel(words.en.start)).toBeVisible();
  expect(scripts.length).toBeGreaterThan(before);
});

test.describe('hostile links', () => {
  for (const hash of ['#lab-rules?%zz=%', '#lab-rules?rule=constructor&item=x', '#lab-rules?']) {
    test(`${hash} opens an empty playground`, async ({page}) => {
      const lab = await openLab(page, 'rules', 'en', hash);
      await expect(verdict(lab)).toContainText('Rating 0');
    });
  }
});
