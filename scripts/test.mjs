/**
 * `npm test`: runs every check and test, quick steps first. On a fresh clone it first installs packages and programs.
 * Tests whose programs it cannot install are left out and listed at the end; with `CI` every program is required.
 */
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {installPrograms} from './lib/installPrograms.mjs';
import {leaveOut, leftOutReport, missingPrograms} from './lib/leftOut.mjs';
import {runSideBySide} from './lib/runSideBySide.mjs';
import {installPackages, requireNode, run} from './lib/setUp.mjs';
import {browserTests, longSteps, quickSteps} from './lib/testSteps.mjs';

requireNode();
installPackages();
installPrograms({required: Boolean(process.env.CI)});

const notes = mkdtempSync(path.join(tmpdir(), 'docs-tests-'));
process.env.LEFT_OUT = path.join(notes, 'left-out');
process.on('exit', () => {
  const report = leftOutReport(path.join(notes, 'left-out'));
  if (report) console.log(`\n${report}`);
  rmSync(notes, {recursive: true});
});

await runSideBySide(quickSteps);
await runSideBySide(longSteps);
const noBrowser = missingPrograms(['chromium']);
if (noBrowser.length > 0) leaveOut('all browser tests', noBrowser);
else run(browserTests.name, browserTests.command, browserTests.args);
