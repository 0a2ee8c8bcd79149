/** `npm run build`: both languages at the same time. `node scripts/build.mjs FOLDER` builds the site in that folder. */
import path from 'node:path';
import {buildSite} from './lib/buildSite.mjs';
import {root} from './lib/setUp.mjs';

await buildSite(path.resolve(root, process.argv[2] ?? '.'));
