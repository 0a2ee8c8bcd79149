/** `npm test`: everything, fast steps first. On a fresh clone it installs what it needs. */
import {installPackages, requireNode, run} from './lib/setUp.mjs';
import {installSystemTools} from './lib/systemTools.mjs';

requireNode();
installPackages();
installSystemTools();

const npm = (/** @type {string} */ script) => ['run', '--silent', script];

run('Types', 'npm', npm('types'));
run('Lint', 'npm', npm('lint'));
run('Format', 'npm', npm('format:check'));
run('Content checks', 'npm', npm('check'));
run('Spelling', 'npm', npm('spelling'));
run('Unit tests, samples and configuration errors', 'npm', npm('unit'));
run('Build English and German', 'npm', npm('build'));
run('Links of the build', 'npm', npm('check:build'));
run('Build again: the same bytes', 'npm', npm('reproduce'));
run('Build the kitchen sink', 'npm', npm('build:kitchen-sink'));
run('Browser tests', 'npm', npm('e2e'));
