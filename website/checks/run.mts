/** `npm run check`: checks the sources against the rules of CONTRIBUTING.md. */
import {checkAltTexts} from './altTexts.mts';
import {checkCheckedAgainst} from './checkedAgainst.mts';
import {checkCommands} from './commandNames.mts';
import {checkEvidence} from './evidence.mts';
import {checkExplainedTerms} from './explainedTerms.mts';
import {checkFreshness} from './freshness.mts';
import {checkAllFrontMatter} from './frontMatter.mts';
import {checkHeadings} from './headings.mts';
import {checkInAppLinks} from './inAppLinks.mts';
import {checkKnownIssues} from './knownIssues.mts';
import {checkLimits} from './checkLimits.mts';
import {checkLinks} from './links.mts';
import {checkLanguages} from './languages.mts';
import {loadSite, repository} from './loadSite.mts';
import {reportMissing} from './missing.mts';
import {checkMarkdownImages} from './markdownImages.mts';
import {checkPageLists, checkSectionWords} from './pageLists.mts';
import {checkParity} from './parity.mts';
import {checkPrivacyIds} from './privacyIds.mts';
import {problem, type Problem} from './problem.mts';
import {report} from './report.mts';
import {checkSamples} from './samples.mts';
import {checkScreens, checkScreenUse} from './screens.mts';
import {checkScreenList, checkScreenPlaces} from './screenList.mts';
import {checkSettingLabels} from './settingLabels.mts';
import type {Site} from './site.mts';
import {checkTables} from './tables.mts';
import {checkTerms} from './terms.mts';
import {checkUiStrings} from './uiStrings.mts';
import {checkUiTexts} from './uiTexts.mts';
import {checkUpstream} from './upstream/index.mts';
import {checkVariables} from './variables.mts';
import {checkVersions} from './versions.mts';
import {checkWording} from './wording.mts';

const checks: Readonly<Record<string, (site: Site) => Problem[]>> = {
  'front matter': checkAllFrontMatter,
  headings: checkHeadings,
  parity: checkParity,
  'lists of pages': (site) => checkPageLists(site),
  'search words of sections': (site) => checkSectionWords(site),
  tables: checkTables,
  'text alternatives': checkAltTexts,
  'Markdown images': checkMarkdownImages,
  'list of screenshots': checkScreenList,
  'translated screenshots': checkScreenPlaces,
  'screenshots on pages': checkScreens,
  'unused screenshots': checkScreenUse,
  'interface texts of the product': checkUiTexts,
  'names of settings': checkSettingLabels,
  'interface texts of the site': checkUiStrings,
  'texts in all languages': checkLanguages,
  links: checkLinks,
  samples: checkSamples,
  wording: checkWording,
  terms: checkTerms,
  'explained terms': checkExplainedTerms,
  'sentences of privacy': checkPrivacyIds,
  'environment variables': checkVariables,
  commands: checkCommands,
  versions: checkVersions,
  'pages to review': (site) => checkCheckedAgainst(site),
  'known issues': checkKnownIssues,
  'results of trials': checkEvidence,
  'in-app links': checkInAppLinks,
  'limits of pages': checkLimits,
  'fresh translations': checkFreshness,
  'files of Docusaurus': () => checkUpstream(repository),
};

const site = loadSite();

/** Runs a check. One that throws, for example because texts of a new language are missing, does not stop the others. */
function run([name, check]: (typeof all)[number]): [string, Problem[]] {
  try {
    return [name, check(site)];
  } catch (error) {
    const [, at = 'checks/run.mts'] = /\/(checks\/[^:)]+)/.exec((error as Error).stack ?? '') ?? [];
    const remedy = 'npm run types names data that is missing or has another shape.';
    return [name, [problem(at, 1, `The check stopped: ${String(error)}`, remedy)]];
  }
}

const all = Object.entries(checks);
report(Object.fromEntries(all.map(run)), `${site.pages.length} pages`);
reportMissing(site).forEach((line) => console.log(line));
