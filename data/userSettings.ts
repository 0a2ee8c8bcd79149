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
          en: 'Language of the backend for you. Missing texts appear in English.',
          de: 'Sprache des Backends für Sie. Fehlende Texte erscheinen auf Englisch.',
        },
        allowed: {
          en: '**Default setting**, **Browser language**, or one of the languages that mosparo ships',
          de: '**Standard-Einstellung**, **Sprache des Browsers** oder eine der Sprachen von mosparo',
        },
        standard: byDefault,
      },
      {
        label: {en: 'Date format', de: 'Datumsformat'},
        meaning: {en: 'How dates are written.', de: 'Wie ein Datum geschrieben wird.'},
        allowed: {
          en: '**Default setting**, `YYYY-MM-DD`, `MM/DD/YYYY`, `DD.MM.YYYY`, `DD-MM-YYYY`',
          de: '**Standard-Einstellung**, `YYYY-MM-DD`, `MM/DD/YYYY`, `DD.MM.YYYY`, `DD-MM-YYYY`',
        },
        standard: byDefault,
      },
      {
        label: {en: 'Time format', de: 'Zeitformat'},
        meaning: {en: 'How times are written.', de: 'Wie eine Uhrzeit geschrieben wird.'},
        allowed: {
          en: '**Default setting**, `hh:mm:ss` (24 hours), `hh:mm:ss AM/PM` (12 hours)',
          de: '**Standard-Einstellung**, `hh:mm:ss` (24 Stunden), `hh:mm:ss AM/PM` (12 Stunden)',
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
          en: '**Default setting**, or a time zone from the list',
          de: '**Standard-Einstellung** oder eine Zeitzone aus der Liste',
        },
        standard: byDefault,
      },
      {
        label: {en: 'Color mode', de: 'Farbmodus'},
        meaning: {
          en: 'Light or dark backend. The setting of your operating system is ignored.',
          de: 'Helles oder dunkles Backend. Die Einstellung Ihres Betriebssystems spielt keine Rolle.',
        },
        allowed: {
          en: '**Default setting**, **Light**, **Dark**',
          de: '**Standard-Einstellung**, **Hell**, **Dunkel**',
        },
        standard: byDefault,
      },
      {
        label: {en: 'Number of items per page', de: 'Anzahl der Elemente pro Seite'},
        meaning: {en: 'Rows in each list.', de: 'Zeilen in jeder Liste.'},
        allowed: {
          en: '**Default setting**, 10, 25, 50, 100, 250, 500',
          de: '**Standard-Einstellung**, 10, 25, 50, 100, 250, 500',
        },
        standard: byDefault,
        since: '1.5',
      },
    ],
  },
} as const satisfies Record<string, SettingGroup>;
