/**
 * `npm test`: everything, fast steps first. On a fresh clone it installs what it needs. Tests whose programs it may
 * not install are left out and named at the end; with `CI` every program is required.
 */
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {installPrograms} from './lib/installPrograms.mjs';
import {leaveOut, leftOutReport, missingPrograms} from './lib/leftOut.mjs';
import {runSideBySide} from './lib/runSideBySide.mjs';
import {installPackages, requireNode, run} from './lib/setUp.mjs';

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

const npm = (/** @type {string} */ script) => ['run', '--silent', script];
const step = (/** @type {string} */ name, /** @type {string} */ script) => ({
  name,
  command: 'npm',
  args: npm(script),
});

await runSideBySide([
  step('Content checks', 'check'),
  step('Types', 'types'),
  step('Lint', 'lint'),
  step('Format', 'format:check'),
]);
// Two lists of about the same length. The kitchen sink follows the unit tests, since they build it too.
await runSideBySide([
  [
    step('Unit tests, samples and configuration errors', 'unit'),
    step('Build the kitchen sink', 'build:kitchen-sink'),
    step('Spelling', 'spelling'),
  ],
  [
    step('Build English and German', 'build'),
    step('Pages of the build', 'check:build'),
    step('Build again: the same bytes', 'reproduce'),
  ],
]);
const noBrowser = missingPrograms(['chromium']);
if (noBrowser.length > 0) leaveOut('all browser tests', noBrowser);
else run('Browser tests', 'npm', npm('e2e'));
