/**
 * `npm test`: what a change needs before a pull request. On a fresh clone it first installs packages and a browser.
 * `npm test -- --all`: everything, also what needs servers, compilers and Firefox.
 */
import {installBrowser, installPrograms} from './lib/installPrograms.mjs';
import {programs} from './lib/programs.mjs';
import {runSideBySide} from './lib/runSideBySide.mjs';
import {installPackages, requireNode, run, stop} from './lib/setUp.mjs';
import {testSteps} from './lib/testSteps.mjs';

const [option, ...others] = process.argv.slice(2);
if ((option && option !== '--all') || others.length > 0) {
  stop(
    `npm test has one option, --all. For some tests only: npm run unit -- FOLDER, npm run e2e -- FOLDER`,
  );
}
const all = option === '--all';

requireNode();
if (all) installPrograms([...programs, 'linux', 'registry']);
installPackages();
if (!all) installBrowser();

const steps = testSteps({all});
await runSideBySide(steps.quick);
await runSideBySide(steps.long);
const {name, command, args, again} = steps.browser;
run(name, command, args, again);
