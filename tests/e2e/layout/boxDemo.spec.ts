import type {Locator} from '@playwright/test';
import {expect, hydrate, localeBase, localeNames, open, test, type Page} from '../fixture';
import {layoutShift} from '../layoutShift';

const words = {
  en: {
    message: 'Message',
    rule: ['casino +5', 'crypto +3'],
    before: 'Tick the box: the points add up here.',
    sum: '5 + 3 = 8 ≥ 5 → spam',
    inWords: 'Points: casino 5, crypto 3. Together 8, and 5 are enough: spam.',
    harmless: {text: 'Do you accept crypto?', sum: '3 < 5 → passes'},
    rejected: 'Your data was caught by our spam protection.',
    change: 'Change this rule',
  },
  de: {
    message: 'Nachricht',
    rule: ['casino +5', 'krypto +3'],
    before: 'Die Rechnung folgt nach dem Häkchen.',
    sum: '5 + 3 = 8 ≥ 5 → Spam',
    inWords: 'Punkte: casino 5, krypto 3. Zusammen 8, und 5 genügen: Spam.',
    harmless: {text: 'Nehmen Sie Krypto?', sum: '3 < 5 → kommt durch'},
    rejected: 'Ihre Daten wurden von unserem Spamschutz abgefangen.',
    change: 'Diese Regel ändern',
  },
} as const;

const demo = (page: Page) => page.locator('[data-explained]');
const sumOf = (page: Page) => demo(page).locator('p[aria-hidden]').last();
const rule = (page: Page) => demo(page).getByRole('listitem');
/** How far below the top of the demonstration: the page itself may scroll. */
const placeInDemo = (part: Locator) =>
  part.evaluate((element) => {
    const top = element.closest('[data-explained]')!.getBoundingClientRect().top;
    return element.getBoundingClientRect().top - top;
  });
const marks = (page: Page) => demo(page).locator('mark');
/** Words that are seen to be marked. */
const marked = (page: Page) =>
  marks(page).evaluateAll((all) =>
    all.flatMap((mark) =>
      getComputedStyle(mark).visibility === 'hidden' ? [] : [mark.textContent],
    ),
  );

for (const locale of localeNames) {
  const text = words[locale];

  test(`${locale}: the rule is there from the start; the box refuses, then shows which words made how many points`, async ({
    page,
  }) => {
    await page.setViewportSize({width: 390, height: 844});
    await open(page, `${localeBase[locale]}/`);
    await expect(rule(page)).toHaveText([...text.rule]);
    await expect(demo(page).getByText(text.before)).toBeVisible();
    const change = demo(page).getByRole('link', {name: text.change});
    await expect(change).toBeVisible();
    const place = await placeInDemo(change);
    await expect(sumOf(page)).toBeHidden();
    expect(await marked(page)).toEqual([]);

    await page.getByRole('checkbox').focus();
    await page.keyboard.press('Space');
    await expect(page.getByText(text.rejected)).toBeVisible();
    await expect(sumOf(page)).toHaveText(text.sum);
    await expect(sumOf(page)).toBeVisible();
    await expect(demo(page).getByText(text.before)).toBeHidden();
    expect(await placeInDemo(change), 'the answer has its room').toBe(place);
    await expect(page.getByRole('status').filter({hasText: text.inWords})).toHaveCount(1);
    expect(await marked(page)).toHaveLength(2);
    expect(await layoutShift(page, {afterInput: false})).toBe(0);

    await page.getByLabel(text.message).fill(text.harmless.text);
    await expect(sumOf(page)).toHaveText(text.harmless.sum);
    expect(await marked(page)).toHaveLength(1);
    await expect(page.getByRole('checkbox')).not.toBeChecked();
  });

  test(`${locale}: "${text.change}" opens the playground with this rule and this message`, async ({
    page,
  }) => {
    await open(page, `${localeBase[locale]}/`);
    await page.getByLabel(text.message).fill('CASINO, crypto & krypto');
    await page.getByRole('link', {name: text.change}).click();
    const lab = page.locator('[data-island=rules]');
    await expect(lab.getByRole('textbox').filter({hasText: 'CASINO, crypto & krypto'})).toHaveCount(
      1,
    );
    await expect(lab.locator('input').first()).toBeVisible();
    const values = await lab
      .locator('input')
      .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
    expect(values).toEqual(expect.arrayContaining(['casino', '5', '3']));
  });
}

