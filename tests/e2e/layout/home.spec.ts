import type {Locator} from '@playwright/test';
import {product} from '../../../website/config/product';
import {expect, hydrate, open, quietNetwork, test, type Page} from '../fixture';
import {forEachLanguage, type Language} from '../languages';
import {layoutShift} from '../layoutShift';

const phone = {width: 390, height: 844};
const desktop = {width: 1440, height: 900};
const rejected = 'Your data was caught by our spam protection.';
const confirmed = 'Confirmed. The form may be sent.';

const demo = (page: Page) => page.locator('[data-explained]');
const box = (page: Page) => page.getByRole('checkbox');
const sumOf = (page: Page) => demo(page).locator('p[aria-hidden]').last();
const rule = (page: Page) => demo(page).getByRole('listitem');
const marks = (page: Page) => demo(page).locator('mark');
/** Words that are seen to be marked. */
const marked = (page: Page) =>
  marks(page).evaluateAll((all) =>
    all.flatMap((mark) =>
      getComputedStyle(mark).visibility === 'hidden' ? [] : [mark.textContent],
    ),
  );
const widthOf = (part: Locator) =>
  part.evaluate((element) => element.getBoundingClientRect().width);

/** Short texts, and parts with common edges. */
async function expectTop(page: Page, {base, word}: Language): Promise<void> {
  const main = page.getByRole('main');
  const wordCount = async (part: Locator) => (await part.innerText()).split(/\s+/).length;
  expect(await wordCount(page.locator('h1'))).toBeLessThanOrEqual(8);
  expect(await wordCount(page.locator('h1 + p'))).toBeLessThanOrEqual(25);
  await expect(
    main.getByRole('link', {name: word('Quickstart: 30 minutes', 'landing.quickstart')}),
  ).toBeInViewport({ratio: 1});
  await expect(
    main.getByRole('link', {name: word('Find your plugin', 'landing.plugin')}).first(),
  ).toHaveAttribute('href', `${base}/docs/integration/with_plugins`);
  await expect(page.locator('main h2 a'), 'cards').toHaveCount(3);
  await expect(page.locator('main h3 a'), 'labs').toHaveCount(3);
  const tops = await page
    .locator('main section > ul')
    .evaluateAll((lists) => lists.slice(0, 3).map((list) => list.getBoundingClientRect().top));
  expect(new Set(tops).size, 'the link lists of the cards are aligned').toBe(1);
  const picture = page.locator('figure svg[role=presentation]').filter({visible: true}).first();
  const frame = page.locator('main figure > div').filter({visible: true});
  await picture.scrollIntoViewIfNeeded();
  expect(await widthOf(frame)).toBeCloseTo(
    await widthOf(page.locator('main > section:has(figure)')),
    0,
  );
  const room = await picture.evaluate((svg) => svg.parentElement!.clientWidth);
  expect(await widthOf(picture)).toBeCloseTo(room, 0);
}

async function expectNavbarAndFooter(page: Page, {base, word}: Language): Promise<void> {
  const navbar = page.locator('nav.navbar');
  for (const [name, href] of [
    ['Documentation', `${base}/docs/category/about`],
    ['Translating', `${base}/docs/translating`],
    ['Testing', `${base}/docs/testing`],
    ['Source code', product.repository],
  ] as const)
    await expect(
      navbar.getByRole('link', {name: word(name, `item.label.${name}`)}),
    ).toHaveAttribute('href', href);
  await expect(page.locator('.navbar__inner').getByText(product.version)).toBeVisible();
  await expect(page.locator('.theme-announcement-bar')).toHaveCount(0);
  await expect(page.locator('#base-url-notice')).toHaveCount(0);
  await expect(page.locator('.footer__title')).toHaveText(
    ['Docs', 'Website', 'More'].map((title) => word(title, `link.title.${title}`)),
  );
  const links = (group: number) => page.locator('.footer__col').nth(group).getByRole('link');
  await expect(links(1)).toHaveCount(3);
  await expect(links(1).first()).toHaveAttribute('href', product.home);
  await expect(links(2)).toHaveCount(2);
  await expect(links(2).first()).toHaveAttribute('href', product.repository);
}

/** Empty room above and below a text in its box, in pixels. */
const roomAround = (text: Locator, box: string) =>
  text.evaluate((element, selector) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const inner = range.getBoundingClientRect();
    const outer = element.closest(selector)!.getBoundingClientRect();
    return {above: inner.top - outer.top, below: outer.bottom - inner.bottom};
  }, box);

/** Expects that the answer of the box stands in the middle, so that no state leaves an empty line. */
async function expectCentered(page: Page, what: string): Promise<void> {
  for (const width of [1440, 1100, 390]) {
    await page.setViewportSize({width, height: 900});
    const answer = demo(page).locator('[role=status][data-longest] > span');
    const {above, below} = await roomAround(answer, '[role=status]');
    expect(Math.abs(above - below), `${what}, ${width} px`).toBeLessThan(2);
  }
}

