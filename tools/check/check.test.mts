/** The small site in `seeded/` has a mistake for each rule; its report is what a writer sees. */
import path from 'node:path';
import {expect, it} from 'vitest';
import {formatProblem, runRules} from './rule.mts';
import {rules} from './rules.mts';
import {readSite} from './site.mts';

it('every rule finds its mistakes and names file, line and remedy', async () => {
  const site = readSite(path.join(import.meta.dirname, 'seeded'));
  const report = runRules(rules, site).map((problem) => formatProblem(problem));
  await expect(`${report.join('\n')}\n`).toMatchFileSnapshot('seeded/report.txt');
});
