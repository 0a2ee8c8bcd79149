import {same, t} from '../texts';
import {type SettingGroup} from './settingField';

const dateFormats =
  '`Y-m-d` (2026-03-31), `m/d/Y` (03/31/2026), `d.m.Y` (31.03.2026), `d-m-Y` (31-03-2026)';

/** Administration → System settings. */
export const systemSettings = {
  main: {
    title: t('Main settings'),
    fields: [
      {
        label: t('Name of the mosparo installation'),
        key: 'mosparo_name',
        meaning: t(
          'Title of every page, signature of the password email, issuer of codes in authentication apps.',
        ),
        allowed: t('any text without a colon (neither `:` nor `%3A`)'),
        default: t('the name entered in the setup wizard, or else `mosparo`'),
      },
    ],
  },
  locale: {
    title: t('Locale settings'),
    fields: [
      {
        label: t('Default language'),
        key: 'default_locale',
        meaning: t(
          'Language of the backend for users who did not choose one. Missing texts appear in English.',
        ),
        allowed: t('the languages of the backend'),
        default: t('`en` (English)'),
      },
      {
        label: t('Default date format'),
        key: 'default_date_format',
        meaning: t('How the backend writes dates.'),
        allowed: same(dateFormats),
        default: same('`Y-m-d`'),
      },
      {
        label: t('Default time format'),
        key: 'default_time_format',
        meaning: t('How the backend writes times.'),
        allowed: same('`H:i:s` (18:05:09), `h:i:s A` (06:05:09 PM)'),
        default: same('`H:i:s`'),
      },
      {
        label: t('Default timezone'),
        key: 'default_timezone',
        meaning: t('Time zone of dates and times in the backend.'),
        allowed: t('a time zone from the list, for example `Europe/Zurich`'),
        default: same('`UTC`'),
      },
    ],
  },
  interface: {
    title: t('Interface settings'),
    fields: [
      {
        label: t('Default color mode'),
        key: 'default_color_mode',
        meaning: t('Light or dark backend.'),
        allowed: t('`light` (**Light**), `dark` (**Dark**)'),
        default: same('`light`'),
      },
      {
        label: t('Default number of items per page'),
        key: 'default_number_of_items_per_page',
        meaning: t('Rows in each list of the backend.'),
        allowed: same('10, 25, 50, 100, 250, 500'),
        default: same('50'),
        since: '1.5',
      },
    ],
  },
  mail: {
    title: t('Mail settings'),
    fields: [
      {
        label: t('From email address'),
        key: 'mailer_from_address',
        meaning: t(
          'Sender of every email: an address for which your mail server may send, not the default.',
        ),
        allowed: t('an email address'),
        default: t('empty: `mosparo@example.com` is used'),
      },
      {
        label: t('From name'),
        key: 'mailer_from_name',
        meaning: t('Name next to the address of the sender.'),
        allowed: t('any text'),
        default: t('empty: `mosparo` is used'),
      },
      {
        label: t('Use a SMTP server to send emails'),
        key: 'mailer_transport',
        meaning: t('Off: emails go to the local program `sendmail`, which containers do not have.'),
        allowed: t('on, off'),
        default: t('off'),
      },
      {
        label: t('Host'),
        key: 'mailer_host',
        meaning: t('Name or address of the SMTP server, without scheme and port.'),
        allowed: t('host name or IPv4 address; required with SMTP'),
        default: t('empty'),
      },
      {
        label: t('Port'),
        key: 'mailer_port',
        meaning: t(
          'Port, which determines the [encryption](/docs/administration/system_settings#mail-encryption).',
        ),
        allowed: t('port number; required with SMTP'),
        default: same('25'),
      },
      {
        label: t('User'),
        key: 'mailer_user',
        meaning: t('Login name. Empty: no login, and saving removes the stored password.'),
        allowed: t('any text'),
        default: t('empty'),
      },
      {
        label: t('Password'),
        key: 'mailer_password',
        meaning: t(
          'Empty keeps the stored password. Special characters need no escaping. Spaces do not work.',
        ),
        allowed: t('any text'),
        default: t('empty'),
      },
    ],
  },
} as const satisfies Record<string, SettingGroup>;
