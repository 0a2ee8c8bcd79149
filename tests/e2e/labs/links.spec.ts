import {expect, localeNames, test} from '../fixture';
import {copyLink, findLab, followLink, labRoute, labs, openLab, reset, type LabId} from './lab';

const words = {
  en: {
    damaged: 'it is incomplete or damaged',
    foreign: 'it belongs to another lab',
    version: 'comes from another version of this lab',
    tooLong: 'it has more than 16,000 characters',
    value: 'Value',
    field: 'Field 3',
    key: /^Private key/,
    submit: 'Submit token',
    own: 'Value of your code',
    nothing: 'Signed. Nothing to compare yet.',
  },
  de: {
    damaged: 'Er ist unvollständig oder beschädigt',
    foreign: 'Er gehört zu einem anderen Labor',
    version: 'aus einer anderen Version dieses Labors',
    tooLong: 'Er hat mehr als 16.000 Zeichen',
    value: 'Wert',
    field: 'Feld 3',
    key: /^Geheimer Schlüssel/,
    submit: 'Absende-Token',
    own: 'Wert Ihres Codes',
    nothing: 'Signiert. Noch nichts zu vergleichen.',
  },
} as const;

test.use({
  contextOptions: {reducedMotion: 'reduce'},
  permissions: ['clipboard-read', 'clipboard-write'],
});

/** Links to the lab with fragments that are refused. The query of the upgrade path is typed by people. */
const withFragment = (Object.keys(labs) as LabId[]).filter((id) => id !== 'upgrade');

for (const locale of localeNames) {
  const text = words[locale];

  test(`${locale}: a refused link changes nothing and says why`, async ({page}) => {
    const lab = await openLab(page, 'rules', locale);
    const message = lab
      .getByRole('group', {name: text.field, exact: true})
      .getByLabel(text.value, {exact: true});
    const verdict = lab.locator('[role="status"][data-tone]');
    await message.fill('My own text about a guest post');
    const link = new URL(await copyLink(page, lab, locale)).hash;
    const title = await verdict.innerText();
    const refused = [
      [link.slice(0, -12), text.damaged],
      [link.slice(0, link.length / 2), text.damaged],
      [link.replace('rule=word', 'rule=constructor'), text.damaged],
      [link.replace('&v=1', '&x=<img>&v=1'), text.damaged],
      [link.replace('item=', 'item=%zz'), text.damaged],
      [link.replace('lab-rules', 'lab-box'), text.foreign],
      [`#lab-rules?field=text:${'a'.repeat(16_000)}&v=1`, text.tooLong],
    ] as const;
    for (const [hash, reason] of refused) {
      await followLink(page, 'rules', locale, hash);
      await expect(lab.getByRole('alert'), hash.slice(0, 80)).toContainText(reason);
      await expect(message).toHaveValue('My own text about a guest post');
      await expect(verdict).toHaveText(title);
    }
    await followLink(page, 'rules', locale, link);
    await expect(lab.getByRole('alert')).toHaveCount(0);
    await expect(message).toHaveValue('My own text about a guest post');
  });

  test(`${locale}: a link of an unknown version opens every lab, with a note`, async ({page}) => {
    for (const id of withFragment) {
      const lab = await openLab(page, id, locale, `#lab-${id}?new=thing&v=2`);
      await expect(lab.getByRole('alert'), id).toContainText(text.version);
      await expect(lab.locator('[role="status"][data-tone]')).toBeVisible();
      await expect(lab).toBeInViewport();
      await page.goto('about:blank');
    }
  });

  test(`${locale}: the link of the signature lab has no keys`, async ({page}) => {
    const lab = await openLab(page, 'signature', locale);
    const testKey = await lab.getByLabel(text.key).inputValue();
    await lab.getByLabel(text.key).fill('own-private-key');
    await lab.getByLabel(text.submit).fill('own-submit-token');
    await lab.getByLabel(text.own).fill('Basic own-secret');
    const link = await copyLink(page, lab, locale);
    expect(link).toContain('own-submit-token');
    expect(link).not.toMatch(/own-private-key|own-secret|Key/);
    await page.goto('about:blank');
    const again = await openLab(page, 'signature', locale, new URL(link).hash);
    await expect(again.getByLabel(text.submit)).toHaveValue('own-submit-token');
    await expect(again.getByLabel(text.key)).toHaveValue(testKey);
    await expect(again.getByLabel(text.own)).toHaveValue('');
    await expect(again.locator('[role="status"][data-tone]')).toHaveText(text.nothing);
  });
}

test('a link opens in the other language, and Reset removes it', async ({page}) => {
  const lab = await openLab(page, 'rules', 'en');
  const score = lab.getByLabel('Spam score', {exact: true});
  await score.fill('42');
  await copyLink(page, lab, 'en');
  expect(new URL(page.url()).hash).toContain('score=42');
  const german = await openLab(page, 'rules', 'de', new URL(page.url()).hash);
  const limit = german.getByLabel('Spam-Grenzwert', {exact: true});
  await expect(limit).toHaveValue('42');
  await reset(german, 'de');
  await expect(limit).toHaveValue('5');
  expect(new URL(page.url()).hash).toBe('');
});

test('a page whose URL has a state shows it without an interaction', async ({page}) => {
  await page.goto(`${labRoute('upgrade', 'en')}?from=1.2.4&kind=package`);
  const path = findLab(page, 'upgrade', 'en').locator('[role="status"][data-tone]');
  await expect(path).toContainText('1.2.4 → 1.2.9 → 1.3.8 → 1.4.13 → 1.5.4');
  await page.goto(`${labRoute('rules', 'en')}#lab-rules?score=42&v=1`);
  const lab = findLab(page, 'rules', 'en');
  await expect(lab.getByLabel('Spam score', {exact: true})).toHaveValue('42');
  await expect(lab).toBeInViewport();
});
