import type {Page} from '@playwright/test';

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly {readonly node: Node | null}[];
}

/**
 * A slow machine may paint a row of buttons, a table or a line of text before all of it is parsed. Therefore shifts in
 * right-aligned rows and in table cells do not count, nor do shifts as small as a part of a line.
 */
const halfParsed = {
  parts: '.navbar *, [data-code] [class^="buttons_"], table *',
  piece: 0.00005,
};

/** Sum of all layout shifts since the page began to load. `afterInput: false` leaves out shifts right after an input. */
export function layoutShift(page: Page, {afterInput = true} = {}): Promise<number> {
  return page.evaluate(
    ([all, {parts, piece}]) =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const isCounted = (node: Node | null) =>
          node !== null && !(node instanceof Element ? node : node.parentElement)?.matches(parts);
        new PerformanceObserver((list) => {
          for (const {value, hadRecentInput, sources} of list.getEntries() as LayoutShift[]) {
            const isPart = value > piece && (all || !hadRecentInput);
            if (isPart && sources.some(({node}) => isCounted(node))) sum += value;
          }
        }).observe({type: 'layout-shift', buffered: true});
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
    [afterInput, halfParsed] as const,
  );
}
