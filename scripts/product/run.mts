/** `npm run product -- 1.6.0`: sets the documented version and prints everything to review. */
import path from 'node:path';
import {issueAreas} from '../../website/data/knownIssues/index.ts';
import {screenNames} from '../../website/data/screens/index.ts';
import {newVersion} from './newVersion.mts';

const root = path.resolve(import.meta.dirname, '../../website');
const issues = Object.fromEntries(
  Object.entries(issueAreas).map(([area, entries]) => [area, Object.keys(entries)]),
);
try {
  console.log(newVersion(root, process.argv[2], {issues, screenshots: [...screenNames]}));
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
