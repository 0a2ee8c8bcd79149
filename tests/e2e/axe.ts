import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import type {Page} from '@playwright/test';

const source = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');

const wcag22AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** What a change of colours alone can break. */
const colorRules = ['color-contrast', 'link-in-text-block'];

interface AxeWindow {
  axe?: {
    run: (
      scope: string,
      options: object,
    ) => Promise<{violations: {id: string; nodes: {html: string}[]}[]}>;
  };
}

export interface AxeScope {
  /** Selector of the part to judge; the whole page by default. */
  readonly within?: string;
  /** `color` judges only the rules that depend on colours. */
  readonly rules?: 'all' | 'color';
}

/** Violations of WCAG 2.2 AA, every rule that axe can decide. */
export async function axeViolations(
  page: Page,
  {within = 'html', rules = 'all'}: AxeScope = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(source);
  }
  const runOnly =
    rules === 'all' ? {type: 'tag', values: wcag22AA} : {type: 'rule', values: colorRules};
  return page.evaluate(
    async ([scope, options]) => {
      const result = await (window as AxeWindow).axe?.run(scope, options);
      if (!result) throw new Error('axe is not there');
      return result.violations.flatMap(({id, nodes}) =>
        nodes.map(({html}) => `${id}: ${html.slice(0, 160)}`),
      );
    },
    // Only violations are worked out in full: half the time of a run.
    [within, {runOnly, resultTypes: ['violations'], preload: false}] as const,
  );
}
