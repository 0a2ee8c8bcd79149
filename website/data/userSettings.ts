import type {SettingGroup} from './settingField';
import {t} from '../texts';

const byDefault = t('**Default setting**');

/** Account → User settings. */
export const userSettings = {
  user: {
    title: t('User settings'),
    fields: [
      {
        label: t('Language'),
        meaning: t('Language of the backend.'),
        allowed: t('**Browser language**, or one of the languages that mosparo ships'),
        default: byDefault,
      },
      {
        label: t('Date format'),
        meaning: t('How dates are written.'),
        allowed: t('`YYYY-MM-DD`, `MM/DD/YYYY`, `DD.MM.YYYY`, `DD-MM-YYYY`'),
        default: byDefault,
      },
      {
        label: t('Time format'),
        meaning: t('How times are written.'),
        allowed: t('`hh:mm:ss` (24 hours), `hh:mm:ss AM/PM` (12 hours)'),
        default: byDefault,
      },
      {
        label: t('Timezone'),
        meaning: t('Time zone in which you see dates and times.'),
        allowed: t('a time zone from the list'),
        default: byDefault,
      },
      {
        label: t('Color mode'),
        meaning: t('Light or dark backend, regardless of your operating system.'),
        allowed: t('**Light**, **Dark**'),
        default: byDefault,
      },
      {
        label: t('Number of items per page'),
        meaning: t('Rows in each list.'),
        allowed: t('10, 25, 50, 100, 250, 500'),
        default: byDefault,
        since: '1.5',
      },
    ],
  },
} as const satisfies Record<string, SettingGroup>;
