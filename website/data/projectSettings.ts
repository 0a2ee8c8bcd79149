import {same} from './localized';
import {empty, off, type SettingGroup} from './settings';

/** General and advanced settings of a project. */
export const projectSettings = {
  general: {
    caption: {en: 'General settings', de: 'Haupteinstellungen'},
    settings: [
      {
        key: 'name',
        label: same('Name'),
        meaning: {
          en: 'Name of the project in lists and menus.',
          de: 'Name des Projekts in Listen und Menüs.',
        },
        default: {en: 'none, required', de: 'keiner, Pflichtfeld'},
        allowed: {en: 'up to 255 characters', de: 'bis 255 Zeichen'},
        effect: {
          en: 'Part of the file name of an export. Visitors never see it.',
          de: 'Teil des Dateinamens beim Exportieren. Besucher sehen ihn nie.',
        },
      },
      {
        key: 'description',
        label: {en: 'Description', de: 'Beschreibung'},
        meaning: {
          en: 'Notes for members.',
          de: 'Notizen für Mitglieder.',
        },
        default: empty,
        allowed: {en: 'any text', de: 'beliebiger Text'},
      },
      {
        key: 'hosts',
        label: same('Hosts'),
        meaning: {
          en: 'Websites whose pages may use the box, see [Hosts](#hosts).',
          de: 'Websites, deren Seiten die Box verwenden dürfen, siehe [Hosts](#hosts).',
        },
        default: empty,
        allowed: {
          en: '`a`–`z`, `0`–`9`, `-`, `.`, `:` and `*`; one host per entry',
          de: '`a`–`z`, `0`–`9`, `-`, `.`, `:` und `*`; ein Host je Eintrag',
        },
        effect: {
          en: 'A website that is not listed shows an error in the box.',
          de: 'Auf einer Website, die fehlt, zeigt die Box einen Fehler.',
        },
      },
      {
        key: 'project-group',
        label: {en: 'Project group', de: 'Projektgruppe'},
        meaning: {
          en: 'Folder in the project list.',
          de: 'Ordner in der Projektliste.',
        },
        default: {en: 'Main group', de: 'Hauptgruppe'},
        since: '1.3',
      },
    ],
  },
  connection: {
    caption: {en: 'Connection details and API keys', de: 'Verbindungsdetails und API-Zugangsdaten'},
    settings: [
      {
        key: 'host',
        label: same('Host'),
        meaning: {
          en: 'Address of this mosparo, with path prefix if there is one.',
          de: 'Adresse dieses mosparo, mit Pfadpräfix, falls es eines gibt.',
        },
        default: {en: 'set by the installation', de: 'durch die Installation vorgegeben'},
      },
      {
        key: 'uuid',
        label: {en: 'Unique identification number', de: 'Eindeutige Identifikationsnummer'},
        meaning: {
          en: 'UUID of the project. It never changes and names the stylesheet of the box.',
          de: 'UUID des Projekts. Sie ändert sich nie und gibt dem Stylesheet der Box den Namen.',
        },
        default: {en: 'created with the project', de: 'entsteht mit dem Projekt'},
      },
      {
        key: 'public-key',
        label: {en: 'Public key', de: 'Öffentlicher Schlüssel'},
        meaning: {
          en: 'Identifies the project in requests. Not secret: it is in the HTML of the website.',
          de: 'Nennt in Anfragen das Projekt. Nicht geheim: Er steht im HTML der Website.',
        },
        default: {en: '43 random characters', de: '43 zufällige Zeichen'},
      },
      {
        key: 'private-key',
        label: {en: 'Private key', de: 'Geheimer Schlüssel'},
        meaning: {
          en: '**Secret** with which the backend signs its requests. Hidden in the interface, stored encrypted.',
          de: '**Geheimnis**, mit dem das Backend seine Anfragen signiert. In der Oberfläche verdeckt, verschlüsselt gespeichert.',
        },
        default: {en: '43 random characters', de: '43 zufällige Zeichen'},
        effect: {
          en: 'Keep it on your server only, out of HTML, JavaScript and repositories.',
          de: 'Er gehört nur auf Ihren Server, nicht in HTML, JavaScript oder Repositorys.',
        },
      },
    ],
  },
  spamDetection: {
    caption: {en: 'Spam detection options', de: 'Spamerkennungs-Optionen'},
    settings: [
      {
        key: 'status',
        label: same('Status'),
        meaning: {
          en: 'Whether submissions are refused because of their rating, see [Status inactive](#status).',
          de: 'Ob Einsendungen wegen ihrer Bewertung abgelehnt werden, siehe [Status inaktiv](#status).',
        },
        default: {en: 'Active', de: 'Aktiv'},
        allowed: {en: 'Active, Inactive', de: 'Aktiv, Inaktiv'},
      },
      {
        key: 'spam-score',
        label: {en: 'Spam score', de: 'Spam-Grenzwert'},
        meaning: {
          en: 'A rating **equal to or greater than** this number is spam.',
          de: 'Eine Einsendung ist Spam, wenn ihre Bewertung **gleich oder größer** als diese Zahl ist.',
        },
        default: {en: '5 points', de: '5 Punkte'},
        allowed: {en: 'from 0.1, one decimal', de: 'ab 0,1, eine Nachkommastelle'},
        effect: {
          en: 'A [guideline](/docs/usage/guidelines) can set another score.',
          de: 'Eine [Richtlinie](/docs/usage/guidelines) kann einen anderen Grenzwert setzen.',
        },
      },
      {
        key: 'silent-mode',
        label: {en: 'Enable the silent mode', de: 'Stiller Modus aktivieren'},
        meaning: {
          en: 'The box does not refuse spam, and your backend decides, see [Silent mode](#silent-mode).',
          de: 'Die Box weist Spam nicht ab, und Ihr Backend entscheidet, siehe [Stiller Modus](#silent-mode).',
        },
        default: off,
        since: '1.5',
      },
      {
        key: 'spam-data',
        label: {
          en: 'Add spam detection data to verification response',
          de: 'Spam-Erkennungsdaten zur Verifizierungsantwort hinzufügen',
        },
        meaning: {
          en: 'Adds the object `spamData` to the answer: `spamRating`, `spamDetectionRating`, `isSpam`, `isValid`, `submittedAt`, `verifiedAt`, `minimumTimeData`, `equalSubmissionsData`.',
          de: 'Ergänzt die Antwort um das Objekt `spamData`: `spamRating`, `spamDetectionRating`, `isSpam`, `isValid`, `submittedAt`, `verifiedAt`, `minimumTimeData`, `equalSubmissionsData`.',
        },
        default: off,
        effect: {
          en: '[What the fields mean](/docs/api/verification).',
          de: '[Was die Felder bedeuten](/docs/api/verification).',
        },
        since: '1.5',
      },
    ],
  },
  language: {
    caption: {en: 'Language options', de: 'Sprach-Optionen'},
    settings: [
      {
        key: 'language-source',
        label: {en: 'Language source', de: 'Sprachquelle'},
        meaning: {
          en: 'Where the box takes its language from, see [Which language the box uses](/docs/usage/box_texts#language).',
          de: 'Woher die Box ihre Sprache nimmt, siehe [Welche Sprache die Box verwendet](/docs/usage/box_texts#language).',
        },
        default: {en: 'Use browser language', de: 'Browsersprache verwenden'},
        allowed: {en: 'three orders', de: 'drei Reihenfolgen'},
        effect: {
          en: 'Not part of an export. A `language` set in the integration takes precedence.',
          de: 'Nicht Teil eines Exports. Eine in der Integration gesetzte `language` hat Vorrang.',
        },
        since: '1.3',
      },
    ],
  },
  statistic: {
    caption: {en: 'Statistic options', de: 'Statistik-Optionen'},
    settings: [
      {
        key: 'statistic-storage',
        label: {en: 'Statistic storage', de: 'Speichern der Statistik'},
        meaning: {
          en: 'How long the daily counters of the dashboard, without personal data, are kept.',
          de: 'Wie lange die Tageszähler der Übersicht (ohne personenbezogene Daten) bleiben.',
        },
        default: {en: 'Forever', de: 'Uneingeschränkt'},
        allowed: {
          en: '14 days; 1, 2, 3 or 6 months; 1 or 2 years; forever',
          de: '14 Tage; 1, 2, 3 oder 6 Monate; 1 oder 2 Jahre; uneingeschränkt',
        },
        effect: {
          en: 'Does not change the retention of submissions (14 days).',
          de: 'Ändert die Aufbewahrung der Einsendungen (14\u00a0Tage) nicht.',
        },
        since: '1.1',
      },
    ],
  },
  metadata: {
    caption: {en: 'Metadata options', de: 'Optionen für Metadaten'},
    settings: [
      {
        key: 'metadata-allowed',
        label: {en: 'Metadata allowed', de: 'Metadaten erlaubt'},
        meaning: {
          en: 'The APIs store extra information encrypted with a submission. Rules never check it.',
          de: 'Die APIs speichern Zusatzinformationen verschlüsselt mit einer Einsendung. Regeln bewerten sie nie.',
        },
        default: off,
        effect: {
          en: 'While off: ignored, and storing it fails with `Metadata is not allowed in this project.`',
          de: 'Ausgeschaltet: mosparo ignoriert sie, und das Speichern scheitert mit `Metadata is not allowed in this project.`',
        },
        since: '1.5',
      },
      {
        key: 'metadata-returned',
        label: {
          en: 'Add metadata to verification response',
          de: 'Metadaten zur Verifizierungsantwort hinzufügen',
        },
        meaning: {
          en: 'The answer of the verification contains the stored metadata.',
          de: 'Die Antwort der Verifizierung enthält die gespeicherten Metadaten.',
        },
        default: off,
        since: '1.5',
      },
    ],
  },
  developer: {
    caption: {en: 'Developer options', de: 'Entwickler-Optionen'},
    settings: [
      {
        key: 'api-debug-mode',
        label: {en: 'API debug mode', de: 'API-Debugging-Modus'},
        meaning: {
          en: 'Failed API requests are answered with the values that mosparo expected, see [API debug mode](/docs/api/api_debug_mode).',
          de: 'Gescheiterte API-Anfragen werden mit den Werten beantwortet, die mosparo erwartet hat, siehe [API-Debugging-Modus](/docs/api/api_debug_mode).',
        },
        default: off,
        effect: {
          en: 'The answers reveal signatures. Switch it off as soon as the integration works.',
          de: 'Die Antworten enthalten Signaturen. Schalten Sie ihn ab, sobald die Integration funktioniert.',
        },
        since: '1.1',
      },
      {
        key: 'verification-simulation',
        label: {en: 'Verification simulation mode', de: 'Verifizierungs-Simulations-Modus'},
        meaning: {
          en: 'Adds a button to every submission that shows the expected request [step by step](/docs/usage/submissions#simulation).',
          de: 'Fügt jeder Einsendung eine Schaltfläche hinzu, die [Schritt für Schritt](/docs/usage/submissions#simulation) die erwartete Anfrage zeigt.',
        },
        default: off,
        effect: {
          en: 'Not available for spam, which has no validation token.',
          de: 'Nicht für Spam, der keinen Validierungscode hat.',
        },
        since: '1.1',
      },
    ],
  },
} as const satisfies Record<string, SettingGroup>;
