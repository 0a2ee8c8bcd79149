import {expect, test, type Page} from '../fixture';

const route = '/docs/api/verification';
const endpoints = ['verification', 'statistic', 'health', 'frontend', 'rule_package'];
const samples = (page: Page) => page.locator('[class*=samples]');
const code = (page: Page) => samples(page).locator('pre').filter({visible: true});

test('request and response stand beside the text from 1280 px on, and stay in view', async ({
  page,
}) => {
  const heading = page.locator('#verify-errors');
  const placeOf = () =>
    samples(page)
      .first()
      .evaluate((box) => {
        const text = document.querySelector('#verify-errors')!.getBoundingClientRect();
        const {x, y} = box.getBoundingClientRect();
        return {right: x - text.x, down: y - text.y};
      });
  await page.goto(route);
  for (const width of [1280, 1440]) {
    await page.setViewportSize({width, height: 900});
    expect((await placeOf()).right, `${width} px`).toBeGreaterThan(400);
    await page.locator('#verify-answer').scrollIntoViewIfNeeded();
    await heading.scrollIntoViewIfNeeded();
    await expect(samples(page).first()).toBeInViewport();
  }
  await page.setViewportSize({width: 1279, height: 900});
  const below = await placeOf();
  expect(below.down, 'below the text').toBeGreaterThan(0);
  expect(below.right).toBeCloseTo(0, 0);
});

test('the contents stand beside the text, behind an endpoint, and come to the front for the keyboard', async ({
  page,
}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await page.goto(route);
  const link = page.locator('.theme-doc-toc-desktop .table-of-contents__link').first();
  const isSeen = () =>
    link.evaluate((element) => {
      const {x, y} = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(x + 2, y + 5));
    });
  const scrollTo = (id: string) =>
    page.locator(id).evaluate((heading) => heading.scrollIntoView({block: 'start'}));
  await expect.poll(isSeen, 'at the top').toBe(true);
  await scrollTo('#tokens');
  await expect.poll(isSeen, 'beside text').toBe(true);
  await scrollTo('#verify-answer');
  await expect.poll(isSeen, 'beside an endpoint').toBe(false);
  await link.focus();
  await expect.poll(isSeen, 'with the focus').toBe(true);
  const rightOf = (part: string) =>
    page
      .locator(part)
      .first()
      .evaluate((element) => element.getBoundingClientRect().right);
  expect(await rightOf('[class*=samples]'), 'right edges').toBeCloseTo(
    await rightOf('main .container > .row > .col--3 > *'),
    0,
  );
});

/** Samples that are cut without fading out, holes beside long samples, and contents that reach down to samples. */
const problemsOf = (page: Page) =>
  page.evaluate(() => {
    const problems: string[] = [];
    for (const split of document.querySelectorAll('[class*=split]')) {
      const [text, box] = [...split.children] as [HTMLElement, HTMLElement];
      for (const part of [box, ...box.querySelectorAll('pre')]) {
        const isCut = part.scrollHeight > part.clientHeight + 1;
        const fades = /gradient\(rgb\(0, 0, 0\) calc\(100% - \d/;
        if (isCut && !fades.test(getComputedStyle(part).maskImage))
          problems.push(`cut: ${part.className}`);
      }
      const end = text.lastElementChild!.getBoundingClientRect().bottom;
      const hole = box.getBoundingClientRect().bottom - end;
      if (box.offsetLeft > text.offsetLeft && hole > 150) problems.push(`hole of ${hole} px`);
    }
    const links = [...document.querySelectorAll('.theme-doc-toc-desktop a')]
      .filter((link) => link.checkVisibility())
      .map((link) => link.getBoundingClientRect().bottom);
    const top = document.querySelector('[class*=samples]')!.getBoundingClientRect().top;
    if (innerWidth >= 1280 && (links.length === 0 || Math.max(...links) >= top - 8))
      problems.push('the contents do not end above the first endpoint');
    return problems;
  });

for (const base of ['', '/de']) {
  test(`${base}/docs/api: the contents end above the samples, which fade out where they continue, and leave no hole`, async ({
    page,
  }) => {
    for (const name of endpoints) {
      await page.goto(`${base}/docs/api/${name}`);
      for (const width of [1100, 1280, 1440]) {
        await page.setViewportSize({width, height: 900});
        expect(await problemsOf(page), `${name}, ${width} px`).toEqual([]);
      }
    }
  });
}

test('a request has the values of the reader, in the language chosen before; fields are indented under their object', async ({
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('docs.values', JSON.stringify({host: 'forms.acme.org'}));
    localStorage.setItem('docusaurus.tab.language', 'python');
  });
  await page.setViewportSize({width: 1440, height: 900});
  await page.goto(route);
  await expect(code(page).first()).toContainText(
    'https://forms.acme.org/api/v1/verification/verify',
  );
  await expect(code(page).first()).toContainText('import base64');
  await samples(page).first().locator('[role=tab][data-value=node]').click();
  const other = samples(page).nth(1).locator('pre').filter({visible: true});
  await expect(other.first(), 'the other endpoint').toContainText('createHmac');

  const edge = (name: string) =>
    page
      .getByRole('table')
      .nth(1)
      .locator('tr', {hasText: name})
      .first()
      .locator('td')
      .first()
      .evaluate((cell) => cell.getBoundingClientRect().x);
  expect(await edge('issues[].message')).toBeGreaterThan((await edge('issuesarray')) + 10);
  await expect(page.getByRole('row', {name: /submitToken.*required/}).first()).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false, viewport: {width: 1440, height: 900}});
  test('an endpoint shows a request, responses and all fields', async ({page}) => {
    await page.goto(route);
    await expect(code(page).first()).toContainText('hash_hmac');
    await expect(page.getByText('verificationSignature').first()).toBeVisible();
  });
});
