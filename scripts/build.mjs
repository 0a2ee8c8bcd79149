/**
 * Builds all languages of the website, or of the site in a folder, in parallel:
 * `node scripts/build.mjs [FOLDER] [--locale NAME]… [--delivery]`. With `--delivery`, which `npm run build` uses,
 * it also writes what servers need.
 */
import path from 'node:path';
import {parseArgs} from 'node:util';
import {tsImport} from 'tsx/esm/api';
import {locales} from '../website/config/localeNames.mjs';
import {buildSite} from './lib/buildSite.mjs';
import {root} from './lib/setUp.mjs';

const {values, positionals} = parseArgs({
  options: {
    delivery: {type: 'boolean'},
    locale: {type: 'string', multiple: true, default: locales},
  },
  allowPositionals: true,
});
const steps = values.delivery
  ? (await tsImport('../delivery/finish/steps.mts', import.meta.url)).deliverySteps
  : [];
const folder = positionals[0];
await buildSite({
  siteDir: path.join(root, folder ?? 'website'),
  // The website is built into the root, where servers and hosts look for it.
  outDir: path.join(root, folder ?? '', 'build'),
  locales: values.locale,
  steps,
});
