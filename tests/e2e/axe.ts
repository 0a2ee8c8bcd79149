import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import type {BrowserContext, Page} from '@playwright/test';
import {crowdedTargets} from './crowdedTargets';
import {nextFrames} from './fixture';
import {SAMPLES_PER_CONTRAST, textSamples} from './textSamples';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Attribute of the elements that the color rules check. */
const SAMPLE = 'data-axe-sample';
/** The rules that depend on colors, and the elements they check. */
const colorRules = {
  'color-contrast': [`[${SAMPLE}]`],
  'link-in-text-block': [`a[href][${SAMPLE}]`, `[role=link][${SAMPLE}]`],
};
const colorNames = Object.keys(colorRules);
/** Attribute of the elements that the rule for the size of targets checks. */
const CROWDED = 'data-axe-crowded';
/**
 * Axe considers everything in a disabled fieldset unfocusable, although `tabindex` works there. The form of a lab is
 * disabled until its script is loaded; the tests of the labs check it after that.
 */
const scrollable = '*:not(select, textarea, fieldset[disabled] *)';
const configuration = {
  noHtml: true,
  rules: [
    ...Object.entries(colorRules).map(([id, places]) => ({id, selector: places.join(', ')})),
    {id: 'target-size', selector: `[${CROWDED}]`},
    {id: 'scrollable-region-focusable', selector: scrollable},
  ],
};

const axe = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');
/** A script that loads axe with its configuration. */
const source = `${axe};axe.configure(${JSON.stringify(configuration)});`;

/** Only details of violations, and elements instead of selectors and HTML: this halves the time of a run. */
const everyRun = {
  resultTypes: ['violations'],
  preload: false,
  selectors: false,
  elementRef: true,
};
const withoutColors = Object.fromEntries(colorNames.map((name) => [name, {enabled: false}]));
const runs = {
  all: {...everyRun, runOnly: {type: 'tag', values: tags}},
  color: {...everyRun, runOnly: {type: 'rule', values: colorNames}},
  /** For pages without a text of a new contrast. */
  allButColor: {...everyRun, runOnly: {type: 'tag', values: tags}, rules: withoutColors},
};

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
      scope: {include: string[]; exclude: string[]},
      options: object,
    ) => Promise<{violations: {id: string; nodes: AxeNode[]}[]}>;
  };
}

export interface AxeScope {
  /** Selector of the part to check; the whole page by default. */
  readonly within?: string;
  /** Selectors of parts that are not checked. */
  readonly without?: readonly string[];
  /** `color`: only the rules that depend on colors. */
  readonly rules?: 'all' | 'color';
  /** Contrasts that passed on other pages; shared by all tests of a worker by default. */
  readonly contrasts?: PassedContrasts;
}

/** Contrasts of texts (see textSamples.ts) that passed on any page; they are not checked again. */
export class PassedContrasts {
  readonly #fine = new Set<string>();

  passed(): string[] {
    return [...this.#fine];
  }

  add(contrasts: readonly string[]): void {
    for (const contrast of contrasts) this.#fine.add(contrast);
  }
}

/** Shared by all pages of a worker, because most texts have the same colors on all pages. */
const sharedContrasts = new PassedContrasts();

/** For tests that run axe on many pages: loading it ahead takes half the time of loading it into each page. */
export async function loadAxeAhead(context: BrowserContext): Promise<void> {
  await context.addInitScript({content: source});
}

async function loadAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
}

/** Runs axe on a part of the page. */
async function run(
  page: Page,
  scope: {include: string[]; exclude: string[]},
  options: object,
): Promise<string[]> {
  return page.evaluate(
    async ([places, axeOptions]) => {
      const result = await (window as AxeWindow).axe?.run(places, axeOptions);
      if (!result) throw new Error('axe is not loaded');
      return result.violations.flatMap(({id, nodes}) =>
        nodes.map(({element, all, none, any}) => {
          const [check] = [...all, ...none, ...any];
          return `${id}: ${check?.message}: ${element.outerHTML.slice(0, 160)}`;
        }),
      );
    },
    [scope, options] as const,
  );
}

/** Marks the texts whose colors must be checked, including their descendants, and returns their contrasts. */
async function markSamples(
  page: Page,
  within: string,
  without: readonly string[],
  known: PassedContrasts,
) {
  const samples = await page.evaluateHandle(textSamples, [
    within,
    without,
    SAMPLES_PER_CONTRAST,
    known.passed(),
  ] as const);
  const contrasts = await samples.evaluate(({elements, contrasts: found}, name) => {
    for (const element of elements) {
      element.setAttribute(name, '');
      element.querySelectorAll('*').forEach((inner) => inner.setAttribute(name, ''));
    }
    return found;
  }, SAMPLE);
  await samples.dispose();
  return contrasts;
}

async function markTargets(page: Page): Promise<void> {
  const targets = await page.evaluateHandle(crowdedTargets);
  await targets.evaluate(
    (elements, name) => elements.forEach((element) => element.setAttribute(name, '')),
    CROWDED,
  );
  await targets.dispose();
}

async function clearMarks(page: Page): Promise<void> {
  await page.evaluate(
    (names) => {
      for (const name of names)
        document.querySelectorAll(`[${name}]`).forEach((element) => element.removeAttribute(name));
    },
    [SAMPLE, CROWDED],
  );
}

/**
 * Violations of WCAG 2.2 AA and of axe's best practices. One run for all rules, because on a long page axe spends half
 * of each run on building its model of the page.
 */
export async function axeViolations(
  page: Page,
  {within = 'html', without = [], rules = 'all', contrasts: known = sharedContrasts}: AxeScope = {},
): Promise<string[]> {
  // Scrollable boxes become focusable in the frame after a resize.
  if (rules === 'all') await nextFrames(page);
  const contrasts = await markSamples(page, within, without, known);
  // Most pages have no text with a new contrast.
  const hasNew = contrasts.length > 0;
  if (rules === 'color' && !hasNew) return [];
  await loadAxe(page);
  if (rules === 'all') await markTargets(page);
  const options = rules === 'all' && !hasNew ? runs.allButColor : runs[rules];
  const violations = await run(page, {include: [within], exclude: [...without]}, options);
  await clearMarks(page);
  const hasFailed = violations.some((violation) =>
    colorNames.includes(violation.split(':')[0] ?? ''),
  );
  if (!hasFailed) known.add(contrasts);
  return violations;
}
