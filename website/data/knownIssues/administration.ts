import type {KnownIssues} from './types';
import {t} from '../../texts';

export const administrationIssues = {
  'mail-password-space': {
    title: t('Spaces in the mail password break the login'),
    effect: 'changes-steps',
    page: '/docs/administration/system_settings',
    text: t('A space in the user or the password arrives at the mail server as a plus sign.'),
    remedy: t(
      'Type app passwords without the spaces between the groups. If a space is part of the password, replace `+` with `%20` in `mailer_dsn`.',
    ),
  },
  'api-allow-list-rule-packages': {
    title: t('The API allow list also applies to rule packages'),
    effect: 'changes-steps',
    page: '/docs/administration/security_settings',
    text: t('The hint next to the list names only the verification and statistic APIs.'),
    remedy: t('Add the addresses of the servers that deliver rule packages over the API.'),
  },
  'allow-list-message-german': {
    title: t('The German message about a wrong line shows `%item`'),
    effect: 'cosmetic',
    page: '/docs/administration/security_settings',
    text: t('The message about an allow list does not show the wrong line.'),
    remedy: t('Look for an empty line, a space, or a subnet without a number after the slash.'),
  },
  'two-factor-no-admin-reset': {
    title: t('Nobody can switch off the second factor of others'),
    effect: 'blocks',
    page: '/docs/account/two_factor_authentication',
    text: t('Administrators cannot do this in the interface either.'),
    remedy: t(
      'Keep the backup codes. Without them, somebody with access to the database must clear the stored secret.',
    ),
  },
} satisfies KnownIssues;
