import {boxMessages} from '../../website/data/boxMessages';
import {commands} from '../../website/data/commands';
import {cronJobs, webCronAnswers} from '../../website/data/cronJobs';
import {cssVariables} from '../../website/data/cssVariables';
import {designColors, designSettings} from '../../website/data/designSettings';
import {variableGroups} from '../../website/data/environmentVariables';
import {errorCatalogue} from '../../website/data/errors';
import {guidelineSettings} from '../../website/data/guidelineSettings';
import {memberSettings} from '../../website/data/memberSettings';
import {permissions} from '../../website/data/permissions';
import {projectSettings} from '../../website/data/projectSettings';
import {proxyHeaders} from '../../website/data/proxyHeaders';
import {phpExtensions} from '../../website/data/requirements';
import {ratingExamples} from '../../website/data/ratingExamples';
import {ruleTypes} from '../../website/data/ruleTypes';
import {
  scriptArguments,
  scriptCallbacks,
  scriptEvents,
  scriptMethods,
  scriptOptions,
} from '../../website/data/scriptOptions';
import {securityFeatures} from '../../website/data/securityFeatures';
import {securitySettings} from '../../website/data/securitySettings';
import {submissionRules} from '../../website/data/submissionRules';
import {systemSettings} from '../../website/data/systemSettings';
import {translationSettings} from '../../website/data/translationSettings';
import {updateErrors} from '../../website/data/updateErrors';
import {userSettings} from '../../website/data/userSettings';
import type {PageClaims} from './claim';

/** Facts of one list of `data/`, each by a text that a claim about it contains. */
export interface FactList {
  readonly page: string;
  /** File in `website/data/`. */
  readonly file: string;
  readonly facts: readonly string[];
}

/** English labels of all fields in a tree of settings. */
function labelsIn(tree: unknown): string[] {
  if (typeof tree !== 'object' || tree === null) return [];
  const {label} = tree as {label?: {en?: string}};
  const below = Object.values(tree).flatMap(labelsIn);
  return typeof label?.en === 'string' ? [label.en, ...below] : below;
}

const list = (page: string, file: string, facts: readonly string[]): FactList => ({
  page,
  file,
  facts: [...new Set(facts)],
});
const names = (entries: readonly {readonly name: string}[]) => entries.map(({name}) => name);

/** What the tables of the pages show. Texts around them have claims of their own, by heading. */
export const factLists: readonly FactList[] = [
  list('account/user_settings', 'userSettings.ts', labelsIn(userSettings)),
  list('administration/security_settings', 'securitySettings.ts', labelsIn(securitySettings)),
  list('administration/system_settings', 'systemSettings.ts', labelsIn(systemSettings)),
  list(
    'administration/users',
    'permissions.ts',
    permissions.account.rights.map(({id}) => id),
  ),
  list(
    'usage/settings',
    'permissions.ts',
    permissions.project.rights.map(({id}) => id),
  ),
  list(
    'api/troubleshooting',
    'errors/',
    errorCatalogue.map(({message}) => message.en),
  ),
  list('cli', 'commands.ts', [
    ...commands.flatMap(({name, parameters}) => [name, ...names(parameters)]),
  ]),
  list(
    'administration/cron_jobs',
    'cronJobs.ts',
    webCronAnswers.map(({status, body}) => body || String(status)),
  ),
  list(
    'installation/configure/cron_jobs',
    'cronJobs.ts',
    cronJobs.map(({command}) => command),
  ),
  list(
    'installation/configure/environment_variables',
    'environmentVariables.ts',
    variableGroups.flatMap(({variables}) => names(variables)),
  ),
  list('installation/configure/proxy_headers', 'proxyHeaders.ts', names(proxyHeaders)),
  list('installation/requirements', 'requirements.ts', names(phpExtensions)),
  list(
    'installation/update_problems',
    'updateErrors.ts',
    updateErrors.map(({message}) => message),
  ),
  list('integration/script_reference', 'scriptOptions.ts', [
    ...names(scriptArguments),
    ...names(scriptOptions),
    ...names(scriptCallbacks),
    ...names(scriptEvents),
    ...names(scriptMethods),
  ]),
  list('integration/script_reference', 'cssVariables.ts', names(cssVariables)),
  list(
    'usage/box_texts',
    'boxMessages.ts',
    boxMessages.map(({key}) => key),
  ),
  list('usage/box_texts', 'translationSettings.ts', labelsIn(translationSettings)),
  list('usage/design', 'designSettings.ts', [
    ...labelsIn(designSettings),
    ...labelsIn(designColors),
  ]),
  list('usage/guidelines', 'guidelineSettings.ts', labelsIn(guidelineSettings)),
  list(
    'usage/rating',
    'ratingExamples.ts',
    ratingExamples.map(({story}) => story.en),
  ),
  list(
    'usage/rule_types',
    'ruleTypes.ts',
    Object.values(ruleTypes).flatMap(({itemTypes}) => itemTypes.map(({key}) => key)),
  ),
  list('usage/security', 'securityFeatures.ts', labelsIn(securityFeatures)),
  list('usage/settings', 'memberSettings.ts', labelsIn(memberSettings)),
  list('usage/settings', 'projectSettings.ts', labelsIn(projectSettings)),
  list('usage/submission_rules', 'submissionRules.ts', labelsIn(submissionRules)),
];

/** Facts that no claim of their page tries. */
export function untried(
  claims: readonly PageClaims[],
  lists: readonly FactList[] = factLists,
): readonly FactList[] {
  const said = new Map(
    claims.map((one) => [one.page, one.claims.map(({says}) => JSON.stringify(says)).join('\n')]),
  );
  const isTried = (page: string, fact: string) => said.get(page)?.includes(JSON.stringify(fact));
  return lists.map((one) => ({
    ...one,
    facts: one.facts.filter((fact) => !isTried(one.page, fact)),
  }));
}

/** By page: how many facts are untried, and which. */
export function untriedLines(
  claims: readonly PageClaims[],
  lists: readonly FactList[] = factLists,
): string {
  const left = untried(claims, lists);
  const lines = left.flatMap(({page, file, facts}, at) =>
    facts.length === 0
      ? []
      : [
          `${page}: ${facts.length} of ${lists[at]!.facts.length} facts of data/${file} are untried`,
          ...facts.map((fact) => `  ${fact}`),
        ],
  );
  const count = (all: readonly FactList[]) => all.reduce((sum, {facts}) => sum + facts.length, 0);
  return [...lines, `${count(left)} of ${count(lists)} facts in the tables are untried.`].join(
    '\n',
  );
}
