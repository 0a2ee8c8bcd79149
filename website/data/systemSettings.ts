import {same} from './localized';
import {type SettingGroup} from './settingField';

const dateFormats =
  '`Y-m-d` (2026-03-31), `m/d/Y` (03/31/2026), `d.m.Y` (31.03.2026), `d-m-Y` (31-03-2026)';

/** Administration → System settings. */
export const systemSettings = {
  main: {
    title: {en: 'Main settings', de: 'Haupteinstellungen'},
    fields: [
      {
        label: {en: 'Name of the mosparo installation', de: 'Name der mosparo-Installation'},
        key: 'mosparo_name',
        meaning: {
          en: 'Title of every page, signature of the password email, issuer of codes in authentication apps.',
          de: 'Titel jeder Seite, Unterschrift der Passwort-E-Mail, Aussteller der Codes in Authentifizierungs-Apps.',
        },
        allowed: {
          en: 'any text without a colon (neither `:` nor `%3A`)',
          de: 'beliebiger Text ohne Doppelpunkt (weder `:` noch `%3A`)',
        },
        standard: {
          en: 'the name entered in the setup wizard, or else `mosparo`',
          de: 'der Name aus dem Einrichtungsassistenten, sonst `mosparo`',
        },
      },
    ],
  },
  locale: {
    title: {en: 'Locale settings', de: 'Lokalisierungseinstellungen'},
    fields: [
      {
        label: {en: 'Default language', de: 'Standard-Sprache'},
        key: 'default_locale',
        meaning: {
          en: 'Language of the backend for users who did not choose one. Missing texts appear in English.',
          de: 'Sprache des Backends für alle, die keine eigene gewählt haben. Fehlende Texte erscheinen auf Englisch.',
        },
        allowed: {
          en: 'the languages of the backend',
          de: 'die Sprachen des Backends',
        },
        standard: {en: '`en` (English)', de: '`en` (Englisch)'},
      },
      {
        label: {en: 'Default date format', de: 'Standard-Datumsformat'},
        key: 'default_date_format',
        meaning: {en: 'How the backend writes dates.', de: 'Wie das Backend ein Datum schreibt.'},
        allowed: same(dateFormats),
        standard: same('`Y-m-d`'),
      },
      {
        label: {en: 'Default time format', de: 'Standard-Zeitformat'},
        key: 'default_time_format',
        meaning: {
          en: 'How the backend writes times.',
          de: 'Wie das Backend eine Uhrzeit schreibt.',
        },
        allowed: same('`H:i:s` (18:05:09), `h:i:s A` (06:05:09 PM)'),
        standard: same('`H:i:s`'),
      },
      {
        label: {en: 'Default timezone', de: 'Standard-Zeitzone'},
        key: 'default_timezone',
        meaning: {
          en: 'Time zone of dates and times in the backend.',
          de: 'Zeitzone, in der das Backend Datum und Uhrzeit zeigt.',
        },
        allowed: {
          en: 'a time zone from the list, for example `Europe/Zurich`',
          de: 'eine Zeitzone aus der Liste, zum Beispiel `Europe/Zurich`',
        },
        standard: same('`UTC`'),
      },
    ],
  },
  interface: {
    title: {en: 'Interface settings', de: 'Oberflächeneinstellungen'},
    fields: [
      {
        label: {en: 'Default color mode', de: 'Standard-Farbmodus'},
        key: 'default_color_mode',
        meaning: {en: 'Light or dark backend.', de: 'Helles oder dunkles Backend.'},
        allowed: {
          en: '`light` (**Light**), `dark` (**Dark**)',
          de: '`light` (**Hell**), `dark` (**Dunkel**)',
        },
        standard: same('`light`'),
      },
      {
        label: {
          en: 'Default number of items per page',
          de: 'Standardanzahl der Elemente pro Seite',
        },
        key: 'default_number_of_items_per_page',
        meaning: {
          en: 'Rows in each list of the backend.',
          de: 'Zeilen in jeder Liste des Backends.',
        },
        allowed: same('10, 25, 50, 100, 250, 500'),
        standard: same('50'),
        since: '1.5',
      },
    ],
  },
  mail: {
    title: {en: 'Mail settings', de: 'Maileinstellungen'},
    fields: [
      {
        label: {en: 'From email address', de: 'Absender-E-Mail-Adresse'},
        key: 'mailer_from_address',
        meaning: {
          en: 'Sender of every email: an address for which your mail server may send, not the default.',
          de: 'Absender jeder E-Mail: eine Adresse, für die Ihr Mailserver senden darf, nicht der Standardwert.',
        },
        allowed: {en: 'an email address', de: 'eine E-Mail-Adresse'},
        standard: {
          en: 'empty: `mosparo@example.com` is used',
          de: 'leer: Dann gilt `mosparo@example.com`',
        },
      },
      {
        label: {en: 'From name', de: 'Absender-Name'},
        key: 'mailer_from_name',
        meaning: {
          en: 'Name next to the address of the sender.',
          de: 'Name neben der Absenderadresse.',
        },
        allowed: {en: 'any text', de: 'beliebiger Text'},
        standard: {en: 'empty: `mosparo` is used', de: 'leer: Dann gilt `mosparo`'},
      },
      {
        label: {
          en: 'Use a SMTP server to send emails',
          de: 'Einen SMTP-Server für den E-Mail-Versand verwenden',
        },
        key: 'mailer_transport',
        meaning: {
          en: 'Off: emails go to the local program `sendmail`, which containers do not have.',
          de: 'Aus: E-Mails gehen an das lokale Programm `sendmail`, das in Containern fehlt.',
        },
        allowed: {en: 'on, off', de: 'an, aus'},
        standard: {en: 'off', de: 'aus'},
      },
      {
        label: {en: 'Host', de: 'Host'},
        key: 'mailer_host',
        meaning: {
          en: 'Name or address of the SMTP server, without scheme and port.',
          de: 'Name oder Adresse des SMTP-Servers, ohne Schema und Port.',
        },
        allowed: {
          en: 'host name or IPv4 address; required with SMTP',
          de: 'Hostname oder IPv4-Adresse; mit SMTP Pflicht',
        },
        standard: {en: 'empty', de: 'leer'},
      },
      {
        label: {en: 'Port', de: 'Port'},
        key: 'mailer_port',
        meaning: {
          en: 'Port, which determines the [encryption](/docs/administration/system_settings#mail-encryption).',
          de: 'Port; er entscheidet über die [Verschlüsselung](/docs/administration/system_settings#mail-encryption).',
        },
        allowed: {en: 'port number; required with SMTP', de: 'Portnummer; mit SMTP Pflicht'},
        standard: same('25'),
      },
      {
        label: {en: 'User', de: 'Benutzer'},
        key: 'mailer_user',
        meaning: {
          en: 'Login name. Empty: no login, and saving removes the stored password.',
          de: 'Anmeldename. Leer: keine Anmeldung; beim Speichern wird auch das gespeicherte Passwort gelöscht.',
        },
        allowed: {en: 'any text', de: 'beliebiger Text'},
        standard: {en: 'empty', de: 'leer'},
      },
      {
        label: {en: 'Password', de: 'Passwort'},
        key: 'mailer_password',
        meaning: {
          en: 'Empty keeps the stored password. Special characters need no escaping. Spaces do not work.',
          de: 'Bleibt das Feld leer, gilt das gespeicherte Passwort weiter. Sonderzeichen brauchen keine Maskierung. Leerzeichen funktionieren nicht.',
        },
        allowed: {en: 'any text', de: 'beliebiger Text'},
        standard: {en: 'empty', de: 'leer'},
      },
    ],
  },
} as const satisfies Record<string, SettingGroup>;
