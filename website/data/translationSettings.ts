import type {SettingGroup} from './settings';
import {t} from '../texts';

/** Texts of the box that a project replaces: the fields of the form. */
export const translationSettings = {
  translation: {
    caption: t('Translation'),
    settings: [
      {
        key: 'translationLocale',
        label: t('Locale'),
        meaning: t('Language of the text, with a region or script if needed.'),
        default: t('none, required', 'feminine'),
        allowed: t(
          'two lowercase letters, optionally `_` and two capitals, or `_` and three to five letters; at most 8 characters: `de`, `de_CH`, `zh_Hans`',
        ),
      },
      {
        key: 'translationKey',
        label: t('Base text'),
        meaning: t('The text of the box to replace.'),
        default: t('none, required'),
        allowed: t('one of the eleven texts'),
        effect: t('Add a text once for each locale: only one entry is used.'),
      },
      {
        key: 'translationText',
        label: t('Translated text'),
        meaning: t('What visitors read instead.'),
        default: t('none, required'),
        allowed: t('any text, with `%datetime%` and `%seconds%` where the base text has them'),
      },
    ],
  },
} as const satisfies Record<string, SettingGroup>;
