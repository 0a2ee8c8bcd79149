import {expect, type Page} from '../fixture';

/** What happens meanwhile, such as hydration, moves no item of the navbar. */
export async function expectSteadyNavbar(
  page: Page,
  meanwhile: () => Promise<void>,
): Promise<void> {
  const places = () =>
    page
      .locator('.navbar__items > *')
      .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().toJSON()));
  await page.evaluate(() => document.fonts.ready);
  const before = await places();
  expect(before.length).toBeGreaterThan(3);
  await meanwhile();
  expect(await places()).toEqual(before);
}
