import {same, t} from '../texts';
import {empty, off, type SettingGroup} from './settings';

/** General and advanced settings of a project. */
export const projectSettings = {
  general: {
    caption: t('General settings'),
    settings: [
      {
        key: 'name',
        label: same('Name'),
        meaning: t('Name of the project in lists and menus.'),
        default: t('none, required'),
        allowed: t('up to 255 characters'),
        effect: t('Part of the file name of an export. Visitors never see it.'),
      },
      {
        key: 'description',
        label: t('Description'),
        meaning: t('Notes for members.'),
        default: empty,
        allowed: t('any text'),
      },
      {
        key: 'hosts',
        label: same('Hosts'),
        meaning: t('Websites whose pages may use the box, see [Hosts](#hosts).'),
        default: empty,
        allowed: t('`a`–`z`, `0`–`9`, `-`, `.`, `:` and `*`; one host per entry'),
        effect: t('A website that is not listed shows an error in the box.'),
      },
      {
        key: 'project-group',
        label: t('Project group'),
        meaning: t('Folder in the project list.'),
        default: t('Main group'),
        since: '1.3',
      },
    ],
  },
  connection: {
    caption: t('Connection details and API keys'),
    settings: [
      {
        key: 'host',
        label: same('Host'),
        meaning: t('Address of this mosparo, with path prefix if there is one.'),
        default: t('set by the installation'),
      },
      {
        key: 'uuid',
        label: t('Unique identification number'),
        meaning: t('UUID of the project. It never changes and names the stylesheet of the box.'),
        default: t('created with the project'),
      },
      {
        key: 'public-key',
        label: t('Public key'),
        meaning: t(
          'Identifies the project in requests. Not secret: it is in the HTML of the website.',
        ),
        default: t('43 random characters'),
      },
      {
        key: 'private-key',
        label: t('Private key'),
        meaning: t(
          '**Secret** with which the backend signs its requests. Hidden in the interface, stored encrypted.',
        ),
        default: t('43 random characters'),
        effect: t('Keep it on your server only, out of HTML, JavaScript and repositories.'),
      },
    ],
  },
  spamDetection: {
    caption: t('Spam detection options'),
    settings: [
      {
        key: 'status',
        label: same('Status'),
        meaning: t(
          'Whether submissions are refused because of their rating, see [Status inactive](#status).',
        ),
        default: t('Active'),
        allowed: t('Active, Inactive'),
      },
      {
        key: 'spam-score',
        label: t('Spam score'),
        meaning: t('A rating **equal to or greater than** this number is spam.'),
        default: t('5 points'),
        allowed: t('from 0.1, one decimal'),
        effect: t('A [guideline](/docs/usage/guidelines) can set another score.'),
      },
      {
        key: 'silent-mode',
        label: t('Enable the silent mode'),
        meaning: t(
          'The box does not refuse spam, and your backend decides, see [Silent mode](#silent-mode).',
        ),
        default: off,
        since: '1.5',
      },
      {
        key: 'spam-data',
        label: t('Add spam detection data to verification response'),
        meaning: t(
          'Adds the object `spamData` to the answer: `spamRating`, `spamDetectionRating`, `isSpam`, `isValid`, `submittedAt`, `verifiedAt`, `minimumTimeData`, `equalSubmissionsData`.',
        ),
        default: off,
        effect: t('[What the fields mean](/docs/api/verification).'),
        since: '1.5',
      },
    ],
  },
  language: {
    caption: t('Language options'),
    settings: [
      {
        key: 'language-source',
        label: t('Language source'),
        meaning: t(
          'Where the box takes its language from, see [Which language the box uses](/docs/usage/box_texts#language).',
        ),
        default: t('Use browser language'),
        allowed: t('three orders'),
        effect: t('Not part of an export. A `language` set in the integration takes precedence.'),
        since: '1.3',
      },
    ],
  },
  statistic: {
    caption: t('Statistic options'),
    settings: [
      {
        key: 'statistic-storage',
        label: t('Statistic storage'),
        meaning: t(
          'How long the daily counters of the dashboard, without personal data, are kept.',
        ),
        default: t('Forever'),
        allowed: t('14 days; 1, 2, 3 or 6 months; 1 or 2 years; forever'),
        effect: t('Does not change the retention of submissions (14 days).'),
        since: '1.1',
      },
    ],
  },
  metadata: {
    caption: t('Metadata options'),
    settings: [
      {
        key: 'metadata-allowed',
        label: t('Metadata allowed'),
        meaning: t(
          'The APIs store extra information encrypted with a submission. Rules never check it.',
        ),
        default: off,
        effect: t(
          'While off: ignored, and storing it fails with `Metadata is not allowed in this project.`',
        ),
        since: '1.5',
      },
      {
        key: 'metadata-returned',
        label: t('Add metadata to verification response'),
        meaning: t('The answer of the verification contains the stored metadata.'),
        default: off,
        since: '1.5',
      },
    ],
  },
  developer: {
    caption: t('Developer options'),
    settings: [
      {
        key: 'api-debug-mode',
        label: t('API debug mode'),
        meaning: t(
          'Failed API requests are answered with the values that mosparo expected, see [API debug mode](/docs/api/api_debug_mode).',
        ),
        default: off,
        effect: t('The answers reveal signatures. Switch it off as soon as the integration works.'),
        since: '1.1',
      },
      {
        key: 'verification-simulation',
        label: t('Verification simulation mode'),
        meaning: t(
          'Adds a button to every submission that shows the expected request [step by step](/docs/usage/submissions#simulation).',
        ),
        default: off,
        effect: t('Not available for spam, which has no validation token.'),
        since: '1.1',
      },
    ],
  },
} as const satisfies Record<string, SettingGroup>;
