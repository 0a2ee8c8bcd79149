import {t, type Localized} from '../texts';

/** One field of a settings page. */
export interface Setting {
  /** Unique on the page: the row can be linked as `#setting-<key>`. */
  readonly key: string;
  /** As the interface shows it. */
  readonly label: Localized;
  readonly meaning: Localized;
  /** With unit. */
  readonly default: Localized;
  readonly allowed?: Localized;
  /** What else happens, and what to mind. */
  readonly effect?: Localized;
  readonly since?: string;
}

export interface SettingGroup {
  readonly caption: Localized;
  readonly settings: readonly Setting[];
}

export const off: Localized = t('off');
export const on: Localized = t('on');
export const empty: Localized = t('empty');
