import {product} from '../../../website/config/product';
import {categoryGroups} from '../../../website/data/categoryGroups';
import {expect, localeBase, localeNames, open, test} from '../fixture';
import {leftOf} from './edges';

const phone = {width: 390, height: 844};
const desktop = {width: 1440, height: 900};

test('navbar, content and footer of the start page have one left edge', async ({page}) => {
  for (const size of [desktop, {width: 1100, height: 800}, phone]) {
    await page.setViewportSize(size);
    await page.goto('/');
    const first = size === phone ? '.navbar__toggle svg' : '.navbar__brand';
    const edges = [await leftOf(page, 'main h1'), await leftOf(page, '.footer__title')];
    if (size !== phone) edges.push(await leftOf(page, first));
    expect(Math.max(...edges) - Math.min(...edges), `${size.width} px`).toBeLessThanOrEqual(2);
  }
});

test('the footer of a page of the documentation begins where the navbar does', async ({page}) => {
  await page.setViewportSize(desktop);
  await page.goto('/docs/cli');
  const edges = [
    await leftOf(page, '.navbar__brand'),
    await leftOf(page, '.menu__link'),
    await leftOf(page, '.footer__title'),
  ];
  // The entries of the sidebar have padding for their background.
  const [brand = 0, entry = 0, footer = 0] = edges;
  expect(footer).toBe(brand);
  expect(entry).toBeLessThanOrEqual(brand);
});

for (const size of [desktop, {width: 1100, height: 800}])
  test(`the controls of the navbar have even gaps at ${size.width} px`, async ({page}) => {
    await page.setViewportSize(size);
    await page.goto('/docs/cli');
    const gaps = await page.locator('.navbar__items--right > *').evaluateAll((items) => {
      const inks = items.map((item) => {
        const ink = item.matches('[data-color-mode]') ? item.querySelector('svg')! : item;
        const {left, right} = ink.getBoundingClientRect();
        const {paddingLeft, paddingRight} = getComputedStyle(ink);
        const isBox = item.querySelector('[data-search-trigger]') !== null;
        return isBox
          ? {left, right}
          : {
              left: left + Number.parseFloat(paddingLeft),
              right: right - Number.parseFloat(paddingRight),
            };
      });
      return inks.slice(1).map(({left}, index) => Math.round(left - inks[index]!.right));
    });
    expect(Math.max(...gaps) - Math.min(...gaps), gaps.join()).toBeLessThanOrEqual(12);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(12);
  });

for (const drawer of ['docs-menu', 'menu'] as const) {
  test(`rows of the drawer ${drawer} are large enough for fingers`, async ({page}) => {
    await page.setViewportSize(phone);
    await page.goto(drawer === 'menu' ? '/' : '/docs/usage/rules');
    await page.locator(`button[popovertarget=${drawer}]:visible`).first().click();
    const sizes = await page
      .locator(`#${drawer}`)
      .locator('a.menu__link, button')
      .filter({visible: true})
      .evaluateAll((targets) =>
        targets.map((target) => {
          const {height} = target.getBoundingClientRect();
          return {name: target.textContent || target.ariaLabel, height: Math.round(height)};
        }),
      );
    expect(sizes.length).toBeGreaterThan(4);
    expect(sizes.filter(({height}) => height < 40)).toEqual([]);
  });
}

for (const locale of localeNames) {
  test(`${locale}: arrows are drawn, not written`, async ({page}) => {
    await page.setViewportSize(phone);
    await page.goto(`${localeBase[locale]}/docs/usage/rules`);
    const written = await page
      .locator('.pagination-nav__label, .navbar-sidebar__back, .dropdown > .navbar__link')
      .evaluateAll((parts) =>
        parts.flatMap((part) => [
          part.textContent,
          getComputedStyle(part, '::before').content,
          getComputedStyle(part, '::after').content,
        ]),
      );
    expect(written.length).toBeGreaterThan(8);
    expect(written.filter((text) => /[«»←→]/.test(text))).toEqual([]);
  });
}

test('forced colors: the arrow of a menu has two sides, and tables keep their round corners', async ({
  page,
}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await page.setViewportSize(desktop);
  await page.goto('/docs/usage/settings');
  const sides = await page.locator('.dropdown > .navbar__link').evaluate((link) => {
    const {borderTopWidth, borderRightWidth, borderBottomWidth, borderLeftWidth} = getComputedStyle(
      link,
      '::after',
    );
    return [borderTopWidth, borderRightWidth, borderBottomWidth, borderLeftWidth].map(
      (width) => Number.parseFloat(width) > 0,
    );
  });
  expect(sides).toEqual([true, true, false, false]);
  const corners = await page
    .locator('.markdown table:visible')
    .first()
    .evaluate((table) => {
      const head = table.querySelector('tr')!;
      return [
        getComputedStyle(head.firstElementChild!).borderTopLeftRadius,
        getComputedStyle(head.lastElementChild!).borderTopRightRadius,
      ];
    });
  expect(corners.filter((radius) => Number.parseFloat(radius) < 6)).toEqual([]);
});

test('the skip link leads past the sidebar', async ({page}) => {
  await page.setViewportSize(desktop);
  for (const path of ['/docs/cli', '/docs/category/usage']) {
    await open(page, path);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    const place = await page.evaluate(() => {
      const {activeElement: active} = document;
      return {inMain: Boolean(active?.closest('main')), inAside: Boolean(active?.closest('aside'))};
    });
    expect(place, path).toEqual({inMain: true, inAside: false});
  }
});

