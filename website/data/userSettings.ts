import type {SettingGroup} from './settingField';

const byDefault = {en: '**Default setting**', de: '**Standard-Einstellung**'};

/** Account → User settings. */
export const userSettings = {
  user: {
    title: {en: 'User settings', de: 'Benutzer-Einstellungen'},
    fields: [
      {
        label: {en: 'Language', de: 'Sprache'},
        meaning: {
          en: 'Language of the backend.',
          de: 'Sprache des Backends.',
        },
        allowed: {
          en: '**Browser language**, or one of the languages that mosparo ships',
          de: '**Sprache des Browsers** oder eine der Sprachen von mosparo',
        },
        standard: byDefault,
      },
      {
        label: {en: 'Date format', de: 'Datumsformat'},
        meaning: {en: 'How dates are written.', de: 'Wie ein Datum geschrieben wird.'},
        allowed: {
          en: '`YYYY-MM-DD`, `MM/DD/YYYY`, `DD.MM.YYYY`, `DD-MM-YYYY`',
          de: '`YYYY-MM-DD`, `MM/DD/YYYY`, `DD.MM.YYYY`, `DD-MM-YYYY`',
        },
        standard: byDefault,
      },
      {
        label: {en: 'Time format', de: 'Zeitformat'},
        meaning: {en: 'How times are written.', de: 'Wie eine Uhrzeit geschrieben wird.'},
        allowed: {
          en: '`hh:mm:ss` (24 hours), `hh:mm:ss AM/PM` (12 hours)',
          de: '`hh:mm:ss` (24\u00a0Stunden), `hh:mm:ss AM/PM` (12\u00a0Stunden)',
        },
        standard: byDefault,
      },
      {
        label: {en: 'Timezone', de: 'Zeitzone'},
        meaning: {
          en: 'Time zone in which you see dates and times.',
          de: 'Zeitzone, in der Sie Datum und Uhrzeit sehen.',
        },
        allowed: {
          en: 'a time zone from the list',
          de: 'eine Zeitzone aus der Liste',
        },
        standard: byDefault,
      },
      {
        label: {en: 'Color mode', de: 'Farbmodus'},
        meaning: {
          en: 'Light or dark backend, regardless of your operating system.',
          de: 'Helles oder dunkles Backend, unabhängig vom Betriebssystem.',
        },
        allowed: {
          en: '**Light**, **Dark**',
          de: '**Hell**, **Dunkel**',
        },
        standard: byDefault,
      },
      {
        label: {en: 'Number of items per page', de: 'Anzahl der Elemente pro Seite'},
        meaning: {en: 'Rows in each list.', de: 'Zeilen in jeder Liste.'},
        allowed: {
          en: '10, 25, 50, 100, 250, 500',
          de: '10, 25, 50, 100, 250, 500',
        },
        standard: byDefault,
        since: '1.5',
      },
    ],
  },
} as const satisfies Record<string, SettingGroup>;
