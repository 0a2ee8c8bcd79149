import {product} from '../../../website/config/product';
import {expect, localeBase, localeNames, open, test} from '../fixture';
import {leftOf} from './edges';

const phone = {width: 390, height: 844};
const desktop = {width: 1440, height: 900};

test('the not-found page begins where navbar and footer do', async ({page, watch}) => {
  watch.expected.push(/status 404/, /Failed to load resource/);
  for (const size of [desktop, {width: 1100, height: 800}]) {
    await page.setViewportSize(size);
    await page.goto('/no/such/page');
    const [logo = 0, ...others] = await Promise.all(
      ['.navbar__brand', 'main h1', '.footer__title'].map((part) => leftOf(page, part)),
    );
    for (const left of others) expect(Math.abs(left - logo), `${size.width} px`).toBeLessThan(3);
  }
});

test('the start page names the version at most twice', async ({page}) => {
  await page.setViewportSize(desktop);
  await page.goto('/');
  const shown = await page.locator('body').innerText();
  expect(shown.split(product.version).length - 1).toBeLessThanOrEqual(2);
});

test('steps of one line are connected by a line that is seen', async ({page}) => {
  await page.setViewportSize(desktop);
  await page.goto('/docs/usage/settings');
  const heights = await page
    .locator('.markdown > ol > li:not(:last-child)')
    .evaluateAll((steps) =>
      steps.map((step) => Number.parseFloat(getComputedStyle(step, '::after').height)),
    );
  expect(heights.length).toBeGreaterThan(5);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(9);
});

test('the columns of the example tables of rule types begin at the same places', async ({page}) => {
  await page.setViewportSize(desktop);
  await page.goto('/docs/usage/rule_types');
  const columns = await page
    .locator('main table[data-aligned]')
    .evaluateAll((tables) =>
      tables.map((table) =>
        Array.from(table.querySelectorAll('th'), (head) =>
          Math.round(head.getBoundingClientRect().left),
        ).join(),
      ),
    );
  expect(columns.length).toBeGreaterThanOrEqual(6);
  expect(new Set(columns).size, columns.join(' | ')).toBe(1);
});

test('what can be opened has one kind of arrow, beside which all lines begin at one edge', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  for (const route of [
    '/docs/api/troubleshooting',
    '/docs/api/signing',
    '/docs/about/known_issues',
  ]) {
    await page.goto(route);
    const marks = await page.locator('main summary').evaluateAll((summaries) =>
      summaries.map((summary) => {
        const {listStyleType, display} = getComputedStyle(summary);
        const {borderTopWidth, content} = getComputedStyle(summary, '::before');
        const isNative = display === 'list-item' && listStyleType !== 'none';
        return {isNative, isArrow: content === '""' && Number.parseFloat(borderTopWidth) > 0};
      }),
    );
    expect(marks.length).toBeGreaterThan(1);
    expect(marks.filter(({isNative, isArrow}) => isNative || !isArrow)).toEqual([]);
    const indents = await page.locator('main summary > h3').evaluateAll((titles) =>
      titles.flatMap((title) => {
        const range = document.createRange();
        range.selectNodeContents(title);
        return Array.from(range.getClientRects(), ({left}) => Math.round(left)).slice(0, 1);
      }),
    );
    expect(new Set(indents).size).toBeLessThanOrEqual(1);
  }
});

test('the whole box of an entry opens it, and is large enough for fingers', async ({page}) => {
  await page.setViewportSize(phone);
  await page.goto('/docs/about/known_issues');
  const boxes = await page.locator('.markdown > details').evaluateAll((entries) =>
    entries.map((entry) => ({
      box: Math.round(entry.getBoundingClientRect().height) - 2,
      target: Math.round(entry.querySelector('summary')!.getBoundingClientRect().height),
    })),
  );
  expect(boxes.length).toBeGreaterThan(20);
  for (const {box, target} of boxes) {
    expect(target).toBeGreaterThanOrEqual(40);
    expect(box - target).toBeLessThanOrEqual(1);
  }
});

test('links of the footer, chips and letters are large enough for fingers', async ({page}) => {
  await page.setViewportSize(phone);
  for (const [route, selector] of [
    [
      '/docs/about/glossary',
      'main nav a:not(.breadcrumbs__link, .pagination-nav__link), .footer__link-item',
    ],
    ['/docs/about/known_issues', 'main fieldset label'],
  ] as const) {
    await page.goto(route);
    const heights = await page
      .locator(selector)
      .filter({visible: true})
      .evaluateAll((targets) =>
        targets.map((target) => Math.round(target.getBoundingClientRect().height)),
      );
    expect(heights.length).toBeGreaterThan(3);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(40);
  }
});

test('the wrapped part of a long command is indented', async ({page}) => {
  await page.setViewportSize(phone);
  await page.goto('/docs/quickstart');
  const indents = await page.locator('pre[data-wrap] .tn').evaluateAll((lines) =>
    lines.flatMap((line) => {
      const range = document.createRange();
      range.selectNodeContents(line);
      const lefts = Array.from(range.getClientRects(), ({left}) => left);
      const first = Math.min(...lefts);
      const tops = Array.from(range.getClientRects(), ({top}) => Math.round(top));
      const below = lefts.filter((_left, index) => tops[index]! > Math.min(...tops) + 8);
      return below.length > 0 ? [Math.min(...below) - first] : [];
    }),
  );
  expect(indents.length).toBeGreaterThan(1);
  expect(Math.min(...indents)).toBeGreaterThan(10);
});

