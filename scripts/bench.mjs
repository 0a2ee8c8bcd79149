/** `npm run bench`: installs what is missing, then measures. See bench/run.mts for its arguments. */
import {installPackages, requireNode, run} from './lib/setUp.mjs';
import {installPrograms} from './lib/installPrograms.mjs';

requireNode();
installPackages();
installPrograms(['chromium']);
run('Benchmarks', 'npx', ['tsx', 'bench/run.mts', ...process.argv.slice(2)]);
