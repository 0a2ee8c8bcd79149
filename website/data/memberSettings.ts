import type {SettingGroup} from './settings';
import {t} from '../texts';

/** Project members: the fields of the form. */
export const memberSettings = {
  member: {
    caption: t('Project member'),
    settings: [
      {
        key: 'memberEmail',
        label: t('Email address'),
        meaning: t('Identifies the user. Cannot be changed afterwards.'),
        default: t('none, required', 'feminine'),
        allowed: t('email address of an existing user'),
      },
      {
        key: 'memberRole',
        label: t('Role'),
        meaning: t('What the member may do, see the next table.'),
        default: t('Reader'),
        allowed: t('Reader, Editor, Owner'),
      },
    ],
  },
} as const satisfies Record<string, SettingGroup>;
