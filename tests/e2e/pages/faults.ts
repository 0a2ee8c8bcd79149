import path from 'node:path';
import {buildSync} from 'esbuild';
import type {Page} from '../fixture';

const [bundle] = buildSync({
  entryPoints: [path.join(__dirname, 'rules/index.ts')],
  bundle: true,
  format: 'iife',
  globalName: 'rules',
  write: false,
}).outputFiles;
const rules = bundle?.text ?? '';

/** Expands everything collapsed, so that `faultsOf` sees it. */
export const expandAll = (page: Page): Promise<void> =>
  page.evaluate(`(() => { ${rules} rules.expandAll(); })()`);

/** The faults in the look of the page, in the width that the window has. */
export const faultsOf = (page: Page): Promise<string[]> =>
  page.evaluate(`(() => { ${rules} return rules.faults(); })()`);
