import {expect, localeNames, test} from '../fixture';
import {followLink, openLab, type Lab} from './lab';

const words = {
  en: {
    rating: 'rating 0',
    score: 'Spam score',
    value: 'Value',
    field: 'Field 1',
    tooMuch: 'field 1 has more than 20,000 characters',
    left: 'Left out: 5.',
    linkTooLong: 'The link to this lab was not read',
    failed: 'The evaluation could not be loaded',
    retry: 'Try again',
  },
  de: {
    rating: 'Bewertung 0',
    score: 'Spam-Grenzwert',
    value: 'Wert',
    field: 'Feld 1',
    tooMuch: 'Feld 1 hat mehr als 20.000',
    left: 'Weggelassen: 5.',
    linkTooLong: 'Der Link zu diesem Labor wurde nicht gelesen',
    failed: 'Die Auswertung konnte nicht geladen werden',
    retry: 'Erneut versuchen',
  },
} as const;

const verdict = (lab: Lab) => lab.locator('[role="status"][data-tone]').first();

const link = (rule: string, items: readonly string[], field: string) =>
  `#lab-rules?rule=${rule}&${items.map((item) => `item=${item}&`).join('')}field=${field}&v=1`;

const times = (count: number, item: string) => Array.from({length: count}, () => item);

/** The first two once blocked the page for minutes: a test would end before they do. */
const frozen = {
  'a run of spaces': link('word', times(200, 'text:1:z'), `textarea:a${'+'.repeat(12_500)}a`),
  'a run of @': link('domain', times(200, 'domain:1:z'), `email:${'@'.repeat(12_000)}/`),
  'many matches': link('word', times(200, 'text:1:z'), `text:z${'&field=text:z'.repeat(29)}`),
  'many regular expressions': link(
    'word',
    times(200, 'regex:1:/y[^x]*y/'),
    `text:a${`&field=text:${'y'.repeat(150)}x`.repeat(29)}`,
  ),
} as const;

test('links with as much as possible are answered', async ({page}) => {
  const lab = await openLab(page, 'rules', 'en');
  for (const [name, hash] of Object.entries(frozen)) {
    await test.step(name, async () => {
      await followLink(page, 'rules', 'en', hash);
      const value = new URLSearchParams(hash).get('field')?.replace(/^\w+:/, '') ?? '';
      const field = lab.getByRole('group', {name: 'Field 1', exact: true});
      await expect(field.getByLabel('Value', {exact: true})).toHaveValue(value);
      await expect(lab.getByLabel('Item 20', {exact: true})).toBeVisible();
      await lab.getByLabel(words.en.score, {exact: true}).fill('999');
      await expect(verdict(lab)).toContainText('999');
    });
  }
});

test('of a long list the first rows are shown, and all of them on request', async ({page}) => {
  const lab = await openLab(page, 'rules', 'en', link('word', times(50, 'text:1:z'), 'text:a'));
  const items = lab.getByRole('group', {name: /^Item \d+$/});
  const missed = lab.getByRole('table', {name: 'Items that match nowhere'}).getByRole('row');
  const more = lab.getByRole('button', {name: 'Show 30 more'});
  await expect(items).toHaveCount(20);
  await expect(missed).toHaveCount(1 + 20);
  await more.last().click();
  await expect(missed).toHaveCount(1 + 50);
  await more.click();
  await expect(items).toHaveCount(50);
  await lab.getByRole('button', {name: 'Show fewer'}).first().press('Enter');
  await expect(items).toHaveCount(20);
  await expect(more).toBeFocused();
  await test.step('an item that is added is shown', async () => {
    await lab.getByRole('button', {name: 'Add an item'}).click();
    await expect(items).toHaveCount(51);
  });
  await test.step('many rules show a few items each', async () => {
    const rules = Array.from({length: 20}, () => `rule=word&${'item=text:1:z&'.repeat(10)}`);
    await followLink(page, 'rules', 'en', `#lab-rules?${rules.join('')}field=text:z&v=1`);
    await expect(lab.getByRole('button', {name: 'Show 7 more'})).toHaveCount(20);
    await expect(items).toHaveCount(60);
    await expect(lab.getByText('and 180 more')).toBeVisible();
    await lab.getByRole('button', {name: 'Show 80 more'}).click();
    await expect(lab.getByText('and 100 more')).toBeVisible();
  });
});

test('the page stays usable while slow patterns are tried, and some are not tried at all', async ({
  page,
}) => {
  const patterns = Array.from({length: 7}, (_, number) => `regex:1:/^(a%2B)%2B${number}/`);
  const hash = link('word', patterns, `text:${'a'.repeat(40)}!`);
  const lab = await openLab(page, 'rules', 'en', hash);
  await expect(lab.getByText('Checking …').first()).toBeVisible();
  await page.getByRole('button', {name: 'Search', exact: true}).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(lab.getByText('other patterns have already taken too long')).toHaveCount(2);
  await expect(lab.getByText('the pattern takes too long')).toHaveCount(5);
  await expect(lab.getByText('7 combinations of item and field')).toBeVisible();
});

for (const locale of localeNames) {
  const text = words[locale];
  test(`${locale}: too much is refused with a reason`, async ({page}) => {
    const hash = `#lab-rules?rule=word&${'item=text:1:z&'.repeat(205)}field=text:a&v=1`;
    const lab = await openLab(page, 'rules', locale, hash);
    await expect(lab.getByRole('alert')).toContainText(text.left);
    await expect(verdict(lab)).toContainText(text.rating);
    const field = lab.getByRole('group', {name: text.field, exact: true});
    await field.getByLabel(text.value, {exact: true}).fill('a'.repeat(20_001));
    await expect(verdict(lab)).toContainText(text.tooMuch);
    await field.getByLabel(text.value, {exact: true}).fill('a');
    await expect(verdict(lab)).toContainText(text.rating);
    await followLink(page, 'rules', locale, `#lab-rules?field=text:${'a'.repeat(16_000)}`);
    await expect(lab.getByRole('alert').first()).toContainText(text.linkTooLong);
  });

  test(`${locale}: without its worker the lab says so, and tries again`, async ({page}) => {
    await page.addInitScript(() => {
      const {Worker: Original} = window;
      const state = Object.assign(window, {isCut: true});
      // A worker whose script does not arrive. Trusted Types forbid to give the real one another URL.
      class Missing extends EventTarget {
        onerror?: (event: Event) => void;
        constructor() {
          super();
          setTimeout(() => this.onerror?.(new Event('error')));
        }
        postMessage() {}
        terminate() {}
      }
      function CutOff(url: URL) {
        return state.isCut ? new Missing() : new Original(url);
      }
      Object.assign(window, {Worker: CutOff});
    });
    const lab = await openLab(page, 'rules', locale);
    await expect(verdict(lab)).toContainText(text.failed);
    await page.evaluate(() => Object.assign(window, {isCut: false}));
    await lab.getByRole('button', {name: text.retry}).click();
    await expect(verdict(lab)).toHaveAttribute('data-tone', 'bad');
  });
}
