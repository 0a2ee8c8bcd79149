import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import type {JSHandle, Page} from '@playwright/test';
import {SAMPLES_OF_A_LOOK, textSamples} from './textSamples';

const source = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** What a change of colours alone can break. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/** Only violations are worked out in full: half the time of a run. */
const everyRun = {resultTypes: ['violations'], preload: false};
const structureRun = {
  ...everyRun,
  runOnly: {type: 'tag', values: tags},
  rules: Object.fromEntries(colorRules.map((rule) => [rule, {enabled: false}])),
};
const colorRun = {...everyRun, runOnly: {type: 'rule', values: colorRules}};

interface AxeWindow {
  axe?: {
    run: (
      scope: string | {include: Element[]},
      options: object,
    ) => Promise<{violations: {id: string; nodes: {html: string}[]}[]}>;
  };
}

export interface AxeScope {
  /** Selector of the part to judge; the whole page by default. */
  readonly within?: string;
  /** `color` judges only the rules that depend on colours, `structure` all others. */
  readonly rules?: 'all' | 'color' | 'structure';
  /** What is known of the colours of other pages; of this page alone by default. */
  readonly looks?: KnownLooks;
}

/** How often axe has found texts of a look fine, on any page: after the third time it is settled. */
export class KnownLooks {
  readonly #times = new Map<string, number>();

  settled(): string {
    const often = [...this.#times].filter(([, times]) => times >= SAMPLES_OF_A_LOOK);
    return often.map(([look]) => look).join(' ');
  }

  add(looks: readonly string[]): void {
    for (const look of new Set(looks)) this.#times.set(look, (this.#times.get(look) ?? 0) + 1);
  }
}

/** Runs axe in the page: on a part of it, or on the given elements. */
async function run(
  page: Page,
  scope: string | JSHandle<Element[]>,
  options: object,
): Promise<string[]> {
  return page.evaluate(
    async ([context, axeOptions]) => {
      const {axe} = window as AxeWindow;
      const result = await axe?.run(
        typeof context === 'string' ? context : {include: context},
        axeOptions,
      );
      if (!result) throw new Error('axe is not there');
      return result.violations.flatMap(({id, nodes}) =>
        nodes.map(({html}) => `${id}: ${html.slice(0, 160)}`),
      );
    },
    [scope, options] as const,
  );
}

/** Violations of the rules about colours. */
async function colorViolations(page: Page, within: string, known: KnownLooks): Promise<string[]> {
  const samples = await page.evaluateHandle(textSamples, [
    within,
    SAMPLES_OF_A_LOOK,
    known.settled(),
  ] as const);
  const looks = await samples.evaluate((found) => found.looks);
  const elements = await samples.evaluateHandle((found) => found.elements);
  const violations = looks.length > 0 ? await run(page, elements, colorRun) : [];
  if (violations.length === 0) known.add(looks);
  await Promise.all([samples.dispose(), elements.dispose()]);
  return violations;
}

/** Violations of WCAG 2.2 AA and of good practice, every rule that axe can decide. */
export async function axeViolations(
  page: Page,
  {within = 'html', rules = 'all', looks = new KnownLooks()}: AxeScope = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(source);
  }
  const structure = rules === 'color' ? [] : await run(page, within, structureRun);
  if (rules === 'structure') return structure;
  return [...structure, ...(await colorViolations(page, within, looks))];
}
