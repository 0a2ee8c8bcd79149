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
  step('Types', 'types'),
  step('Lint', 'lint'),
  step('Format', 'format:check'),
  step('Content checks', 'check'),
  step('Spelling', 'spelling'),
]);
// In parallel, because none uses two processors all the time. The kitchen sink is built later, since unit tests build it too.
await runSideBySide([
  step('Unit tests, samples and configuration errors', 'unit'),
  [step('Build English and German', 'build'), step('Build again: the same bytes', 'reproduce')],
]);
await runSideBySide([
  step('Build the kitchen sink', 'build:kitchen-sink'),
  step('Pages of the build', 'check:build'),
]);
run('Browser tests', 'npm', npm('e2e'));