test('what looks like a link of the start page is one, and leads to one kind of place', async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  await page.goto('/');
  const version = page.locator('.navbar__inner').getByRole('link', {name: product.version});
  await expect(version).toHaveAttribute('href', `${product.releases}/tag/v${product.version}`);
  const cards = page.locator('main h2 a');
  for (const href of await cards.evaluateAll((all) => all.map((link) => link.getAttribute('href'))))
    expect(href).toContain('/docs/category/');
  const systems = page.locator('main section li:has(> a > span[aria-hidden])');
  await expect(systems).toHaveCount(12);
  await expect(page.locator('[data-search-trigger]:visible')).toHaveCount(1);
});

for (const [category, {first, groups}] of Object.entries(categoryGroups)) {
  test(`${category} shows what is used most before the other pages`, async ({page}) => {
    await page.goto(`/docs/${category}`);
    const shown = await page
      .locator('article a[href]')
      .evaluateAll((links) =>
        links.map((link) => link.getAttribute('href')!.slice('/docs/'.length)),
      );
    const others = groups.flatMap(({pages}) => pages);
    expect(shown.filter((id) => first.includes(id))).toEqual([...first]);
    expect(shown.slice(-others.length).sort()).toEqual([...others].sort());
    await expect(page.locator('article h2')).toHaveCount(first.length + groups.length);
  });
}

for (const locale of localeNames) {
  const base = localeBase[locale];

  test(`${locale}: cards of a table on phones have names of their own, and short values beside their names`, async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await page.goto(`${base}/docs/installation/upgrade_path`);
    for (const table of await page.locator('.markdown > [data-facts] table').all()) {
      const names = await table.locator('td:first-child').allInnerTexts();
      expect(names.length).toBeGreaterThan(3);
      expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    }
    const heights = await page
      .locator('td[data-short]')
      .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().height));
    expect(heights.length).toBeGreaterThan(50);
    // One line and the space around it.
    expect(Math.max(...heights)).toBeLessThan(46);
  });

  test(`${locale}: on phones, the rows of a table stand in one frame, with short values in the line of their name`, async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await page.goto(`${base}/docs/cli`);
    const table = page
      .getByRole('table')
      .filter({has: page.locator('[data-short]')})
      .last();
    const rows = await table.locator('tbody tr').evaluateAll((all) =>
      all.map((row) => {
        const {top, bottom} = row.getBoundingClientRect();
        const {borderLeftWidth, borderRadius} = getComputedStyle(row);
        return {top, bottom, frame: `${borderLeftWidth} ${borderRadius}`};
      }),
    );
    expect(rows.length).toBeGreaterThan(2);
    for (const [index, {top, frame}] of rows.entries()) {
      expect(frame).toBe('0px 0px');
      if (index > 0) expect(top - rows[index - 1]!.bottom).toBeLessThanOrEqual(0);
    }
    const shared = await page.locator('td:first-child + [data-short]').evaluateAll(
      (cells) =>
        cells.filter((cell) => {
          const name = cell.previousElementSibling!.getBoundingClientRect();
          return (
            name.top < cell.getBoundingClientRect().bottom - 4 &&
            name.right < cell.getBoundingClientRect().left
          );
        }).length,
    );
    expect(shared).toBeGreaterThan(5);
  });

  test(`${locale}: columns of tables of one kind begin at the same places`, async ({page}) => {
    await page.setViewportSize(desktop);
    for (const route of ['/docs/usage/settings', '/docs/usage/security']) {
      await page.goto(`${base}${route}`);
      const columns = await page
        .locator('[data-facts] table[data-aligned]')
        .evaluateAll((tables) =>
          tables.map((table) =>
            Array.from(table.querySelectorAll('th'), (head) =>
              Math.round(head.getBoundingClientRect().left),
            ).join(),
          ),
        );
      expect(columns.length).toBeGreaterThan(2);
      expect(new Set(columns).size, columns.join(' | ')).toBe(1);
    }
  });

  test(`${locale}: cards of a category use the width of the page`, async ({page}) => {
    await page.setViewportSize(desktop);
    for (const category of ['usage', 'account']) {
      await page.goto(`${base}/docs/category/${category}`);
      const edges = await page
        .locator('main article ul:has(> li > div > h2), main article')
        .evaluateAll((parts) =>
          parts.map((part) => Math.round(part.getBoundingClientRect().right)),
        );
      expect(edges.length).toBe(2);
      expect(new Set(edges).size, edges.join()).toBe(1);
    }
  });

  test(`${locale}: the letters of the glossary stand in one line`, async ({page}) => {
    for (const width of [1100, 1440]) {
      await page.setViewportSize({width, height: 900});
      await page.goto(`${base}/docs/about/glossary`);
      const tops = await page
        .locator('a[href^="#glossary-"]')
        .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
      expect(tops.length).toBeGreaterThan(12);
      expect(new Set(tops).size, `${width} px`).toBe(1);
    }
  });
}

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

test('code in a note has the background that it has in text', async ({page}) => {
  await page.goto('/docs/installation/install/docker');
  const colorOf = (place: string) =>
    page
      .locator(`${place} code`)
      .first()
      .evaluate((code) => getComputedStyle(code).backgroundColor);
  expect(await colorOf('.theme-admonition')).toBe(await colorOf('.markdown > ol > li > p'));
});

test('a long name in a table is whole where a line has room for it', async ({page}) => {
  await page.setViewportSize(phone);
  await page.goto('/docs/api/verification');
  const names = await page.locator('td code').evaluateAll((codes) =>
    codes
      .filter((code) => /^"?[a-z_]{23,}"?$/.test(code.textContent))
      .map((code) => {
        const range = document.createRange();
        range.selectNodeContents(code);
        const lines = new Set(Array.from(range.getClientRects(), ({top}) => Math.round(top)));
        return {name: code.textContent, lines: lines.size};
      }),
  );
  expect(names.length).toBeGreaterThan(4);
  expect(names.filter(({lines}) => lines > 1)).toEqual([]);
});
