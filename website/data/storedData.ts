import type {Localized} from './localized';

/** How something is stored in the database. */
export type StoredForm = 'encrypted' | 'hashed' | 'plain' | 'mixed';

export const storedForms: Readonly<Record<StoredForm, Localized>> = {
  encrypted: {en: 'Encrypted', de: 'Verschlüsselt'},
  hashed: {en: 'Hashed', de: 'Als Hash'},
  plain: {en: 'Plain text', de: 'Klartext'},
  mixed: {en: 'Partly encrypted', de: 'Teils verschlüsselt'},
};

export type StoredGroup = 'submission' | 'counting' | 'statistics' | 'users';

export interface StoredDatum {
  readonly id: string;
  readonly group: StoredGroup;
  readonly what: Localized;
  readonly why: Localized;
  readonly from: Localized;
  readonly form: StoredForm;
  readonly formNote?: Localized;
  readonly kept: Localized;
  /** Missing where the text above the table says it. */
  readonly deletion?: Localized;
}

/** Texts that many rows share. */
const browserAtCheck: Localized = {
  en: 'Browser, at the check',
  de: 'Browser, bei der Prüfung',
};
const connection: Localized = {
  en: 'Connection, at the check',
  de: 'Verbindung, bei der Prüfung',
};
const madeByMosparo: Localized = {en: 'mosparo itself', de: 'mosparo selbst'};
const withSubmission = {
  kept: {
    en: 'Same as submission',
    de: 'Wie die Einsendung',
  },
} as const;
const withToken = {
  kept: {
    en: '24 hours, or same as submission',
    de: '24\u00a0Stunden oder wie die Einsendung',
  },
} as const;
const untilAccountIsDeleted = {
  kept: {en: 'As long as the account exists', de: 'Solange das Konto besteht'},
  deletion: {
    en: 'Deletion of the account',
    de: 'Löschung des Kontos',
  },
} as const;

