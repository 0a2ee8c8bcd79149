import type {Page} from '@playwright/test';

/** Left edge of the first element that matches, in whole pixels. */
export const leftOf = (page: Page, selector: string): Promise<number> =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => Math.round(element.getBoundingClientRect().left));