test('code in a note has a background of its own', async ({page}) => {
  await page.goto('/docs/installation/install/docker');
  const pairs = await page
    .locator('.theme-admonition code')
    .evaluateAll((codes) =>
      codes.map((code) => [
        getComputedStyle(code).backgroundColor,
        getComputedStyle(code.closest('.theme-admonition')!).backgroundColor,
      ]),
    );
  expect(pairs.length).toBeGreaterThan(0);
  for (const [own, around] of pairs) expect(own).not.toBe(around);
});

for (const locale of localeNames) {
  test(`${locale}: pictures fade out where they are cut, and their marks do not compete with the numbers of steps`, async ({
    page,
  }) => {
    await page.setViewportSize(desktop);
    await page.goto(`${localeBase[locale]}/docs/quickstart`);
    const views = await page
      .locator('figure svg[viewBox]:has(img)')
      .filter({visible: true})
      .evaluateAll((pictures) =>
        pictures.map((picture) => {
          const [, top = 0, , height = 0] = picture.getAttribute('viewBox')!.split(' ').map(Number);
          const whole = Number(picture.querySelector('img')!.getAttribute('height'));
          return {
            isCut: top > 0 || top + height < whole,
            fades: getComputedStyle(picture).maskImage !== 'none',
          };
        }),
      );
    expect(views.filter(({isCut}) => isCut).length).toBeGreaterThan(0);
    for (const {isCut, fades} of views) expect(fades).toBe(isCut);
    const step = page.locator('.markdown > ol > li', {
      has: page.locator('img[src*=setup-database]'),
    });
    await expect(step).toContainText('(F)');
    await expect(step.locator('svg text').first()).toHaveText('A');
  });
}

test('steps of the configuration builder stand apart from the list above', async ({page}) => {
  await page.setViewportSize(desktop);
  await open(page, '/docs/installation/install/docker');
  const steps = page.locator('[data-lab=compose] ol > li:has(> p)');
  const margins = await steps.evaluateAll((items) =>
    items.slice(1).map((item) => Number.parseFloat(getComputedStyle(item).marginTop)),
  );
  expect(margins.length).toBeGreaterThan(2);
  expect(Math.min(...margins)).toBeGreaterThanOrEqual(24);
});

for (const locale of localeNames) {
  test(`${locale}: on a phone the diagram of signatures is a column, and what a lab asks for looks like the site in the dark`, async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    await open(page, `${localeBase[locale]}/docs/api/signing`);
    const diagram = page.locator('main [data-diagram]').first();
    await expect(diagram.locator('svg')).toBeHidden();
    await expect(diagram.locator('[role=img]:not(svg)')).toBeVisible();
    await open(page, `${localeBase[locale]}/docs/usage/rule_types`);
    const looks = await page
      .locator('[data-lab] :is(select, input[type=checkbox])')
      .evaluateAll((controls) => controls.map((control) => getComputedStyle(control).appearance));
    expect(looks.length).toBeGreaterThan(1);
    expect(new Set(looks)).toEqual(new Set(['none']));
  });
}

test('the catalog of plugins has commands in blocks of their own, and sends nobody to the project page twice in a row', async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  await page.goto('/docs/integration/with_plugins');
  const rows = page.locator('main [data-facts] tbody tr');
  const texts = await rows.evaluateAll((all) =>
    all.map((row) => {
      const copy = row.cloneNode(true) as HTMLElement;
      copy.querySelectorAll('[data-code]').forEach((block) => block.remove());
      return copy.textContent;
    }),
  );
  expect(texts.length).toBeGreaterThan(10);
  expect(texts.filter((text) => /composer require|pip install/.test(text))).toEqual([]);
  expect(texts.filter((text) => /(project page.*){2}/i.test(text))).toEqual([]);
});

test('punctuation stays in the line in which the code before it ends', async ({page}) => {
  for (const route of [
    '/docs/installation/configure/environment_variables',
    '/de/docs/installation/configure/environment_variables',
    '/docs/installation/configure/containers',
    '/docs/cli',
  ]) {
    await page.goto(route);
    for (const size of [phone, desktop]) {
      await page.setViewportSize(size);
      const marks = await page.locator('main :not(pre) > code').evaluateAll((codes) =>
        codes.flatMap((code) => {
          const next = code.nextSibling;
          if (!(next instanceof Text) || !/^[.,;:!?)]/.test(next.data)) return [];
          const [text, mark] = [document.createRange(), document.createRange()];
          text.selectNodeContents(code);
          mark.setStart(next, 0);
          mark.setEnd(next, 1);
          const end = Array.from(text.getClientRects()).at(-1);
          const isBelow = end && mark.getBoundingClientRect().top > end.bottom - 4;
          return [{code: code.textContent, isBelow}];
        }),
      );
      expect(marks.length).toBeGreaterThan(3);
      expect(
        marks.filter(({isBelow}) => isBelow),
        `${route}, ${size.width} px`,
      ).toEqual([]);
    }
  }
});
