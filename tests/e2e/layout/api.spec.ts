import {expect, localeBase, localeNames, test} from '../fixture';

for (const locale of localeNames) {
  const route = `${localeBase[locale]}/docs/api/verification`;

  test(`${locale}: request and response stand beside the text from 1280 px on, and stay in view`, async ({
    page,
  }) => {
    for (const width of [1280, 1440]) {
      await page.setViewportSize({width, height: 900});
      await page.goto(route);
      const samples = page.locator('[class*=samples]').first();
      const text = page.locator('#verify-parameters');
      const [beside, heading] = [await samples.boundingBox(), await text.boundingBox()];
      expect(beside!.x, `${width} px`).toBeGreaterThan(heading!.x + 400);
      await page.locator('#verify-answer').scrollIntoViewIfNeeded();
      await page.locator('#verify-errors').scrollIntoViewIfNeeded();
      await expect(samples).toBeInViewport();
    }
    await page.setViewportSize({width: 1279, height: 900});
    const [samples, errors] = [
      await page.locator('[class*=samples]').first().boundingBox(),
      await page.locator('#verify-errors').boundingBox(),
    ];
    expect(samples!.y, 'below the text').toBeGreaterThan(errors!.y);
    expect(samples!.x).toBeCloseTo(errors!.x, 0);
  });

  test(`${locale}: the contents stand beside the text, behind an endpoint, and come to the front for the keyboard`, async ({
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
    const edge = async (name: string) => {
      const box = await page.locator(name).first().boundingBox();
      return box!.x + box!.width;
    };
    expect(await edge('[class*=samples]'), 'right edges').toBeCloseTo(
      await edge('main .container > .row > .col--3 > *'),
      0,
    );
  });

  test(`${locale}: the contents end above the first endpoint, with a line for each section`, async ({
    page,
  }) => {
    for (const width of [1280, 1440]) {
      await page.setViewportSize({width, height: 900});
      for (const name of ['verification', 'statistic', 'health', 'frontend', 'rule_package']) {
        await page.goto(`${localeBase[locale]}/docs/api/${name}`);
        const samples = await page.locator('[class*=samples]').first().boundingBox();
        const last = await page
          .locator('.theme-doc-toc-desktop a')
          .filter({visible: true})
          .last()
          .boundingBox();
        expect(last!.y + last!.height, `${name}, ${width} px`).toBeLessThan(samples!.y - 8);
      }
    }
  });

  test(`${locale}: samples that continue below fade out, and leave no hole beside them`, async ({
    page,
  }) => {
    for (const width of [1100, 1280, 1440]) {
      await page.setViewportSize({width, height: 900});
      for (const name of ['verification', 'statistic', 'health', 'frontend', 'rule_package']) {
        await page.goto(`${localeBase[locale]}/docs/api/${name}`);
        const problems = await page.locator('[class*=split]').evaluateAll((splits) =>
          splits.flatMap((split) => {
            const [text, samples] = [...split.children] as [HTMLElement, HTMLElement];
            const cut = [samples, ...samples.querySelectorAll('pre')]
              .filter(({clientHeight, scrollHeight}) => scrollHeight > clientHeight + 1)
              .filter(
                (box) =>
                  !/gradient\(rgb\(0, 0, 0\) calc\(100% - \d/.test(getComputedStyle(box).maskImage),
              )
              .map(({className}) => `cut: ${className}`);
            const end = text.lastElementChild!.getBoundingClientRect().bottom;
            const hole = samples.getBoundingClientRect().bottom - end;
            const isBeside = samples.offsetLeft > text.offsetLeft;
            return isBeside && hole > 150 ? [...cut, `hole of ${hole} px`] : cut;
          }),
        );
        expect(problems, `${name}, ${width} px`).toEqual([]);
      }
    }
  });

  test(`${locale}: a request has the values of the reader, in the language chosen before`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      localStorage.setItem('docs.values', JSON.stringify({host: 'forms.acme.org'}));
      localStorage.setItem('docusaurus.tab.language', 'python');
    });
    await page.setViewportSize({width: 1440, height: 900});
    await page.goto(route);
    const code = page.locator('[class*=samples] pre').filter({visible: true}).first();
    await expect(code).toContainText('https://forms.acme.org/api/v1/verification/verify');
    await expect(code).toContainText('import base64');
    await page.locator('[class*=samples] [role=tab][data-value=node]').first().click();
    const other = page.locator('[class*=samples]').nth(1).locator('pre').filter({visible: true});
    await expect(other.first(), 'the other endpoint').toContainText('createHmac');
  });

  test(`${locale}: fields are indented under the one that they belong to`, async ({page}) => {
    await page.goto(route);
    const table = page.getByRole('table').nth(1);
    const row = (name: string) => table.locator('tr').filter({hasText: name}).first();
    const edge = async (name: string) =>
      await row(name)
        .locator('code')
        .filter({visible: true})
        .last()
        .evaluate((code) => {
          const first = code.closest('tr')!.querySelector('td')!.getBoundingClientRect();
          return first.x;
        });
    const [outer, inner] = [await edge('issuesarray'), await edge('issues[].message')];
    expect(inner).toBeGreaterThan(outer + 10);
    await expect(
      page.getByRole('row', {name: /submitToken.*(required|Pflicht)/}).first(),
    ).toBeVisible();
  });
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false, viewport: {width: 1440, height: 900}});
  test('an endpoint shows a request, responses and all fields', async ({page}) => {
    await page.goto('/docs/api/verification');
    await expect(
      page.locator('[class*=samples] pre').filter({visible: true}).first(),
    ).toContainText('hash_hmac');
    await expect(page.getByText('verificationSignature').first()).toBeVisible();
  });
});
