/** `npm test`: everything, fast steps first. On a fresh clone it installs what it needs. */
import {runSideBySide} from './lib/runSideBySide.mjs';
import {installPackages, requireNode, run} from './lib/setUp.mjs';
import {installSystemTools} from './lib/systemTools.mjs';

requireNode();
installPackages();
installSystemTools();

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
run('Browser tests', 'npm', npm('e2e'));
