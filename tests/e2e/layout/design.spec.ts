/** The look of single parts. What holds on every page is a rule of `pages/faults.ts`. */
import {product} from '../../../website/config/product';
import {expect, test, type Page} from '../fixture';
import {forEachLanguage} from '../languages';

const phone = {width: 390, height: 844};
const desktop = {width: 1440, height: 900};
const narrowDesktop = {width: 1100, height: 800};

const leftOf = (page: Page, selector: string): Promise<number> =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => Math.round(element.getBoundingClientRect().left));

test('navbar, content and footer of pages without a sidebar have one left edge', async ({
  page,
  watch,
}) => {
  watch.expected.push(/status 404/, /Failed to load resource/);
  for (const path of ['/', '/no/such/page']) {
    await page.goto(path);
    for (const size of [desktop, narrowDesktop, phone]) {
      await page.setViewportSize(size);
      const first = size === phone ? [] : ['.navbar__brand'];
      const parts = [...first, 'main h1', '.footer__title'];
      const edges = await Promise.all(parts.map((part) => leftOf(page, part)));
      const spread = Math.max(...edges) - Math.min(...edges);
      expect(spread, `${path}, ${size.width} px`).toBeLessThanOrEqual(2);
    }
  }
});

test('the controls of the navbar have even gaps', async ({page}) => {
  await page.goto('/docs/cli');
  for (const size of [desktop, narrowDesktop]) {
    await page.setViewportSize(size);
    const gaps = await page.locator('.navbar__items--right > *').evaluateAll((items) => {
      const inks = items.map((item) => {
        const ink = item.matches('[data-color-mode]') ? item.querySelector('svg')! : item;
        const {left, right} = ink.getBoundingClientRect();
        const {paddingLeft, paddingRight} = getComputedStyle(ink);
        return item.querySelector('[data-search-trigger]')
          ? {left, right}
          : {left: left + parseFloat(paddingLeft), right: right - parseFloat(paddingRight)};
      });
      return inks.slice(1).map(({left}, index) => Math.round(left - inks[index]!.right));
    });
    expect(Math.max(...gaps) - Math.min(...gaps), gaps.join()).toBeLessThanOrEqual(12);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(12);
  }
});

for (const [drawer, path] of [
  ['docs-menu', '/docs/usage/rules'],
  ['menu', '/'],
] as const) {
  test(`rows of the drawer ${drawer} are large enough for fingers`, async ({page}) => {
    await page.setViewportSize(phone);
    await page.goto(path);
    await page.locator(`button[popovertarget=${drawer}]:visible`).first().click();
    const heights = await page
      .locator(`#${drawer}`)
      .locator('a.menu__link, button')
      .filter({visible: true})
      .evaluateAll((rows) => rows.map((row) => Math.round(row.getBoundingClientRect().height)));
    expect(heights.length).toBeGreaterThan(4);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(40);
  });
}

test('forced colors: the arrow of a menu has two sides, and tables keep their round corners', async ({
  page,
}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await page.setViewportSize(desktop);
  await page.goto('/docs/usage/settings');
  const sides = await page.locator('.dropdown > .navbar__link').evaluate((link) => {
    const arrow = getComputedStyle(link, '::after');
    return (['Top', 'Right', 'Bottom', 'Left'] as const).map(
      (side) => parseFloat(arrow[`border${side}Width`]) > 0,
    );
  });
  expect(sides).toEqual([true, true, false, false]);
  const radii = await page
    .locator('.markdown table:visible tr')
    .first()
    .evaluate((head) => [
      parseFloat(getComputedStyle(head.firstElementChild!).borderTopLeftRadius),
      parseFloat(getComputedStyle(head.lastElementChild!).borderTopRightRadius),
    ]);
  expect(Math.min(...radii)).toBeGreaterThanOrEqual(6);
});

