import type {Localized} from '../texts';

/** One field of a settings page of mosparo's backend. */
export interface SettingField {
  /** Name of the field, exactly as the interface shows it. */
  readonly label: Localized;
  /** Name in the configuration file, for settings that are stored there. */
  readonly key?: string;
  readonly meaning: Localized;
  /** Allowed values, with their unit. */
  readonly allowed: Localized;
  readonly default: Localized;
  /** Version that brought the field, if it came after 1.0. */
  readonly since?: string;
}

/** Fields that stand together in the interface. */
export interface SettingGroup {
  /** Heading of the group, exactly as the interface shows it. */
  readonly title: Localized;
  readonly fields: readonly SettingField[];
}
