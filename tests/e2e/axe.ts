import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import type {BrowserContext, Page} from '@playwright/test';
import {nextFrames} from './fixture';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const colorRules = ['color-contrast', 'link-in-text-block'];
/**
 * Axe considers everything in a disabled fieldset unfocusable, although `tabindex` works there. The form of a lab is
 * disabled until its script is loaded; the tests of the labs check it after that.
 */
const scrollable = '*:not(select, textarea, fieldset[disabled] *)';
const configuration = {
  noHtml: true,
  rules: [{id: 'scrollable-region-focusable', selector: scrollable}],
};

const axe = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');
/** A script that loads axe with its configuration. */
const source = `${axe};axe.configure(${JSON.stringify(configuration)});`;

interface Check {
  /** What is wrong, with figures, such as the contrast and the expected one. */
  readonly message: string;
}

interface AxeNode {
  readonly element: Element;
  /** The failed checks: each of `all` and `none` must pass, and one of `any`. */
  readonly all: readonly Check[];
  readonly none: readonly Check[];
  readonly any: readonly Check[];
}

interface AxeWindow {
  axe?: {
    run: (
      scope: {include: string[]},
      options: object,
    ) => Promise<{violations: {id: string; nodes: AxeNode[]}[]}>;
  };
}

export interface AxeScope {
  /** Selector of the part to check; the whole page by default. */
  readonly within?: string;
  /** Whether contrasts are checked, which takes half of the time. */
  readonly colors?: boolean;
}

/** For tests that run axe on many pages: loading it ahead takes half the time of loading it into each page. */
export async function loadAxeAhead(context: BrowserContext): Promise<void> {
  await context.addInitScript({content: source});
}

/** Violations of WCAG 2.2 AA and of axe's best practices. */
export async function axeViolations(
  page: Page,
  {within = 'html', colors = true}: AxeScope = {},
): Promise<string[]> {
  // Scrollable boxes become focusable in the frame after a resize.
  await nextFrames(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const options = {
    // Only details of violations, and elements instead of selectors and HTML: this halves the time of a run.
    resultTypes: ['violations'],
    preload: false,
    selectors: false,
    elementRef: true,
    runOnly: {type: 'tag', values: tags},
    rules: Object.fromEntries(colorRules.map((name) => [name, {enabled: colors}])),
  };
  return page.evaluate(
    async ([place, axeOptions]) => {
      const result = await (window as AxeWindow).axe?.run({include: [place]}, axeOptions);
      if (!result) throw new Error('axe is not loaded');
      return result.violations.flatMap(({id, nodes}) =>
        nodes.map(({element, all, none, any}) => {
          const [check] = [...all, ...none, ...any];
          return `${id}: ${check?.message}: ${element.outerHTML.slice(0, 160)}`;
        }),
      );
    },
    [within, options] as const,
  );
}
