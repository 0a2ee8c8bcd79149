import {build} from 'esbuild';
import type {Page} from '@playwright/test';
import {root} from '../lib/folders.mjs';

/** What the browser measures for one index. */
export interface EngineTimes {
  readonly load: number;
  readonly queries: readonly number[];
}

interface Engine {
  loadIndex(file: unknown): unknown;
  search(indexes: readonly unknown[], query: string): unknown;
}

/** The search as one script, to be timed alone in a browser. */
async function bundleEngine(): Promise<string> {
  const {outputFiles} = await build({
    stdin: {
      contents: `export {loadIndex} from './search/core/loadIndex'; export {search} from './search/core/search';`,
      resolveDir: root,
    },
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    globalName: 'engine',
  });
  return outputFiles[0]?.text ?? '';
}

/** Reads an index and asks it every query twice in Chromium; the second time counts. */
export async function timeEngine(
  page: Page,
  index: string,
  queries: readonly string[],
): Promise<EngineTimes> {
  await page.goto('about:blank');
  await page.addScriptTag({content: await bundleEngine()});
  return page.evaluate(
    ({text, asked}) => {
      const {engine} = window as unknown as {engine: Engine};
      const started = performance.now();
      const loaded = engine.loadIndex(JSON.parse(text));
      const load = performance.now() - started;
      // No named functions, which tsx would wrap in a helper that the page does not have.
      const times: number[] = [];
      for (const query of [...asked, ...asked]) {
        const before = performance.now();
        engine.search([loaded], query);
        times.push(performance.now() - before);
      }
      return {load, queries: times.slice(asked.length)};
    },
    {text: index, asked: queries},
  );
}
