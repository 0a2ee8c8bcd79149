import {expect, test} from '../fixture';
import {options, start, type} from './box';

test('results are equally high, and a short one stands in the middle of its row', async ({
  page,
}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await start(page, 'en');
  await type(page, 'en', 'rule');
  await expect(options(page).filter({hasText: 'Type: array'}).first()).toBeVisible();
  const rows = await options(page).evaluateAll((all) =>
    all.map((row) => {
      const box = row.getBoundingClientRect();
      const {top} = row.firstElementChild!.getBoundingClientRect();
      const {bottom} = row.lastElementChild!.getBoundingClientRect();
      return {height: box.height, shift: top - box.top - (box.bottom - bottom)};
    }),
  );
  expect(rows.length).toBeGreaterThan(5);
  expect(
    Math.max(...rows.map(({height}) => height)) - Math.min(...rows.map(({height}) => height)),
  ).toBeLessThan(2);
  for (const {shift} of rows) expect(Math.abs(shift)).toBeLessThan(4);
});
