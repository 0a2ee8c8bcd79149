import {same, t} from '../texts';
import {off, on, type SettingGroup} from './settings';

/** The built-in submission rules with their settings. */
export const submissionRules = {
  randomValues: {
    caption: t('Random values'),
    settings: [
      {
        key: 'enabled',
        label: t('Enable rule'),
        meaning: t('Switches the rule on. At first already ticked, but not saved.'),
        default: off,
        effect: t('Switching it off resets all other fields to their defaults.'),
      },
      {
        key: 'numberOfMatchingFields',
        label: t('Number of matching fields'),
        meaning: t('Number of fields that must contain a random value.'),
        default: same('3'),
        allowed: t('from 1'),
        effect: t('Keep it at 2 or 3.'),
      },
      {
        key: 'matchTextarea',
        label: t('Match textarea'),
        meaning: t('Also searches multi-line text fields for a separate run of characters.'),
        default: off,
        effect: t('Long words and parts of URLs can match.'),
      },
      {
        key: 'numberOfRandomCharacters',
        label: t('Number of characters to match'),
        meaning: t('Shortest length of a random value.'),
        default: t('15 characters'),
        allowed: t('from 5'),
        effect: t('Small numbers match names.'),
      },
      {
        key: 'requireBothCases',
        label: t('Requires lowercase and uppercase characters'),
        meaning: t('Only values with both lowercase and uppercase letters count.'),
        default: on,
      },
      {
        key: 'rating',
        label: t('Rating'),
        meaning: t('Points for a submission that matches, added once and without any factor.'),
        default: t('20 points'),
        allowed: t('from 0.1'),
      },
    ],
  },
} as const satisfies Record<string, SettingGroup>;
