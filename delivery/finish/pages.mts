/** `npm run delivery:pages`: makes the folder `build.pages` for GitHub Pages. */
import path from 'node:path';
import {writePagesFolder} from './pagesFolder.mts';

const folder = writePagesFolder(path.resolve(process.argv[2] ?? 'build'));
console.log(`${path.relative('', folder)} is ready for GitHub Pages.`);