forEachLanguage((language) => {
  const {base, locale, word} = language;
  const crypto = {en: 'crypto', de: 'krypto'}[locale];
  const verdict = {
    spam: word('spam', 'boxDemo.spamVerdict'),
    passes: word('passes', 'boxDemo.passVerdict'),
  };
  const inWords = word(
    'Points: {list}. Together {points}, and {score} are enough: spam.',
    'boxDemo.spamWords',
  )
    .replace('{list}', `casino 5, ${crypto} 3`)
    .replace('{points}', '8')
    .replace('{score}', '5');

  test('the start page has a short title, cards, labs, navbar and footer; the box confirms by keyboard', async ({
    page,
  }) => {
    await page.setViewportSize(desktop);
    await open(page, `${base}/`);
    await test.step('navbar and footer', () => expectNavbarAndFooter(page, language));
    await test.step('texts and edges', () => expectTop(page, language));
    await expect(
      page.getByText(word('Demonstration: nothing you type leaves your browser.')),
    ).toBeVisible();
    await expect(page.getByText(word('Not checked yet. Tick the box.'))).toBeVisible();
    await expectCentered(page, 'before');
    const hint = demo(page).getByText(word('Tick the box: the points add up here.'));
    const {above, below} = await roomAround(hint, 'div');
    expect(above + below, 'no empty line beside the hint').toBeLessThan(12);
    const field = await roomAround(demo(page).locator('div:has(> mark)'), 'div');
    expect(field.below, 'the message fills its field').toBeLessThan(16);
    await page.getByLabel(word('Message', 'boxDemo.message')).focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('Hello');
    await page.keyboard.press('Tab');
    await expect(box(page)).toBeFocused();
    await page.keyboard.press('Space');
    await expect(box(page)).toHaveAttribute('aria-busy', 'true');
    await expect(page.getByText(word(confirmed))).toBeVisible();
    await expect(box(page)).toBeChecked();
    await expectCentered(page, 'accepted');
  });

  test('on a phone the picture loads lazily; the box refuses and shows which words made how many points, moving nothing', async ({
    page,
  }) => {
    const shots: string[] = [];
    page.on('request', (request) => {
      const {pathname} = new URL(request.url());
      if (pathname.includes('/screens/')) shots.push(pathname);
    });
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    await page.setViewportSize(phone);
    await page.goto(`${base}/`);
    await quietNetwork(page);
    expect(shots, 'far below').toEqual([]);
    await hydrate(page);
    await expect(rule(page)).toHaveText(['casino +5', `${crypto} +3`]);
    const hint = demo(page).getByText(word('Tick the box: the points add up here.'));
    await expect(hint).toBeVisible();
    const change = demo(page).getByRole('link', {name: word('Change this rule')});
    const place = () =>
      change.evaluate(
        (link) =>
          link.getBoundingClientRect().top -
          link.closest('[data-explained]')!.getBoundingClientRect().top,
      );
    const before = await place();
    await expect(sumOf(page)).toBeHidden();
    expect(await marked(page)).toEqual([]);

    await box(page).focus();
    await page.keyboard.press('Space');
    await expect(page.getByText(word(rejected))).toBeVisible();
    await expect(box(page)).not.toBeChecked();
    await expect(sumOf(page)).toHaveText(`5 + 3 = 8 ≥ 5 → ${verdict.spam}`);
    await expect(sumOf(page)).toBeVisible();
    await expect(hint).toBeHidden();
    expect(await place(), 'the answer has its room').toBe(before);
    await expect(page.getByRole('status').filter({hasText: inWords})).toHaveCount(1);
    expect(await marked(page)).toHaveLength(2);
    expect(await layoutShift(page, {afterInput: false})).toBe(0);
    await expectCentered(page, 'refused');

    await page.getByLabel(word('Message', 'boxDemo.message')).fill(`${crypto}?`);
    await expect(sumOf(page)).toHaveText(`3 < 5 → ${verdict.passes}`);
    expect(await marked(page)).toHaveLength(1);
    await page.locator('main figure').scrollIntoViewIfNeeded();
    await expect.poll(() => shots).toEqual([`${base}/screens/dashboard-dark.webp`]);
    await test.step('its link opens the playground with this rule and this message', async () => {
      await change.click();
      const lab = page.locator('[data-island=rules]');
      const message = lab.getByRole('textbox').filter({hasText: `${crypto}?`});
      await expect(message).toHaveCount(1);
      await expect(lab.locator('input').first()).toBeVisible();
      const values = await lab
        .locator('input')
        .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
      expect(values).toEqual(expect.arrayContaining(['casino', '5', crypto, '3']));
    });
  });
});

