import {expect, localeNames, test, type LocaleName} from '../fixture';
import vectors from '../../../website/data/signatureVectors.json';
import {expectAccessible, openLab, openWithoutScript, type Lab} from './lab';

const words = {
  en: {
    name: 'Name',
    value: 'Value',
    add: 'Add a field',
    remove: /^Remove field/,
    submitToken: 'Submit token',
    validationToken: 'Validation token',
    privateKey: /^Private key/,
    own: 'Value of your code',
    step: 'Step',
    paste: 'Paste form data or a request body',
    data: 'Form data',
    read: 'Read',
    trimmed: 'Values are trimmed.',
    equal: 'Equal.',
    prepared: '1. Prepared data',
    notTestKey: 'This is not the test key.',
    nothingSent:
      'Nothing you enter leaves it. A copied link contains fields, tokens and metadata, but no keys',
  },
  de: {
    name: 'Name',
    value: 'Wert',
    add: 'Feld hinzufügen',
    remove: /^Feld .* entfernen$/,
    submitToken: 'Absende-Token',
    validationToken: 'Validierungscode',
    privateKey: /^Geheimer Schlüssel/,
    own: 'Wert Ihres Codes',
    step: 'Schritt',
    paste: 'Formulardaten oder Inhalt einer Anfrage einfügen',
    data: 'Formulardaten',
    read: 'Einlesen',
    trimmed: 'am Rand der Werte werden abgeschnitten',
    equal: 'Gleich.',
    prepared: '1. Vorbereitete Daten',
    notTestKey: 'Das ist nicht der Testschlüssel.',
    nothingSent: 'Ein kopierter Link enthält Felder, Token und Metadaten, aber keine Schlüssel',
  },
} as const;

type Posted = Readonly<Record<string, string | readonly string[]>>;

function vectorOf(id: string) {
  const vector = vectors.verification.find((candidate) => candidate.id === id);
  if (!vector) throw new Error(`There is no vector ${id}.`);
  return {...vector, posted: vector.postedForm as unknown as Posted};
}

/** Test vectors to type in: en with lists and no field at all; de with an empty text and names to sort. */
const typedVectors = {
  en: ['arrays-and-brackets', 'no-verifiable-field'],
  de: ['ignored-fields', 'field-names'],
} as const;

/** Test vectors with white space at the end of a value: one is typed in and compared, one is pasted. */
const comparedVector = {en: 'unicode-values', de: 'crlf-textarea'} as const;
const pastedVector = {en: 'crlf-textarea', de: 'unicode-values'} as const;

const header = (lab: Lab) => lab.locator('[data-step="authorization"] pre');

/** Replaces the example by the fields of a vector, through the form. */
async function typeVector(lab: Lab, locale: LocaleName, id: string): Promise<void> {
  const text = words[locale];
  const {posted, removedBeforeHashing} = vectorOf(id);
  const removes = lab.getByRole('button', {name: text.remove});
  while ((await removes.count()) > 0) await removes.first().click();
  const lines = Object.entries(posted)
    .filter(([name]) => !removedBeforeHashing.includes(name))
    .flatMap(([name, value]) => {
      const items = typeof value === 'string' ? [value] : value;
      return (items.length > 0 ? items : ['']).map((item) => [name, item] as const);
    });
  for (const [name, value] of lines) {
    await lab.getByRole('button', {name: text.add}).click();
    await lab.getByLabel(text.name, {exact: true}).last().fill(name);
    await lab.getByLabel(text.value, {exact: true}).last().fill(value);
  }
  await lab.getByLabel(text.submitToken).fill(String(posted._mosparo_submitToken));
  await lab.getByLabel(text.validationToken).fill(String(posted._mosparo_validationToken));
}

test.use({contextOptions: {reducedMotion: 'reduce'}});

async function expectKeyWarning(lab: Lab, locale: LocaleName): Promise<void> {
  const text = words[locale];
  await expect(lab.getByText(text.notTestKey)).toBeHidden();
  await lab.getByLabel(text.privateKey).fill('another');
  await expect(lab.getByText(text.notTestKey)).toBeVisible();
  await lab.getByLabel(text.privateKey).fill(vectors.keys.privateKey);
  await expect(lab.getByText(text.notTestKey)).toBeHidden();
}

