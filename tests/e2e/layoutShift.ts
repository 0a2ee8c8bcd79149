import type {Page} from '@playwright/test';

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly {readonly node: Node | null}[];
}

/** Right-aligned rows of buttons: a slow machine may paint them before all of a row is parsed. */
const rows = '.navbar *, [data-code] [class^="buttons_"]';

/**
 * Sum of all layout shifts since the page began to load, except of rows that were painted half
 * parsed; `afterInput: false` leaves out those right after an input. On a slow machine a line of text
 * may be painted half parsed too, so tests of what happens later compare with the sum before.
 */
export function layoutShift(page: Page, {afterInput = true} = {}): Promise<number> {
  return page.evaluate(
    ([all, ignored]) =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const isCounted = (node: Node | null) =>
          node !== null && !(node instanceof Element ? node : node.parentElement)?.matches(ignored);
        new PerformanceObserver((list) => {
          for (const {value, hadRecentInput, sources} of list.getEntries() as LayoutShift[]) {
            const isPart = all || !hadRecentInput;
            if (isPart && sources.some(({node}) => isCounted(node))) sum += value;
          }
        }).observe({type: 'layout-shift', buffered: true});
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
    [afterInput, rows] as const,
  );
}
