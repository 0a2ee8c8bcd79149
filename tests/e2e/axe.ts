import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import type {JSHandle, Page} from '@playwright/test';
import {textSamples} from './textSamples';

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

/** Violations of WCAG 2.2 AA and of good practice, every rule that axe can decide. */
export async function axeViolations(
  page: Page,
  {within = 'html', rules = 'all'}: AxeScope = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(source);
  }
  const structure = rules === 'color' ? [] : await run(page, within, structureRun);
  if (rules === 'structure') return structure;
  const samples = await page.evaluateHandle(textSamples, within);
  const colors = await run(page, samples, colorRun);
  await samples.dispose();
  return [...structure, ...colors];
}
