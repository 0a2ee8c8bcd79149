/**
 * Builds all languages at the same time, of the site in a folder or of this one:
 * `node scripts/build.mjs [FOLDER] [--delivery]`. With `--delivery`, as `npm run build` calls it,
 * also what servers need.
 */
import path from 'node:path';
import {parseArgs} from 'node:util';
import {tsImport} from 'tsx/esm/api';
import {buildSite} from './lib/buildSite.mjs';
import {root} from './lib/setUp.mjs';

const {values, positionals} = parseArgs({
  options: {delivery: {type: 'boolean'}},
  allowPositionals: true,
});
const steps = values.delivery
  ? (await tsImport('../src/build/pipeline/steps.mts', import.meta.url)).deliverySteps
  : [];
await buildSite(path.resolve(root, positionals[0] ?? '.'), steps);
