import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import type {Page} from '@playwright/test';
import {SAMPLES_OF_A_LOOK, textSamples} from './textSamples';

const source = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Stands on the texts that the rules about colors have to judge, with everything in them. */
const SAMPLE = 'data-axe-sample';
/** What a change of colors alone can break, and where to look for it. */
const colorRules = {
  'color-contrast': [`[${SAMPLE}]`, `[${SAMPLE}] *`],
  'link-in-text-block': ['a[href]', '[role=link]'].flatMap((link) => [
    `${link}[${SAMPLE}]`,
    `[${SAMPLE}] ${link}`,
  ]),
};
const colorNames = Object.keys(colorRules);
const configuration = {
  rules: Object.entries(colorRules).map(([id, places]) => ({id, selector: places.join(', ')})),
};

/** Only violations are worked out in full, and without selectors: half the time of a run. */
const everyRun = {resultTypes: ['violations'], preload: false, selectors: false};
const runs = {
  all: {...everyRun, runOnly: {type: 'tag', values: tags}},
  color: {...everyRun, runOnly: {type: 'rule', values: colorNames}},
};

interface AxeWindow {
  axe?: {
    configure: (options: object) => void;
    run: (
      scope: {include: string[]; exclude: string[]},
      options: object,
    ) => Promise<{violations: {id: string; nodes: {html: string}[]}[]}>;
  };
}

export interface AxeScope {
  /** Selector of the part to judge; the whole page by default. */
  readonly within?: string;
  /** Selectors of what is judged elsewhere. */
  readonly without?: readonly string[];
  /** `color` judges only the rules that depend on colors. */
  readonly rules?: 'all' | 'color';
  /** What is known of the colors of other pages; shared by all tests of a worker by default. */
  readonly looks?: KnownLooks;
}

/** Looks of texts that axe has found fine, on any page: the next of the same look are not judged again. */
export class KnownLooks {
  readonly #fine = new Set<string>();

  settled(): string[] {
    return [...this.#fine];
  }

  add(looks: readonly string[]): void {
    for (const look of looks) this.#fine.add(look);
  }
}

/** Of all pages of one worker: most texts look like those of the pages before. */
const sharedLooks = new KnownLooks();

async function loadAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in window)) return;
  await page.evaluate(source);
  await page.evaluate((options) => (window as AxeWindow).axe?.configure(options), configuration);
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
      if (!result) throw new Error('axe is not there');
      return result.violations.flatMap(({id, nodes}) =>
        nodes.map(({html}) => `${id}: ${html.slice(0, 160)}`),
      );
    },
    [scope, options] as const,
  );
}

/** Marks the texts whose colors have to be judged, and tells their looks. */
async function markSamples(
  page: Page,
  within: string,
  without: readonly string[],
  known: KnownLooks,
) {
  const samples = await page.evaluateHandle(textSamples, [
    within,
    without,
    SAMPLES_OF_A_LOOK,
    known.settled(),
  ] as const);
  const looks = await samples.evaluate(({elements, looks: found}, name) => {
    elements.forEach((element) => element.setAttribute(name, ''));
    return found;
  }, SAMPLE);
  const clear = async () => {
    await samples.evaluate(
      ({elements}, name) => elements.forEach((element) => element.removeAttribute(name)),
      SAMPLE,
    );
    await samples.dispose();
  };
  return {looks, clear};
}

/**
 * Violations of WCAG 2.2 AA and of good practice, every rule that axe can decide. One run for all
 * of them: on a long page, half of a run is finding out what stands where.
 */
export async function axeViolations(
  page: Page,
  {within = 'html', without = [], rules = 'all', looks: known = sharedLooks}: AxeScope = {},
): Promise<string[]> {
  const {looks, clear} = await markSamples(page, within, without, known);
  // Most pages have no text of a new look.
  if (rules === 'color' && looks.length === 0) return [];
  await loadAxe(page);
  const violations = await run(page, {include: [within], exclude: [...without]}, runs[rules]);
  await clear();
  const isPale = violations.some((violation) => colorNames.includes(violation.split(':')[0] ?? ''));
  if (!isPale) known.add(looks);
  return violations;
}
