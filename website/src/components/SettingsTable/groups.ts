import {designSettings} from '../../../data/designSettings';
import {guidelineSettings} from '../../../data/guidelineSettings';
import {memberSettings} from '../../../data/memberSettings';
import {projectSettings} from '../../../data/projectSettings';
import {securityFeatures} from '../../../data/securityFeatures';
import {submissionRules} from '../../../data/submissionRules';
import type {SettingGroup} from '../../../data/settings';
import {translationSettings} from '../../../data/translationSettings';

/** Every group of fields that a page can show as a table. */
export const settingGroups = {
  ...projectSettings,
  ...memberSettings,
  ...securityFeatures,
  ...guidelineSettings,
  ...designSettings,
  ...translationSettings,
  ...submissionRules,
} satisfies Record<string, SettingGroup>;

export type SettingGroupId = keyof typeof settingGroups;
