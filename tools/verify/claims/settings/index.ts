import {designSettings} from '../../../../website/data/designSettings';
import {guidelineSettings} from '../../../../website/data/guidelineSettings';
import {memberSettings} from '../../../../website/data/memberSettings';
import {projectSettings} from '../../../../website/data/projectSettings';
import {securityFeatures} from '../../../../website/data/securityFeatures';
import {securitySettings} from '../../../../website/data/securitySettings';
import type {Setting} from '../../../../website/data/settings';
import type {SettingField} from '../../../../website/data/settingField';
import {submissionRules} from '../../../../website/data/submissionRules';
import {systemSettings} from '../../../../website/data/systemSettings';
import {userSettings} from '../../../../website/data/userSettings';
import type {Claim, PageClaims} from '../../claim';
import type {Target} from '../../target';
import {fieldClaim, type Row} from './field';

/** A page of a project that nobody has changed. */
const inProject = (path: string) => async (target: Target) => {
  const {id} = await target.projects.with({purpose: 'defaults'});
  return `/project/${id}${path}`;
};
const at = (path: string) => async () => path;

const rowOf = (one: Setting | SettingField): Row => ({
  label: one.label,
  default: one.default,
});

/** Claims for a table; `without` are labels that are no fields, `changed` those that the setup sets. */
function table(
  settings: readonly (Setting | SettingField)[],
  heading: string,
  path: (target: Target) => Promise<string>,
  {without = [], changed = []}: {without?: readonly string[]; changed?: readonly string[]} = {},
): Claim[] {
  return settings
    .map(rowOf)
    .filter(({label}) => !without.includes(label.en))
    .map((row) => fieldClaim(row, heading, path, {value: !changed.includes(row.label.en)}));
}

const {general, spamDetection, metadata, developer, statistic} = projectSettings;
const advanced = inProject('/settings/advanced');

const settings: PageClaims = {
  page: 'usage/settings',
  claims: [
    // Hosts and groups are lists without a label of their own.
    ...table(general.settings, 'general-settings', inProject('/settings/general'), {
      without: ['Hosts', 'Project group'],
      changed: ['Name'],
    }),
    ...[spamDetection, statistic, metadata, developer].flatMap((group) =>
      table(group.settings, 'advanced-settings', advanced),
    ),
    ...table(memberSettings.member.settings, 'project-members', inProject('/settings/members/add')),
  ],
};

/** Several features have a field of the same name: the n-th of the form. */
const seen = new Map<string, number>();
const security: PageClaims = {
  page: 'usage/security',
  claims: Object.values(securityFeatures).flatMap((feature) =>
    (feature.settings as readonly Setting[]).map((setting) => {
      const nth = seen.get(setting.label.en) ?? 0;
      seen.set(setting.label.en, nth + 1);
      return fieldClaim(
        rowOf(setting),
        feature.anchor,
        inProject('/settings/security/edit-general'),
        {nth},
      );
    }),
  ),
};

const {guideline, overrides} = guidelineSettings;
const guidelines: PageClaims = {
  page: 'usage/guidelines',
  claims: [guideline, overrides].flatMap((group) =>
    table(group.settings, 'fields', inProject('/settings/security/guideline/add')),
  ),
};

const design = (mode: string) => inProject(`/settings/design/switch-mode?mode=${mode}`);
const designs: PageClaims = {
  page: 'usage/design',
  claims: [
    ...table(designSettings.simple.settings, 'design-simple', design('simple'), {
      without: ['Box size'],
    }),
    ...table(designSettings.dimensions.settings, 'design-advanced', design('advanced'), {
      without: ['Box size'],
    }),
    ...table(designSettings.invisible.settings, 'design-invisible', design('invisible-simple')),
  ],
};

const random = inProject('/rules/submission-rules/configure/random-values');
const submission: PageClaims = {
  page: 'usage/submission_rules',
  claims: table(submissionRules.randomValues.settings, 'submission-rules', random, {
    // The table says why: ticked in the form, but off.
    changed: ['Enable rule'],
  }),
};

const system = at('/administration/settings/');
const systemPage: PageClaims = {
  page: 'administration/system_settings',
  claims: (['main', 'locale', 'interface', 'mail'] as const).flatMap((group) =>
    table(systemSettings[group].fields, `${group}-settings`, system, {
      changed: ['Name of the mosparo installation'],
    }),
  ),
};

const administration: PageClaims = {
  page: 'administration/security_settings',
  claims: (['login-throttling', 'reverse-proxy'] as const).flatMap((group) =>
    table(securitySettings[group].fields, group, at('/administration/security/'), {
      without: ['List of trusted proxies'],
    }),
  ),
};

const user: PageClaims = {
  page: 'account/user_settings',
  claims: table(userSettings.user.fields, 'fields', at('/account/settings')),
};

export const settingsClaims: readonly PageClaims[] = [
  settings,
  security,
  guidelines,
  designs,
  submission,
  systemPage,
  administration,
  user,
];
