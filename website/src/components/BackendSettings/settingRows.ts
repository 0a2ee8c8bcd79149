import type {Locale} from '@site/config/locales';
import {securitySettings} from '@site/data/securitySettings';
import type {SettingField, SettingGroup} from '@site/data/settingField';
import {systemSettings} from '@site/data/systemSettings';
import {userSettings} from '@site/data/userSettings';

export const settingGroups = {...systemSettings, ...securitySettings, ...userSettings};
export type SettingGroupId = keyof typeof settingGroups;

/** A field in one language, ready to be shown. */
export interface SettingRow {
  readonly id: string;
  readonly label: string;
  readonly key?: string;
  readonly since?: string;
  readonly meaning: string;
  readonly allowed: string;
  readonly default: string;
  /** What a filter looks at. */
  readonly text: string;
}

function rowOf(field: SettingField, locale: Locale): SettingRow {
  const [label, meaning] = [field.label[locale], field.meaning[locale]];
  return {
    id: field.key ?? field.label.en,
    label,
    key: field.key,
    since: field.since,
    meaning,
    allowed: field.allowed[locale],
    default: field.default[locale],
    text: [label, field.key ?? '', meaning].join(' '),
  };
}

export function settingRows(
  id: SettingGroupId,
  locale: Locale,
): {readonly title: string; readonly rows: readonly SettingRow[]} {
  const group: SettingGroup = settingGroups[id];
  return {title: group.title[locale], rows: group.fields.map((field) => rowOf(field, locale))};
}
