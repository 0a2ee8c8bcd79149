import {product} from '../../../website/config/product';
import {
  expect,
  hydrate,
  localeBase,
  localeNames,
  open,
  test,
  type LocaleName,
  type Page,
} from '../fixture';
import {layoutShift} from '../layoutShift';

const words = {
  en: {
    message: 'Message',
    box: /I accept that the form entries/,
    quickstart: 'Quickstart: 30 minutes',
    plugin: 'Find your plugin',
    idle: /Not checked yet/,
    confirmed: 'Confirmed. The form may be sent.',
    rejected: 'Your data was caught by our spam protection.',
    note: /Demonstration: nothing you type leaves your browser/,
    navbar: {
      documentation: 'Documentation',
      translating: 'Translating',
      testing: 'Testing',
      source: 'Source code',
    },
    footer: ['Docs', 'Website', 'More'],
  },
  de: {
    message: 'Nachricht',
    box: /Ich akzeptiere, dass die Formulareingaben/,
    quickstart: 'Schnellstart: 30\u00A0Minuten',
    plugin: 'Plugin finden',
    idle: /Noch nicht geprüft/,
    confirmed: 'Bestätigt. Das Formular darf abgesendet werden.',
    rejected: 'Ihre Daten wurden von unserem Spamschutz abgefangen.',
    note: /Vorführung: Nichts, was Sie tippen, verlässt Ihren Browser/,
    navbar: {
      documentation: 'Dokumentation',
      translating: 'Übersetzen',
      testing: 'Testen',
      source: 'Quellcode',
    },
    footer: ['Dokumentation', 'Website', 'Mehr'],
  },
} as const;

/** The demo box confirms by keyboard, and is labeled as a demo. */
async function useDemo(page: Page, locale: LocaleName): Promise<void> {
  const text = words[locale];
  await expect(page.locator('#base-url-notice')).toHaveCount(0);
  await expect(page.getByText(text.note)).toBeVisible();
  const box = page.getByRole('checkbox', {name: text.box});
  await expect(page.getByText(text.idle)).toBeVisible();
  await page.getByLabel(text.message).focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Hello');
  await page.keyboard.press('Tab');
  await expect(box).toBeFocused();
  await page.keyboard.press('Space');
  await expect(box).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByText(text.confirmed)).toBeVisible();
  await expect(box).toBeChecked();
}

