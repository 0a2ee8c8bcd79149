import {designSettings} from '../../../data/designSettings';
import {projectSettings} from '../../../data/projectSettings';
import {securityFeatures} from '../../../data/securityFeatures';
import {submissionRules} from '../../../data/submissionRules';
import type {SettingGroup} from '../../../data/settings';

/** Every group of fields that a page can show as a table. */
export const settingGroups = {
  ...projectSettings,
  ...securityFeatures,
  ...designSettings,
  ...submissionRules,
} satisfies Record<string, SettingGroup>;

export type SettingGroupId = keyof typeof settingGroups;
