/** `npm run check`: holds the sources against the rules of CONTRIBUTING.md. */
import path from 'node:path';
import {checkFreshness} from './freshness.mts';
import {checkHeadings} from './headings.mts';
import {checkInAppLinks} from './inAppLinks.mts';
import {checkKinds} from './kinds.mts';
import {checkLinks} from './links.mts';
import {checkParity} from './parity.mts';
import {formatProblem} from './problem.mts';
import {readSite} from './site.mts';
import {checkUiTexts} from './uiTexts.mts';
import {checkWording} from './wording.mts';

const checks = {
  headings: checkHeadings,
  parity: checkParity,
  'interface texts': checkUiTexts,
  kinds: checkKinds,
  links: checkLinks,
  wording: checkWording,
  'in-app links': checkInAppLinks,
  'fresh translations': checkFreshness,
} as const;

const site = readSite(path.resolve(import.meta.dirname, '..'));
const annotate = Boolean(process.env.GITHUB_ACTIONS);
let count = 0;
for (const [name, check] of Object.entries(checks)) {
  const problems = check(site);
  count += problems.length;
  console.log(`${problems.length === 0 ? 'ok  ' : 'FAIL'} ${name}`);
  problems.forEach((found) => console.log(formatProblem(found, annotate)));
}
console.log(`${site.pages.length} pages checked, ${count} problems`);
process.exitCode = count === 0 ? 0 : 1;