/** Empty room above and below a text in its box, in pixels. */
const roomAround = (part: Locator, box: string) =>
  part.evaluate((element, selector) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const text = range.getBoundingClientRect();
    const around = element.closest(selector)!.getBoundingClientRect();
    return {above: text.top - around.top, below: around.bottom - text.bottom};
  }, box);

for (const locale of localeNames) {
  for (const width of [390, 1100, 1440]) {
    test(`${locale}, ${width} px: no state leaves an empty line`, async ({page}) => {
      const text = words[locale];
      await page.setViewportSize({width, height: 900});
      await open(page, `${localeBase[locale]}/`);
      const state = demo(page).locator('[role=status][data-longest] > span');
      const expectCentered = async (what: string) => {
        const {above, below} = await roomAround(state, '[role=status]');
        expect(Math.abs(above - below), what).toBeLessThan(2);
      };
      await expectCentered('before');
      const hint = await roomAround(demo(page).getByText(text.before), 'div');
      expect(hint.above + hint.below, 'the hint is one line').toBeLessThan(12);
      const message = await roomAround(demo(page).locator('div:has(> mark)'), 'div');
      expect(message.below, 'the message fills its field').toBeLessThan(16);
      await page.getByRole('checkbox').click();
      await expectCentered('while checking');
      await expect(page.getByText(text.rejected)).toBeVisible();
      await expectCentered('refused');
      await page.getByLabel(text.message).fill(text.harmless.text);
      await page.getByRole('checkbox').click();
      await expect(page.getByRole('checkbox')).toBeChecked();
      await expectCentered('accepted');
    });
  }
}

test('the text behind the field has its size and lines, also with a line break at the end', async ({
  page,
}) => {
  await open(page, '/');
  const field = page.getByLabel('Message');
  for (const text of ['', 'a\n', 'One\ntwo\n\nfour\n', 'crypto casino '.repeat(30)]) {
    await field.fill(text);
    const {overflow, behind, front} = await field.evaluate((area) => {
      const box = area.parentElement!.previousElementSibling!.getBoundingClientRect();
      const own = area.getBoundingClientRect();
      return {
        overflow: area.scrollHeight - area.clientHeight,
        behind: [box.width, box.height],
        front: [own.width, own.height],
      };
    });
    expect(overflow, JSON.stringify(text)).toBeLessThanOrEqual(0);
    expect(behind).toEqual(front);
  }
});

test('reduced motion: the whole sum at once', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, '/');
  await page.getByRole('checkbox').click();
  await expect(page.getByText(words.en.rejected)).toBeVisible();
  await expect(sumOf(page)).toHaveText(words.en.sum);
  const delays = await marks(page).evaluateAll((all) =>
    all.map((mark) => getComputedStyle(mark).animationDelay),
  );
  expect(new Set(delays)).toEqual(new Set(['0s']));
});

test('forced colors: no tick before the check, and the message is printed once', async ({page}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await page.goto('/');
  await hydrate(page);
  const tick = () =>
    page.getByRole('checkbox').evaluate((box) => getComputedStyle(box, '::after').content);
  expect(await tick()).not.toBe('""');
  await expect(marks(page).first()).toBeHidden();
  await page.getByLabel('Message').fill('Hello');
  await page.getByRole('checkbox').click();
  await expect(page.getByText('Confirmed. The form may be sent.')).toBeVisible();
  expect(await tick()).toBe('""');
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});
  test('the page says why the message is spam', async ({page}) => {
    await page.goto('/');
    // Playwright reads no text in a noscript element.
    const reason = page.locator('main noscript');
    await expect(reason).toBeVisible();
    expect(await reason.evaluate(({textContent}) => textContent)).toBe(words.en.inWords);
    await expect(sumOf(page)).toBeVisible();
    await expect(rule(page)).toHaveText([...words.en.rule]);
    await expect(page.getByText('Not checked yet')).toBeHidden();
    expect((await marked(page)).length, 'the message itself is marked').toBe(2);
    await expect(demo(page).locator('input, textarea, button')).toHaveCount(2);
    await expect(demo(page).locator('input, textarea, button').filter({visible: true})).toHaveCount(
      0,
    );
  });
});
