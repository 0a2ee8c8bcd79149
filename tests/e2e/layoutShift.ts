import type {Page} from '@playwright/test';

/** Sum of all layout shifts since the page began to load; `afterInput: false` leaves out those right after an input. */
export function layoutShift(page: Page, {afterInput = true} = {}): Promise<number> {
  return page.evaluate(
    (all) =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & {
            value: number;
            hadRecentInput: boolean;
          })[]) {
            if (all || !entry.hadRecentInput) sum += entry.value;
          }
        }).observe({type: 'layout-shift', buffered: true});
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
    afterInput,
  );
}
