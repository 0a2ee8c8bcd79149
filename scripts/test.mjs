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
run('Unit tests, samples and configuration errors', 'npm', npm('unit'));
run('Build English and German', 'npm', npm('build'));
run('Build again: the same bytes', 'npm', npm('reproduce'));
await runSideBySide([
  step('Links of the build', 'check:build'),
  step('Build the kitchen sink', 'build:kitchen-sink'),
]);
run('Browser tests', 'npm', npm('e2e'));