/** The items of the navbar have the right targets. */
async function expectNavbar(page: Page, locale: LocaleName): Promise<void> {
  const base = localeBase[locale];
  const {documentation, translating, testing, source} = words[locale].navbar;
  const navbar = page.locator('nav.navbar');
  for (const [name, href] of [
    [documentation, `${base}/docs/category/about`],
    [translating, `${base}/docs/translating`],
    [testing, `${base}/docs/testing`],
    [source, /^https:\/\/github\.com\//],
  ] as const)
    await expect(navbar.getByRole('link', {name})).toHaveAttribute('href', href);
}

/** The footer has its three groups. */
async function expectFooter(page: Page, locale: LocaleName): Promise<void> {
  await expect(page.locator('.footer__title')).toHaveText([...words[locale].footer]);
  const groups = page.locator('.footer__col');
  await expect(groups.nth(1).getByRole('link')).toHaveCount(3);
  await expect(groups.nth(1).getByRole('link').first()).toHaveAttribute('href', product.home);
  await expect(groups.nth(2).getByRole('link')).toHaveCount(2);
  await expect(groups.nth(2).getByRole('link').first()).toHaveAttribute('href', product.repository);
}

const wordCount = (text: string) => text.split(/\s+/).filter(Boolean).length;

const titleLines = (page: Page) =>
  page
    .getByRole('heading', {level: 1})
    .evaluate((h1) =>
      Math.round(h1.clientHeight / Number.parseFloat(getComputedStyle(h1).lineHeight)),
    );

/** Short title and lead, buttons, aligned cards. */
async function expectTop(page: Page, locale: LocaleName): Promise<void> {
  const base = localeBase[locale];
  const text = words[locale];
  const title = page.getByRole('heading', {level: 1});
  expect(wordCount(await title.innerText())).toBeLessThanOrEqual(8);
  expect(await titleLines(page)).toBeLessThanOrEqual(3);
  const lead = page.locator('h1 + p');
  expect(wordCount(await lead.innerText())).toBeLessThanOrEqual(25);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', {name: text.quickstart})).toBeInViewport({ratio: 1});
  await expect(main.getByRole('link', {name: text.plugin}).first()).toHaveAttribute(
    'href',
    `${base}/docs/integration/with_plugins`,
  );
  const tops = await page
    .locator('main section > ul')
    .evaluateAll((lists) => lists.slice(0, 3).map((list) => list.getBoundingClientRect().top));
  expect(new Set(tops).size, 'the link lists of the cards are aligned').toBe(1);
  const rights = await page
    .locator('main > section:has(figure), main figure > div')
    .evaluateAll((parts) =>
      parts
        .filter((part) => part.checkVisibility())
        .map((part) => Math.round(part.getBoundingClientRect().right)),
    );
  expect(rights.length).toBe(2);
  expect(rights[0], 'the picture is as wide as the page').toBe(rights[1]);
}

/** The three cards link to existing pages. */
async function expectCards(page: Page): Promise<void> {
  const headings = page.locator('main h2 a');
  await expect(headings).toHaveCount(3);
  for (const href of await headings.evaluateAll((links) =>
    links.map((link) => link.getAttribute('href')),
  )) {
    expect((await page.request.get(href ?? '')).status()).toBe(200);
  }
}

async function expectLabs(page: Page): Promise<void> {
  const labs = page.locator('main h3 a');
  await expect(labs).toHaveCount(3);
  for (const link of await labs.all()) {
    const [path = '', id = ''] = (await link.getAttribute('href'))?.split('#') ?? [];
    expect(await (await page.request.get(path)).text()).toMatch(new RegExp(`id="?${id}["\\s>]`));
  }
}

for (const locale of localeNames) {
  const base = localeBase[locale];

  test(`${locale}: short title, button to the quickstart, links that exist, navbar, footer and a demo that confirms`, async ({
    page,
  }) => {
    await page.setViewportSize({width: 1440, height: 900});
    await open(page, `${base}/`);
    await test.step('short title and lead, buttons, aligned cards', () => expectTop(page, locale));
    await test.step('the three cards link to existing pages', () => expectCards(page));
    await test.step('the linked labs exist', () => expectLabs(page));
    await test.step('the navbar items have the right targets', () => expectNavbar(page, locale));
    await test.step('the footer has its three groups', () => expectFooter(page, locale));
    await test.step('the demo box confirms, by keyboard', () => useDemo(page, locale));
  });

  test(`${locale}: on a phone the picture loads lazily, in the language and theme of the page, and the demo moves nothing while it answers`, async ({
    page,
  }) => {
    const pictures: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'image') pictures.push(new URL(request.url()).pathname);
    });
    const shots = () => pictures.filter((path) => path.includes('/screens/'));
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    await page.setViewportSize({width: 390, height: 844});
    await page.goto(`${base}/`);
    await page.waitForLoadState('networkidle');
    expect(shots()).toEqual([]);
    expect(await titleLines(page)).toBeLessThanOrEqual(3);
    await hydrate(page);
    await page.locator('main figure').scrollIntoViewIfNeeded();
    await expect
      .poll(shots)
      .toEqual([expect.stringMatching(new RegExp(`^${base}/screens/dashboard-dark\\.webp$`))]);
    expect(await layoutShift(page)).toBe(0);
    const box = page.getByRole('checkbox');
    await box.click();
    await expect(page.getByText(words[locale].rejected)).toBeVisible();
    await expect(box).not.toBeChecked();
    expect(await layoutShift(page, {afterInput: false})).toBe(0);
  });
}

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

test('a click on the checkbox before hydration is answered after it', async ({page}) => {
  await page.goto('/');
  await page.getByRole('checkbox').click();
  await expect(page.getByText(words.en.rejected)).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});
  test('the start page has its button, hides the search, which needs JavaScript, and does not move while it arrives', async ({
    page,
  }) => {
    await page.setViewportSize({width: 1440, height: 900});
    await page.goto('/');
    await expect(page.getByRole('link', {name: words.en.quickstart})).toBeVisible();
    await expect(page.locator('[data-search-trigger]').filter({visible: true})).toHaveCount(0);

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

test('reduced motion stops the animations', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, '/');
  await page.getByRole('checkbox').click();
  const seconds = await page
    .getByRole('checkbox')
    .evaluate((element) => Number.parseFloat(getComputedStyle(element).animationDuration));
  expect(seconds).toBeLessThan(0.001);
});

test('reduced motion: colors change without transition, and categories still collapse', async ({
  page,
}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.setViewportSize({width: 1440, height: 900});
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

test('the picture of the dashboard is as wide as its frame', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await open(page, '/');
  const picture = page.locator('figure svg[role=presentation]').filter({visible: true}).first();
  await picture.scrollIntoViewIfNeeded();
  const [own, frame] = await picture.evaluate((svg) => [
    svg.getBoundingClientRect().width,
    svg.parentElement!.clientWidth,
  ]);
  expect(own).toBeCloseTo(frame!, 0);
});
