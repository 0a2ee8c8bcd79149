/** `npm run dev`: development server with hot reload; `npm run dev -- --locale de` for the German pages. */
import {installPackages, requireNode, run} from '../scripts/lib/setUp.mjs';

requireNode();
installPackages();
run('Development server', 'npx', ['docusaurus', 'start', 'website', ...process.argv.slice(2)]);
