/**
 * Builds all languages of a site in parallel: `node scripts/build.mjs [FOLDER] [--locale NAME]… [--delivery]`. The
 * default folder is the website. With `--delivery`, as in `npm run build`, it also writes the files that servers need.
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
  // The website is built into `build/` of the repository, where servers and hosts expect it.
  outDir: path.join(root, folder ?? '', 'build'),
  locales: values.locale,
  steps,
});