/** Everything mosparo stores: what, why, where from, in which form, how long, and what deletes it. */
export const storedData: readonly StoredDatum[] = [
  {
    id: 'fields',
    group: 'submission',
    what: {en: 'Names and values of the form fields', de: 'Namen und Werte der Formularfelder'},
    why: {
      en: 'Rules, verification, display to members',
      de: 'Regeln, Verifizierung, Anzeige für Mitglieder',
    },
    from: browserAtCheck,
    form: 'encrypted',
    ...withSubmission,
  },
  {
    id: 'partial',
    group: 'submission',
    what: {
      en: 'Fields of the earlier steps of a multi-step form',
      de: 'Felder der früheren Schritte eines mehrstufigen Formulars',
    },
    why: {
      en: 'Check of all steps together at the last one',
      de: 'Prüfung aller Schritte beim letzten',
    },
    from: {
      en: 'Browser, at each step',
      de: 'Browser, bei jedem Schritt',
    },
    form: 'encrypted',
    ...withToken,
  },
  {
    id: 'ip',
    group: 'submission',
    what: {en: 'IP address', de: 'IP-Adresse'},
    why: {
      en: 'IP and provider rules, security guidelines, display to members',
      de: 'IP- und Anbieterregeln, Sicherheitsrichtlinien, Anzeige für Mitglieder',
    },
    from: connection,
    form: 'encrypted',
    ...withSubmission,
  },
  {
    id: 'user-agent',
    group: 'submission',
    what: {
      en: 'User agent (name and version of the browser)',
      de: 'User-Agent (Name und Version des Browsers)',
    },
    why: {
      en: 'User agent rules, display to members',
      de: 'User-Agent-Regeln, Anzeige für Mitglieder',
    },
    from: connection,
    form: 'encrypted',
    ...withSubmission,
  },
  {
    id: 'location',
    group: 'submission',
    what: {
      en: 'AS number, AS organization and country; only with GeoIP2',
      de: 'AS-Nummer, AS-Organisation und Land; nur mit GeoIP2',
    },
    why: {en: 'Provider rules, security guidelines', de: 'Anbieterregeln, Sicherheitsrichtlinien'},
    from: {
      en: 'GeoIP2 databases on your server',
      de: 'GeoIP2-Datenbanken auf Ihrem Server',
    },
    form: 'encrypted',
    ...withSubmission,
  },
  {
    id: 'metadata',
    group: 'submission',
    what: {
      en: 'Metadata; only if the project allows it',
      de: 'Metadaten; nur wenn das Projekt sie erlaubt',
    },
    why: {
      en: 'Whatever your website stores with the submission',
      de: 'Was Ihre Website zur Einsendung ablegen möchte',
    },
    from: {
      en: 'Your website: its script or its backend',
      de: 'Ihre Website: ihr Skript oder ihr Backend',
    },
    form: 'encrypted',
    ...withSubmission,
  },
  {
    id: 'page',
    group: 'submission',
    what: {
      en: 'Page title, page URL with its query string, form action URL, form ID',
      de: 'Seitentitel, Seiten-URL samt Parametern, Aktions-URL und ID des Formulars',
    },
    why: {
      en: 'Origin of a submission; form-based security guidelines',
      de: 'Herkunft einer Einsendung; formularbasierte Sicherheitsrichtlinien',
    },
    from: {
      en: 'Browser, when the form opens',
      de: 'Browser, beim Öffnen des Formulars',
    },
    form: 'plain',
    ...withToken,
  },
  {
    id: 'tokens',
    group: 'submission',
    what: {
      en: 'Submit token, validation token, target of the proof of work, times',
      de: 'Absende-Token, Validierungscode, Ziel des Arbeitsnachweises, Zeitpunkte',
    },
    why: {
      en: 'Recognize the form again at check and verification; minimum time',
      de: 'Das Formular bei Prüfung und Verifizierung wiedererkennen; Mindestzeit',
    },
    from: madeByMosparo,
    form: 'plain',
    formNote: {en: 'random values', de: 'Zufallswerte'},
    ...withToken,
  },
  {
    id: 'ignored-fields',
    group: 'submission',
    what: {
      en: 'Names of the ignored fields, without values',
      de: 'Namen der ignorierten Felder, ohne Werte',
    },
    why: {en: 'Show what was not checked', de: 'Zeigen, was nicht geprüft wurde'},
    from: browserAtCheck,
    form: 'plain',
    ...withSubmission,
  },
  {
    id: 'rating',
    group: 'submission',
    what: {
      en: 'Spam rating and limit, spam and valid yes or no, state of each field, results of minimum time, equal submissions and proof of work',
      de: 'Spam-Bewertung und Grenzwert, Spam und gültig ja oder nein, Zustand jedes Feldes, Ergebnisse von Mindestzeit, gleichen Einsendungen und Arbeitsnachweis',
    },
    why: {en: 'The decision, and its explanation', de: 'Die Entscheidung und ihre Begründung'},
    from: madeByMosparo,
    form: 'plain',
    ...withSubmission,
  },
  {
    id: 'matches',
    group: 'submission',
    what: {
      en: 'Items that matched: field, value of the rule, points. For submission rules also the matching text of the visitor',
      de: 'Passende Einträge: Feld, Wert der Regel, Punkte. Bei Einsenderegeln auch der passende Text des Besuchers',
    },
    why: {en: 'Explain the rating', de: 'Die Bewertung erklären'},
    from: madeByMosparo,
    form: 'plain',
    ...withSubmission,
  },
  {
    id: 'issues',
    group: 'submission',
    what: {
      en: 'Verification issues (since 1.4). For a field that failed, also the value that was expected',
      de: 'Verifizierungsprobleme (seit 1.4). Bei einem gescheiterten Feld auch der Wert, der erwartet wurde',
    },
    why: {
      en: 'Explain a failed verification',
      de: 'Gescheiterte Verifizierung erklären',
    },
    from: {en: 'mosparo itself, at the verification', de: 'mosparo selbst, bei der Verifizierung'},
    form: 'plain',
    formNote: {
      en: 'even without the API debug mode',
      de: 'auch ohne API-Debugging-Modus',
    },
    ...withSubmission,
  },
  {
    id: 'signature',
    group: 'submission',
    what: {en: 'Signature over the form data', de: 'Signatur über die Formulardaten'},
    why: {en: 'Recognize equal submissions', de: 'Gleiche Einsendungen erkennen'},
    from: madeByMosparo,
    form: 'hashed',
    formNote: {
      en: 'HMAC-SHA256 with the private key, over hashes of the values',
      de: 'HMAC-SHA256 mit dem geheimen Schlüssel, über Hashes der Werte',
    },
    ...withSubmission,
  },
  {
    id: 'ip-hash',
    group: 'counting',
    what: {
      en: 'Hash of the IP address with each submit token',
      de: 'Hash der IP-Adresse bei jedem Absende-Token',
    },
    why: {
      en: 'Count for delay, lockout, dynamic proof of work and equal submissions',
      de: 'Zählen für Verzögerung, Sperre, dynamischen Arbeitsnachweis und gleiche Einsendungen',
    },
    from: {
      en: 'Connection, when the form opens',
      de: 'Verbindung, beim Öffnen des Formulars',
    },
    form: 'hashed',
    formNote: {
      en: 'Whirlpool, 128 hex digits, without salt',
      de: 'Whirlpool, 128 Hexadezimalziffern, ohne Salt',
    },
    ...withToken,
  },
  {
    id: 'delays',
    group: 'counting',
    what: {
      en: 'Delays and lockouts: hash of the IP address, start, length, end',
      de: 'Verzögerungen und Sperren: Hash der IP-Adresse, Beginn, Dauer, Ende',
    },
    why: {en: 'Apply request delay and lockout', de: 'Verzögerung und Sperre anwenden'},
    from: {
      en: 'mosparo itself, when a limit is exceeded',
      de: 'mosparo selbst, wenn eine Grenze überschritten wird',
    },
    form: 'hashed',
    kept: {
      en: 'Until they expire, one year at most',
      de: 'Bis zum Ablauf, höchstens ein Jahr',
    },
    deletion: {
      en: 'Next cleanup, or reset by an administrator',
      de: 'Nächste Bereinigung oder Zurücksetzen in der Administration',
    },
  },
  {
    id: 'localization',
    group: 'counting',
    what: {
      en: 'Cached lookups: hash of the IP address with AS number, AS organization, country; only with GeoIP2',
      de: 'Zwischengespeicherte Abfragen: Hash der IP-Adresse mit AS-Nummer, AS-Organisation, Land; nur mit GeoIP2',
    },
    why: {en: 'Save repeated lookups', de: 'Wiederholte Abfragen sparen'},
    from: {
      en: 'GeoIP2 databases on your server, when the form opens',
      de: 'GeoIP2-Datenbanken auf Ihrem Server, beim Öffnen des Formulars',
    },
    form: 'hashed',
    formNote: {en: 'address hashed, the rest plain', de: 'Adresse als Hash, der Rest im Klartext'},
    kept: {en: 'No fixed limit', de: 'Keine feste Frist'},
    deletion: {
      en: 'Every download or update of the databases',
      de: 'Jeder Download und jede Aktualisierung der Datenbanken',
    },
  },
  {
    id: 'rule-cache',
    group: 'counting',
    what: {
      en: 'Hash of each checked value with the items that may match; only with a shared cache for rule items',
      de: 'Hash jedes geprüften Wertes mit den Einträgen, die passen könnten; nur mit gemeinsamem Cache für Regeleinträge',
    },
    why: {en: 'Faster check of values seen before', de: 'Schnellere Prüfung schon gesehener Werte'},
    from: madeByMosparo,
    form: 'hashed',
    formNote: {en: 'in the cache, not in the database', de: 'im Cache, nicht in der Datenbank'},
    kept: {
      en: '1 hour (`MOSPARO_RULE_ITEMS_CACHE_TTL`, 3600 seconds)',
      de: '1 Stunde (`MOSPARO_RULE_ITEMS_CACHE_TTL`, 3600 Sekunden)',
    },
    deletion: {en: 'Expires in the cache', de: 'Läuft im Cache ab'},
  },
  {
    id: 'day-statistic',
    group: 'statistics',
    what: {
      en: 'Daily counters of a project: valid, spam, delayed, blocked',
      de: 'Tageszähler eines Projekts: gültig, Spam, verzögert, blockiert',
    },
    why: {
      en: 'Dashboard, project list, statistic API',
      de: 'Übersicht, Projektliste, Statistik-API',
    },
    from: madeByMosparo,
    form: 'plain',
    formNote: {en: 'no personal data', de: 'keine personenbezogenen Daten'},
    kept: {
      en: 'Forever, or as set in the project',
      de: 'Für immer oder wie im Projekt eingestellt',
    },
    deletion: {
      en: 'Cleanup, by “Statistic storage” of the project',
      de: 'Bereinigung, nach „Speichern der Statistik“ des Projekts',
    },
  },
  {
    id: 'cleanup-statistic',
    group: 'statistics',
    what: {
      en: 'Records of the cleanup: time, duration, numbers of deleted and remaining rows',
      de: 'Protokoll der Bereinigung: Zeit, Dauer, Anzahl gelöschter und verbliebener Zeilen',
    },
    why: {en: 'Prove that the cleanup runs', de: 'Belegen, dass die Bereinigung läuft'},
    from: madeByMosparo,
    form: 'plain',
    formNote: {en: 'no personal data', de: 'keine personenbezogenen Daten'},
    kept: {en: 'No limit', de: 'Keine Frist'},
    deletion: {en: 'Never automatically', de: 'Nie von selbst'},
  },
  {
    id: 'log',
    group: 'statistics',
    what: {
      en: 'Log of the application, `var/log/prod-YYYY-MM-DD.log`',
      de: 'Protokoll der Anwendung, `var/log/prod-JJJJ-MM-TT.log`',
    },
    why: {
      en: 'Find the cause of an error; written only after one',
      de: 'Die Ursache eines Fehlers finden; nur bei Fehlern geschrieben',
    },
    from: madeByMosparo,
    form: 'plain',
    formNote: {en: 'files, also sent to stderr', de: 'Dateien, zusätzlich auf stderr'},
    kept: {en: 'The last 10 files', de: 'Die letzten 10 Dateien'},
    deletion: {en: 'Rotation of the files', de: 'Rotation der Dateien'},
  },
  {
    id: 'account',
    group: 'users',
    what: {
      en: 'Email address, password, permissions, memberships in projects',
      de: 'E-Mail-Adresse, Passwort, Rechte, Mitgliedschaften in Projekten',
    },
    why: {en: 'Log in to mosparo', de: 'Anmeldung bei mosparo'},
    from: {en: 'An administrator, or the user', de: 'Administration oder die Person selbst'},
    form: 'plain',
    formNote: {en: 'the password only as a hash', de: 'das Passwort nur als Hash'},
    ...untilAccountIsDeleted,
  },
  {
    id: 'second-factor',
    group: 'users',
    what: {
      en: 'Secret of the second factor, backup codes',
      de: 'Geheimnis des zweiten Faktors, Wiederherstellungscodes',
    },
    why: {en: 'Two-factor authentication', de: 'Zwei-Faktor-Authentifizierung'},
    from: madeByMosparo,
    form: 'mixed',
    formNote: {
      en: 'codes encrypted, secret in plain text',
      de: 'Codes verschlüsselt, Geheimnis im Klartext',
    },
    kept: {
      en: 'Secret: until the second factor is switched off. Codes: until they are replaced',
      de: 'Geheimnis: bis der zweite Faktor abgeschaltet wird. Codes: bis sie ersetzt werden',
    },
    deletion: {
      en: 'The user, or deletion of the account',
      de: 'Die Person selbst oder die Löschung des Kontos',
    },
  },
  {
    id: 'password-requests',
    group: 'users',
    what: {
      en: 'Requests for a new password: user, time, code of the link',
      de: 'Anfragen nach einem neuen Passwort: Benutzer, Zeitpunkt, Code des Links',
    },
    why: {
      en: 'Recognize the link in the email, allow one request per hour',
      de: 'Den Link aus der E-Mail erkennen, eine Anfrage pro Stunde zulassen',
    },
    from: {en: 'The user, or an administrator', de: 'Die Person selbst oder die Administration'},
    form: 'hashed',
    formNote: {
      en: 'the code hashed, the rest plain',
      de: 'der Code als Hash, der Rest im Klartext',
    },
    kept: {
      en: 'The link works for 24 hours; its record stays if nobody uses it',
      de: 'Der Link gilt 24\u00a0Stunden; sein Datensatz bleibt, wenn ihn niemand verwendet',
    },
    deletion: {
      en: 'New password, a later request by anybody, or deletion of the account',
      de: 'Neues Passwort, eine spätere Anfrage von irgendjemandem oder Löschung des Kontos',
    },
  },
  {
    id: 'failed-logins',
    group: 'users',
    what: {
      en: 'Counts of failed logins by IP address and by email address',
      de: 'Zähler fehlgeschlagener Anmeldungen nach IP-Adresse und nach E-Mail-Adresse',
    },
    why: {en: 'Login throttling', de: 'Login-Drosselung'},
    from: {en: 'Whoever tries to log in', de: 'Wer sich anzumelden versucht'},
    form: 'hashed',
    formNote: {en: 'in the cache, not in the database', de: 'im Cache, nicht in der Datenbank'},
    kept: {
      en: 'The time range of the login throttling (default 5 minutes)',
      de: 'Die Zeitspanne der Login-Drosselung (Standard 5\u00a0Minuten)',
    },
    deletion: {en: 'Expires in the cache', de: 'Läuft im Cache ab'},
  },
  {
    id: 'user-settings',
    group: 'users',
    what: {
      en: 'Language, formats, color mode, view of the project list',
      de: 'Sprache, Formate, Farbmodus, Ansicht der Projektliste',
    },
    why: {en: 'Look of the interface', de: 'Oberfläche nach Wunsch der Person'},
    from: {en: 'The user', de: 'Die Person selbst'},
    form: 'encrypted',
    ...untilAccountIsDeleted,
  },
  {
    id: 'sessions',
    group: 'users',
    what: {
      en: 'Login sessions, in the table `sessions`, with a session cookie in the browser',
      de: 'Anmeldesitzungen, in der Tabelle `sessions`, mit einem Sitzungs-Cookie im Browser',
    },
    why: {
      en: 'Stay logged in',
      de: 'Angemeldet bleiben',
    },
    from: madeByMosparo,
    form: 'plain',
    kept: {
      en: 'Depends on the session settings of PHP',
      de: 'Nach den Sitzungseinstellungen von PHP',
    },
    deletion: {en: 'Logout, or expiry of the session', de: 'Abmelden oder Ablauf der Sitzung'},
  },
  {
    id: 'project-keys',
    group: 'users',
    what: {en: 'Private key of each project', de: 'Geheimer Schlüssel jedes Projekts'},
    why: {en: 'Check the signatures of your website', de: 'Die Signaturen Ihrer Website prüfen'},
    from: madeByMosparo,
    form: 'encrypted',
    kept: {en: 'As long as the project exists', de: 'Solange das Projekt besteht'},
    deletion: {
      en: 'Deletion of the project, or new keys',
      de: 'Löschung des Projekts oder neue Schlüssel',
    },
  },
];
