import {designSettings} from '../data/designSettings.ts';
import {guidelineSettings} from '../data/guidelineSettings.ts';
import type {Localized} from '../texts/index.ts';
import {memberSettings} from '../data/memberSettings.ts';
import {projectSettings} from '../data/projectSettings.ts';
import {securityFeatures} from '../data/securityFeatures.ts';
import {securitySettings} from '../data/securitySettings.ts';
import {submissionRules} from '../data/submissionRules.ts';
import {systemSettings} from '../data/systemSettings.ts';
import {translationSettings} from '../data/translationSettings.ts';
import {userSettings} from '../data/userSettings.ts';

export interface KnownSetting {
  /** File that describes the setting. */
  readonly file: string;
  readonly label: Localized;
  readonly default: Localized;
  /** Its anchor on a page ends with it. */
  readonly key?: string;
}

const files: Readonly<Record<string, object>> = {
  'data/designSettings.ts': designSettings,
  'data/guidelineSettings.ts': guidelineSettings,
  'data/memberSettings.ts': memberSettings,
  'data/projectSettings.ts': projectSettings,
  'data/securityFeatures.ts': securityFeatures,
  'data/securitySettings.ts': securitySettings,
  'data/submissionRules.ts': submissionRules,
  'data/systemSettings.ts': systemSettings,
  'data/translationSettings.ts': translationSettings,
  'data/userSettings.ts': userSettings,
};

type Field = Partial<KnownSetting>;

/** Every object with a label and a default is a setting, at any depth. */
function settingsIn(file: string, value: unknown): KnownSetting[] {
  if (typeof value !== 'object' || value === null) return [];
  const {label, default: preset, key} = value as Field;
  return label && preset
    ? [{file, label, default: preset, key}]
    : Object.values(value).flatMap((inner) => settingsIn(file, inner));
}

/** Every setting of the product that `data/` describes. */
export const knownSettings: readonly KnownSetting[] = Object.entries(files).flatMap(
  ([file, module]) => settingsIn(file, module),
);
