import {accountSettings, accountTwoFactor, login} from './account';
import {
  adminCleanupStatistic,
  adminCronJobs,
  adminGeoip,
  adminSecurity,
  adminSystem,
  adminSystemSettings,
  adminUpdates,
  adminUsers,
  administration,
} from './administration';
import {boxChecked, boxEmpty, boxError, boxInvisibleLoading, boxSpam} from './box';
import {dashboard, projectConnection, projectCreate, projects} from './projects';
import {
  fieldRuleChooseType,
  fieldRuleEditor,
  fieldRules,
  rulePackageChooseType,
  rulePackageView,
  rulePackages,
  submissionRuleEditor,
  submissionRules,
} from './rules';
import {
  settingsAdvanced,
  settingsDesignAdvanced,
  settingsDesignSimple,
  settingsGeneral,
  settingsGuideline,
  settingsMembers,
  settingsSecurity,
  settingsSecurityDelay,
  settingsSecurityEdit,
  settingsTranslations,
} from './settings';
import {setupAdministrator, setupDatabase, setupRequirements, setupStart} from './setup';
import {submissionRatingDetails, submissionSpam, submissionValid, submissions} from './submissions';
import {toolsExport, toolsImport, toolsRuleTester} from './tools';
import {localizeScreen} from './localize';
import type {LocalizedScreen, Screen} from './types';

const all = {
  'account-settings': accountSettings,
  'account-two-factor': accountTwoFactor,
  'admin-cleanup-statistic': adminCleanupStatistic,
  'admin-cron-jobs': adminCronJobs,
  'admin-geoip': adminGeoip,
  'admin-security': adminSecurity,
  'admin-system': adminSystem,
  'admin-system-settings': adminSystemSettings,
  'admin-updates': adminUpdates,
  'admin-users': adminUsers,
  administration,
  'box-checked': boxChecked,
  'box-empty': boxEmpty,
  'box-error': boxError,
  'box-invisible-loading': boxInvisibleLoading,
  'box-spam': boxSpam,
  dashboard,
  'field-rule-choose-type': fieldRuleChooseType,
  'field-rule-editor': fieldRuleEditor,
  'field-rules': fieldRules,
  login,
  'project-connection': projectConnection,
  'project-create': projectCreate,
  projects,
  'rule-package-choose-type': rulePackageChooseType,
  'rule-package-view': rulePackageView,
  'rule-packages': rulePackages,
  'settings-advanced': settingsAdvanced,
  'settings-design-advanced': settingsDesignAdvanced,
  'settings-design-simple': settingsDesignSimple,
  'settings-general': settingsGeneral,
  'settings-guideline': settingsGuideline,
  'settings-members': settingsMembers,
  'settings-security': settingsSecurity,
  'settings-security-delay': settingsSecurityDelay,
  'settings-security-edit': settingsSecurityEdit,
  'settings-translations': settingsTranslations,
  'setup-administrator': setupAdministrator,
  'setup-database': setupDatabase,
  'setup-requirements': setupRequirements,
  'setup-start': setupStart,
  'submission-rating-details': submissionRatingDetails,
  'submission-rule-editor': submissionRuleEditor,
  'submission-rules': submissionRules,
  'submission-spam': submissionSpam,
  'submission-valid': submissionValid,
  submissions,
  'tools-export': toolsExport,
  'tools-import': toolsImport,
  'tools-rule-tester': toolsRuleTester,
} satisfies Record<string, Screen>;

export type ScreenName = keyof typeof all;

/** Every picture of the product's interface, by the name of its files. */
export const screens = Object.fromEntries(
  Object.entries(all).map(([name, screen]) => [name, localizeScreen(name, screen)]),
) as Readonly<Record<ScreenName, LocalizedScreen>>;