test('names of systems stay inside their cards', async ({page}) => {
  await page.goto('/');
  for (const width of [320, 390, 600, 768, 997, 1280, 1440]) {
    await page.setViewportSize({width, height: 900});
    const room = await page.locator('main li > a:has(> [aria-hidden])').evaluateAll((cards) =>
      cards.map((card) => {
        const text = document.createRange();
        text.selectNodeContents(card);
        return card.getBoundingClientRect().right - text.getBoundingClientRect().right;
      }),
    );
    expect(room.length).toBeGreaterThan(9);
    expect(Math.min(...room), `${width} px`).toBeGreaterThanOrEqual(9);
  }
});

test('the text behind the field has its size and lines, also with a line break at the end', async ({
  page,
}) => {
  await open(page, '/');
  const field = page.getByLabel('Message');
  for (const text of ['', 'a\n', 'One\ntwo\n\nfour\n', 'crypto casino '.repeat(30)]) {
    await field.fill(text);
    const {overflow, behind, front} = await field.evaluate((area) => {
      const back = area.parentElement!.previousElementSibling!.getBoundingClientRect();
      const own = area.getBoundingClientRect();
      return {
        overflow: area.scrollHeight - area.clientHeight,
        behind: [back.width, back.height],
        front: [own.width, own.height],
      };
    });
    expect(overflow, JSON.stringify(text)).toBeLessThanOrEqual(0);
    expect(behind).toEqual(front);
  }
});

test('a click on the checkbox before hydration is answered after it; with reduced motion the whole sum at once', async ({
  page,
}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.goto('/');
  await box(page).click();
  await expect(page.getByText(rejected)).toBeVisible();
  await expect(sumOf(page)).toHaveText('5 + 3 = 8 ≥ 5 → spam');
  const times = await page
    .locator('mark, input[type=checkbox]')
    .evaluateAll((all) =>
      all.flatMap((one) => [
        Number.parseFloat(getComputedStyle(one).animationDelay),
        Number.parseFloat(getComputedStyle(one).animationDuration),
      ]),
    );
  expect(Math.max(...times)).toBeLessThan(0.001);
});

test('reduced motion: colors change without transition, and categories still collapse', async ({
  page,
}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.setViewportSize(desktop);
  await open(page, '/docs/quickstart');
  const moving = await page.evaluate(() => {
    document.documentElement.setAttribute('data-theme', 'dark');
    // Scroll-driven animations, such as the fade of a wide table, do not move by themselves.
    return document.getAnimations().filter(({timeline}) => timeline === document.timeline).length;
  });
  expect(moving).toBe(0);
  const category = page.locator('.theme-doc-sidebar-item-category-level-1').last();
  const entries = category.locator('ul').first();
  await category.getByRole('button').first().click();
  await expect(entries, 'fully expanded').toHaveCSS('overflow', 'visible');
  await category.getByRole('button').first().click();
  await expect(entries).toBeHidden();
});

test('forced colors: no tick before the check, and the message is printed once', async ({page}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await open(page, '/');
  const tick = () => box(page).evaluate((input) => getComputedStyle(input, '::after').content);
  expect(await tick()).not.toBe('""');
  await expect(marks(page).first()).toBeHidden();
  await page.getByLabel('Message').fill('Hello');
  await box(page).click();
  await expect(page.getByText(confirmed)).toBeVisible();
  expect(await tick()).toBe('""');
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false, viewport: desktop});
  test('the page says why the message is spam, has no dead controls, and does not move while it arrives', async ({
    page,
  }) => {
    await page.goto('/');
    // Playwright reads no text in a noscript element.
    const reason = page.locator('main noscript');
    await expect(reason).toBeVisible();
    expect(await reason.evaluate(({textContent}) => textContent)).toMatch(/casino 5, crypto 3/);
    await expect(sumOf(page)).toBeVisible();
    await expect(rule(page)).toHaveText(['casino +5', 'crypto +3']);
    await expect(page.getByText('Not checked yet')).toBeHidden();
    expect((await marked(page)).length, 'the message itself is marked').toBe(2);
    const controls = demo(page).locator('input, textarea, button');
    await expect(controls).toHaveCount(2);
    await expect(controls.filter({visible: true})).toHaveCount(0);
    await expect(page.locator('[data-search-trigger]').filter({visible: true})).toHaveCount(0);
    await expect(page.getByRole('link', {name: 'Quickstart: 30 minutes'})).toBeVisible();

    const [main, title] = [page.locator('main'), page.locator('main h1')];
    const before = {main: await main.boundingBox(), title: await title.boundingBox()};
    await title.evaluate((heading) => {
      // A page of which the title is the last part that has arrived.
      const range = document.createRange();
      range.setStartAfter(heading);
      range.setEndAfter(document.querySelector('main > :last-child')!);
      range.deleteContents();
    });
    expect(await title.boundingBox()).toEqual(before.title);
    const {x, width} = (await main.boundingBox())!;
    expect({x, width}).toEqual({x: before.main!.x, width: before.main!.width});
  });
});
