import {empty, off, same, type SettingGroup} from './settings';

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
          en: 'Visitors never see it. It is part of the file name of an export.',
          de: 'Besucher sehen ihn nie. Er ist Teil des Dateinamens beim Exportieren.',
        },
      },
      {
        key: 'description',
        label: {en: 'Description', de: 'Beschreibung'},
        meaning: {
          en: 'Notes for the people who work in the project.',
          de: 'Notizen für alle, die im Projekt arbeiten.',
        },
        default: empty,
        allowed: {en: 'any text', de: 'beliebiger Text'},
      },
      {
        key: 'hosts',
        label: same('Hosts'),
        meaning: {
          en: 'Websites whose pages may use the box of this project, see [Hosts](#hosts).',
          de: 'Websites, deren Seiten die Box dieses Projekts verwenden dürfen, siehe [Hosts](#hosts).',
        },
        default: empty,
        allowed: {
          en: 'lower-case letters, digits, `-`, `.`, `:` and `*`; one host an entry',
          de: 'Kleinbuchstaben, Ziffern, `-`, `.`, `:` und `*`; ein Host je Eintrag',
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
          en: 'Folder in the project list. It changes nothing about rights or protection.',
          de: 'Ordner in der Projektliste. An Rechten und Schutz ändert er nichts.',
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
          en: 'Address of this mosparo installation, with path prefix if there is one.',
          de: 'Adresse dieser mosparo-Installation, mit Pfadpräfix, falls es eines gibt.',
        },
        default: {en: 'set by the installation', de: 'durch die Installation vorgegeben'},
      },
      {
        key: 'uuid',
        label: {en: 'Unique identification number', de: 'Eindeutige Identifikationsnummer'},
        meaning: {
          en: 'UUID of the project. It never changes.',
          de: 'UUID des Projekts. Sie ändert sich nie.',
        },
        default: {en: 'made with the project', de: 'entsteht mit dem Projekt'},
      },
      {
        key: 'public-key',
        label: {en: 'Public key', de: 'Öffentlicher Schlüssel'},
        meaning: {
          en: 'Names the project towards the API. It stands in the HTML of the website.',
          de: 'Nennt der API das Projekt. Er steht im HTML der Website.',
        },
        default: {en: '43 random characters', de: '43 zufällige Zeichen'},
      },
      {
        key: 'private-key',
        label: {en: 'Private key', de: 'Geheimer Schlüssel'},
        meaning: {
          en: 'Secret with which the backend of the website signs its requests. Hidden, with a copy button. Stored encrypted.',
          de: 'Geheimnis, mit dem das Backend der Website seine Anfragen signiert. Verdeckt, mit einer Schaltfläche zum Kopieren. Verschlüsselt gespeichert.',
        },
        default: {en: '43 random characters', de: '43 zufällige Zeichen'},
        effect: {
          en: 'Keep it out of HTML, JavaScript and repositories.',
          de: 'Er gehört nicht in HTML, JavaScript oder Repositorys.',
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
          en: 'Inactive: rules still rate every submission and the rating is stored, but nothing is blocked because of it.',
          de: 'Inaktiv: Die Regeln bewerten weiterhin jede Einsendung, und die Bewertung wird gespeichert, aber nichts wird ihretwegen blockiert.',
        },
        default: {en: 'Active', de: 'Aktiv'},
        allowed: {en: 'Active, Inactive', de: 'Aktiv, Inaktiv'},
        effect: {
          en: 'Honeypot, proof of work, delay, lockout, minimum time and equal submissions keep blocking. Submissions above the spam score are listed as **Ignored**.',
          de: 'Honeypot, Arbeitsnachweis, Verzögerung, Sperre, Mindestzeit und gleiche Einsendungen blockieren weiterhin. Einsendungen über dem Grenzwert erscheinen in der Liste als **Ignoriert**.',
        },
      },
      {
        key: 'spam-score',
        label: {en: 'Spam score', de: 'Spam-Grenzwert'},
        meaning: {
          en: 'A submission is spam when its rating is **equal to or greater than** this number.',
          de: 'Eine Einsendung ist Spam, wenn ihre Bewertung **gleich oder größer** als diese Zahl ist.',
        },
        default: {en: '5 points', de: '5 Punkte'},
        allowed: {en: 'from 0.1, one decimal', de: 'ab 0,1, eine Nachkommastelle'},
        effect: {
          en: 'The help text in the interface says “above”; equal is enough. A [security guideline](#guidelines) can set another score.',
          de: 'Der Hilfetext der Oberfläche sagt „über“; gleich genügt. Eine [Sicherheitsrichtlinie](#guidelines) kann einen anderen Grenzwert setzen.',
        },
      },
      {
        key: 'silent-mode',
        label: {en: 'Enable the silent mode', de: 'Stiller Modus aktivieren'},
        meaning: {
          en: 'The box accepts every submission in the browser. The verdict reaches your backend with the verification: spam is answered with `valid: false`.',
          de: 'Die Box nimmt im Browser jede Einsendung an. Das Urteil erhält Ihr Backend mit der Überprüfung: Spam wird mit `valid: false` beantwortet.',
        },
        default: off,
        effect: {
          en: 'All spam reaches your backend, which costs load there. Delay and lockout still act in the browser.',
          de: 'Aller Spam erreicht Ihr Backend und belastet es. Verzögerung und Sperre wirken weiterhin im Browser.',
        },
        since: '1.5',
      },
      {
        key: 'spam-data',
        label: {
          en: 'Add spam detection data to verification response',
          de: 'Spam-Erkennungsdaten zur Verifizierungsantwort hinzufügen',
        },
        meaning: {
          en: 'The answer of the verification gets the object `spamData` with `spamRating`, `spamDetectionRating`, `isSpam`, `isValid`, `submittedAt`, `verifiedAt`, `minimumTimeData` and `equalSubmissionsData`.',
          de: 'Die Antwort der Überprüfung erhält das Objekt `spamData` mit `spamRating`, `spamDetectionRating`, `isSpam`, `isValid`, `submittedAt`, `verifiedAt`, `minimumTimeData` und `equalSubmissionsData`.',
        },
        default: off,
        effect: {
          en: '`spamDetectionRating` is the limit that was used. The last two exist only while minimum time and equal submissions are on. An answer with `Verification failed.` has no `spamData`.',
          de: '`spamDetectionRating` ist der verwendete Grenzwert. Die letzten beiden gibt es nur, solange Mindestzeit und gleiche Einsendungen eingeschaltet sind. Eine Antwort mit `Verification failed.` enthält kein `spamData`.',
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
          en: 'Where the box takes its language from, see [Language of the box](#language).',
          de: 'Woher die Box ihre Sprache nimmt, siehe [Sprache der Box](#language).',
        },
        default: {en: 'Use browser language', de: 'Browsersprache verwenden'},
        allowed: {en: 'three orders, see below', de: 'drei Reihenfolgen, siehe unten'},
        effect: {
          en: 'Not part of an export. A `language` set in the integration wins.',
          de: 'Nicht Teil eines Exports. Eine in der Integration gesetzte `language` gewinnt.',
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
          en: 'How long the daily counters of the dashboard are kept. They hold no personal data.',
          de: 'Wie lange die Tageszähler der Übersicht aufbewahrt werden. Sie enthalten keine personenbezogenen Daten.',
        },
        default: {en: 'Forever', de: 'Uneingeschränkt'},
        allowed: {
          en: '14 days; 1, 2, 3 or 6 months; 1 or 2 years; forever',
          de: '14 Tage; 1, 2, 3 oder 6 Monate; 1 oder 2 Jahre; uneingeschränkt',
        },
        effect: {
          en: 'Limits the date ranges of the dashboard. Independent of how long submissions are kept (14 days).',
          de: 'Begrenzt die Zeiträume der Übersicht. Unabhängig davon, wie lange Einsendungen bleiben (14 Tage).',
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
          en: 'The APIs accept metadata: extra information that is stored with a submission, encrypted like the form data.',
          de: 'Die APIs nehmen Metadaten an: Zusatzinformationen, die mit einer Einsendung gespeichert werden, verschlüsselt wie die Formulardaten.',
        },
        default: off,
        effect: {
          en: 'While it is off, metadata sent along is ignored, and the request that stores metadata is answered with `Metadata is not allowed in this project.` Rules never check metadata.',
          de: 'Solange es aus ist, werden mitgesendete Metadaten ignoriert, und die Anfrage zum Speichern von Metadaten wird mit `Metadata is not allowed in this project.` beantwortet. Regeln prüfen Metadaten nie.',
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
          de: 'Die Antwort der Überprüfung enthält die gespeicherten Metadaten.',
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
          en: 'Failed API requests are answered with the values mosparo expected, see [API debug mode](/docs/api/api_debug_mode).',
          de: 'Gescheiterte API-Anfragen werden mit den Werten beantwortet, die mosparo erwartet hat, siehe [API-Debugging-Modus](/docs/api/api_debug_mode).',
        },
        default: off,
        effect: {
          en: 'The answers reveal signatures. Switch it off as soon as the integration works.',
          de: 'Die Antworten verraten Signaturen. Schalten Sie ihn ab, sobald die Integration funktioniert.',
        },
        since: '1.1',
      },
      {
        key: 'verification-simulation',
        label: {en: 'Verification simulation mode', de: 'Verifizierungs-Simulations-Modus'},
        meaning: {
          en: 'Adds a button to every submission that shows, step by step, the request mosparo expects from your backend.',
          de: 'Gibt jeder Einsendung eine Schaltfläche, die Schritt für Schritt zeigt, welche Anfrage mosparo von Ihrem Backend erwartet.',
        },
        default: off,
        effect: {
          en: 'Not possible for submissions that are spam: they have no validation token.',
          de: 'Bei Einsendungen, die Spam sind, nicht möglich: Sie haben keinen Validierungscode.',
        },
        since: '1.1',
      },
    ],
  },
} as const satisfies Record<string, SettingGroup>;
