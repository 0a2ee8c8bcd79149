/** `npm run check`: checks the sources against the rules of CONTRIBUTING.md. */
import {provideCatalogues} from '../../website/texts/catalogues.cjs';
import {translations} from '../../website/config/locales.ts';
import {formatProblem, runRules} from './rule.mts';
import {readSite} from './site.mts';

const site = readSite();
// Before any rule imports data: what cannot be read is reported once, and stops nothing.
for (const locale of translations)
  provideCatalogues(
    locale,
    site.catalogues.filter((each) => each.locale === locale).map(({texts}) => texts),
  );
const {rules} = await import('./rules.mts');
const problems = runRules(rules, site);
for (const problem of problems)
  console.log(formatProblem(problem, Boolean(process.env.GITHUB_ACTIONS)));
console.log(
  `${site.pages.length} pages checked, ${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}`,
);
const {reportMissing} = await import('./translations/missing.mts');
for (const line of reportMissing(site)) console.log(line);
process.exitCode = problems.length === 0 ? 0 : 1;