/** With the vector that was typed in last. */
async function expectComparison(lab: Lab, locale: LocaleName): Promise<void> {
  const text = words[locale];
  const {preparedFormData, authorizationHeader} = vectorOf(comparedVector[locale]);
  const own = lab.getByLabel(text.own);
  const verdict = lab.locator('[role="status"][data-tone]');
  await own.fill(authorizationHeader);
  await expect(verdict).toContainText(text.equal);
  const trimmed = Object.fromEntries(
    Object.entries(preparedFormData).map(([name, value]) => [name, String(value).trim()]),
  );
  await lab.getByLabel(text.step, {exact: true}).selectOption('prepared');
  await own.fill(JSON.stringify(trimmed));
  await expect(verdict).toContainText(text.prepared);
  await expect(lab.getByText(text.trimmed)).toBeVisible();
}

async function expectPasting(lab: Lab, locale: LocaleName): Promise<void> {
  const text = words[locale];
  const {posted, authorizationHeader} = vectorOf(pastedVector[locale]);
  await lab
    .getByLabel(text.data, {exact: true})
    .fill(new URLSearchParams(posted as Record<string, string>).toString());
  await lab.getByRole('button', {name: text.read, exact: true}).click();
  await expect(header(lab)).toHaveText(authorizationHeader);
  await expect(lab.locator('[data-step="request"] pre')).toContainText(authorizationHeader);
}

for (const locale of localeNames) {
  const text = words[locale];

  test(`${locale}: accessible; fields, pasted data, comparison and keys`, async ({page}) => {
    const lab = await openLab(page, 'signature', locale);
    await expect(lab).toContainText(text.nothingSent);

    await test.step('accessible, no overflow on a phone', async () => {
      await lab.getByText(text.paste).click();
      await lab.getByLabel(text.own).fill('abc');
      await expect(lab.locator('[role="status"][data-tone="bad"]')).toBeVisible();
      await expectAccessible(page, locale);
      await page.setViewportSize({width: 1280, height: 720});
    });
    await test.step('a warning appears for any key but the test key', () =>
      expectKeyWarning(lab, locale));
    await test.step('typed vectors give the right header', async () => {
      for (const id of [...typedVectors[locale], comparedVector[locale]]) {
        await typeVector(lab, locale, id);
        await expect(header(lab), id).toHaveText(vectorOf(id).authorizationHeader);
      }
    });
    await test.step('the comparison names a trimmed value', () => expectComparison(lab, locale));
    await test.step('pasted form data is read, with its tokens', () => expectPasting(lab, locale));

    expect(new URL(page.url()).search).toBe('');
    expect(
      await page.evaluate(() => JSON.stringify({...localStorage, ...sessionStorage})),
    ).not.toContain(vectors.keys.privateKey);
  });
}

test('a field is one row, on phones two, and no value of a step or of the request wraps', async ({
  page,
}) => {
  const rows = {1440: 1, 390: 2};
  for (const [width, count] of Object.entries(rows)) {
    await page.setViewportSize({width: Number(width), height: 900});
    const lab = await openLab(page, 'signature', 'en');
    const controls = lab
      .getByRole('group', {name: 'Field 1', exact: true})
      .locator('input:not([type=checkbox]), textarea, button');
    const tops = await controls.evaluateAll((all) =>
      all.map((control) => Math.round(control.getBoundingClientRect().top)),
    );
    expect(tops).toHaveLength(3);
    expect(new Set(tops).size, `${width} px`).toBe(count);
    const wrapped = lab.locator('[data-step] pre[data-wrap]');
    await expect(lab.locator('[data-step] pre')).toHaveCount(11);
    await expect(wrapped).toHaveCount(0);
  }
});

test('after a field is removed, the focus is on the button that adds one', async ({page}) => {
  const lab = await openLab(page, 'signature', 'en');
  await lab.getByRole('button', {name: 'Remove field name'}).click();
  await expect(lab.getByRole('button', {name: words.en.add})).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});
  test('the worked example is shown, and that the lab needs JavaScript', async ({page}) => {
    for (const locale of localeNames) {
      const lab = await openWithoutScript(page, 'signature', locale);
      await expect(lab).toContainText(vectorOf('simple').authorizationHeader);
      await expect(lab).toContainText(vectorOf('simple').formSignature);
      const title = lab.locator('[data-code-title]', {hasText: words[locale].prepared});
      await expect(title).toBeVisible();
    }
  });
});