test('the start page names the version once or twice, and its links lead to one kind of place', async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  await page.goto('/');
  const text = await page.locator('body').innerText();
  expect(text.split(product.version).length - 1).toBeLessThanOrEqual(2);
  const version = page.locator('.navbar__inner').getByRole('link', {name: product.version});
  await expect(version).toHaveAttribute('href', `${product.releases}/tag/v${product.version}`);
  const cards = page.locator('main h2 a');
  for (const href of await cards.evaluateAll((all) => all.map((link) => link.getAttribute('href'))))
    expect(href).toContain('/docs/category/');
  await expect(page.locator('main section li:has(> a > span[aria-hidden])')).toHaveCount(12);
  await expect(page.locator('[data-search-trigger]:visible')).toHaveCount(1);
});

forEachLanguage(({base}) => {
  test('short values of a table stand in one line on phones, and names are its own', async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await page.goto(`${base}/docs/installation/upgrade_path`);
    for (const table of await page.locator('.markdown > [data-facts] table').all()) {
      const names = await table.locator('td:first-child').allInnerTexts();
      expect(names.length).toBeGreaterThan(3);
      expect(new Set(names).size).toBe(names.length);
    }
    const heights = await page
      .locator('td[data-short]')
      .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().height));
    expect(heights.length).toBeGreaterThan(50);
    // One line and the space around it.
    expect(Math.max(...heights)).toBeLessThan(46);
  });

  test('on phones the rows of a table stand in one frame, short values beside their names', async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await page.goto(`${base}/docs/cli`);
    const table = page
      .getByRole('table')
      .filter({has: page.locator('[data-short]')})
      .last();
    const rows = await table.locator('tbody tr').evaluateAll((all) =>
      all.map((row, index) => {
        const {borderLeftWidth, borderRadius} = getComputedStyle(row);
        const above = all[index - 1]?.getBoundingClientRect().bottom ?? Infinity;
        const isApart = row.getBoundingClientRect().top > above;
        return `${borderLeftWidth} ${borderRadius}${isApart ? ' apart' : ''}`;
      }),
    );
    expect(rows.length).toBeGreaterThan(2);
    expect(new Set(rows)).toEqual(new Set(['0px 0px']));
    const beside = await page.locator('td:first-child + [data-short]').evaluateAll((cells) =>
      cells.filter((cell) => {
        const name = cell.previousElementSibling!.getBoundingClientRect();
        const value = cell.getBoundingClientRect();
        return name.top < value.bottom - 4 && name.right < value.left;
      }),
    );
    expect(beside.length).toBeGreaterThan(5);
  });

  test('the letters of the glossary stand in one line', async ({page}) => {
    await page.goto(`${base}/docs/about/glossary`);
    for (const size of [narrowDesktop, desktop]) {
      await page.setViewportSize(size);
      const tops = await page
        .locator('a[href^="#glossary-"]')
        .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
      expect(tops.length).toBeGreaterThan(12);
      expect(new Set(tops).size, `${size.width} px`).toBe(1);
    }
  });

  test('pictures of a step do not have the letters of other pictures', async ({page}) => {
    await page.goto(`${base}/docs/quickstart`);
    const step = page.locator('.markdown > ol > li', {
      has: page.locator('img[src*=setup-database]'),
    });
    await expect(step).toContainText('(F)');
    await expect(step.locator('svg text').first()).toHaveText('A');
  });
});

for (const route of ['/docs/about/features', '/docs/api/signing'])
  test(`${route}: on phones, long explanations stand below their names, as wide as the table`, async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await page.goto(route);
    const table = page.locator('table[data-cards]').first();
    const [name, text] = [table.locator('td').nth(0), table.locator('td').nth(1)];
    const [above, below] = [(await name.boundingBox())!, (await text.boundingBox())!];
    expect(below.y).toBeGreaterThanOrEqual(above.y + above.height);
    expect(below.width).toBeGreaterThan(320);
    await expect(table.getByRole('columnheader').first()).toBeAttached();
  });

test('on a phone a wide diagram is a column', async ({page}) => {
  await page.setViewportSize(phone);
  await page.goto('/docs/api/signing');
  const diagram = page.locator('main [data-diagram]').first();
  await expect(diagram.locator('svg')).toBeHidden();
  await expect(diagram.locator('[role=img]:not(svg)')).toBeVisible();
});

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
