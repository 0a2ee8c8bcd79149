import type {Localized} from './localized';

/** An argument or an option of a command. */
export interface Parameter {
  /** As typed: `projectId`, `--file`, `--[no-]rules`. */
  readonly name: string;
  /** One-letter form of an option. */
  readonly short?: string;
  /** Name of the value that an option takes. */
  readonly value?: string;
  readonly required?: true;
  readonly default?: string;
  readonly meaning: Localized;
}

/** What a command prints and with which code it ends. */
export interface Outcome {
  /** Printed text, word for word; left out when the command stays silent. */
  readonly output?: string;
  /** Stands for texts that cannot be quoted, because they come from elsewhere. */
  readonly described?: Localized;
  readonly exitCode: 0 | 1 | 255;
  readonly meaning: Localized;
}

/** Whether cron, a timer or a script can run it: always, only with certain options, or not at all. */
export type Unattended = 'yes' | 'partly' | 'no';

export interface Command {
  readonly name: string;
  /** Id of its heading on the page. */
  readonly anchor: string;
  readonly aliases?: readonly string[];
  readonly since: string;
  readonly summary: Localized;
  readonly unattended: Unattended;
  readonly parameters: readonly Parameter[];
  readonly outcomes: readonly Outcome[];
}

const projectId: Parameter = {
  name: 'projectId',
  required: true,
  meaning: {en: 'Number of the project.', de: 'Nummer des Projekts.'},
};

/** The switches of the sections, which the export has too; each can be negated. */
function sections(): readonly Parameter[] {
  const section = (name: string, meaning: Localized): Parameter => ({
    name: `--[no-]${name}`,
    default: 'off',
    meaning,
  });
  return [
    section('generalSettings', {en: 'General settings.', de: 'Haupteinstellungen.'}),
    section('designSettings', {en: 'Design settings.', de: 'Darstellung.'}),
    section('securitySettings', {
      en: 'Security settings with the security guidelines.',
      de: 'Sicherheitseinstellungen mit den Sicherheitsrichtlinien.',
    }),
    section('rules', {
      en: 'Rules. Without effect in version 1.5.4.',
      de: 'Regeln. In Version 1.5.4 ohne Wirkung.',
    }),
    section('rulePackages', {
      en: 'Rule packages, without their content.',
      de: 'Regelpakete, ohne ihren Inhalt.',
    }),
  ];
}

const projectNotFound: Localized = {
  en: 'Look up the number in the list of projects.',
  de: 'Sehen Sie die Nummer in der Projektliste nach.',
};

const cleanupDatabase: Command = {
  name: 'mosparo:cleanup-database',
  anchor: 'cleanup-database',
  since: '0.1.2',
  summary: {
    en: 'Deletes data whose retention period has ended.',
    de: 'Löscht Daten, deren Aufbewahrungsfrist abgelaufen ist.',
  },
  unattended: 'yes',
  parameters: [],
  outcomes: [
    {
      exitCode: 0,
      meaning: {
        en: 'Finished. `-v` shows the result.',
        de: 'Fertig. `-v` zeigt das Ergebnis.',
      },
    },
    {
      output: 'Cleanup result: COMPLETED',
      exitCode: 0,
      meaning: {en: 'Everything due is deleted.', de: 'Alles Fällige ist gelöscht.'},
    },
    {
      output: 'Cleanup result: UNFINISHED',
      exitCode: 0,
      meaning: {
        en: 'Something is left. Run the command again.',
        de: 'Etwas ist übrig. Führen Sie den Befehl noch einmal aus.',
      },
    },
    {
      output: 'Cleanup result: UNFINISHED_CLEANUP_STATISTIC_OBJECT',
      exitCode: 0,
      meaning: {
        en: 'Another run started less than 10 minutes ago and is still running, or crashed.',
        de: 'Ein anderer Lauf hat vor weniger als 10 Minuten begonnen und läuft noch oder ist abgestürzt.',
      },
    },
    {
      output: 'Cleanup result: CLEANUP_JUST_EXECUTED',
      exitCode: 0,
      meaning: {
        en: 'Cache not writable, and a run in the last 10 minutes.',
        de: 'Cache nicht beschreibbar, und ein Lauf in den letzten 10 Minuten.',
      },
    },
    {
      described: {en: 'error of the database', de: 'Fehler der Datenbank'},
      exitCode: 255,
      meaning: {
        en: 'Interrupted; the number can be another one. The cleanup statistic keeps showing Unknown.',
        de: 'Abgebrochen; die Zahl kann eine andere sein. Die Bereinigungsstatistik zeigt weiter „Unbekannt“.',
      },
    },
  ],
};

const exportCommand: Command = {
  name: 'mosparo:export',
  anchor: 'export',
  since: '1.0',
  summary: {
    en: 'Writes the settings of a project as JSON. Fails in version 1.5.4.',
    de: 'Schreibt die Einstellungen eines Projekts als JSON. Schlägt in Version 1.5.4 fehl.',
  },
  unattended: 'no',
  parameters: [
    projectId,
    {
      name: 'filePath',
      meaning: {
        en: 'File to write. Otherwise standard output.',
        de: 'Zieldatei. Ohne Angabe: Standardausgabe.',
      },
    },
  ],
  outcomes: [
    {
      output: 'Too few arguments to function … exportProject(), 6 passed … and exactly 8 expected',
      exitCode: 255,
      meaning: {
        en: 'Always in version 1.5.4, if the project exists.',
        de: 'In Version 1.5.4 immer, wenn es das Projekt gibt.',
      },
    },
    {output: 'Project not found.', exitCode: 1, meaning: projectNotFound},
    {
      output: 'Export completed.',
      exitCode: 0,
      meaning: {
        en: 'The file is written. Never in version 1.5.4.',
        de: 'Die Datei ist geschrieben. In Version 1.5.4 nie.',
      },
    },
  ],
};

const geoip2Download: Command = {
  name: 'mosparo:geoip2:download-database',
  anchor: 'geoip2-download-database',
  since: '0.1.2',
  summary: {
    en: 'Downloads the GeoIP2 databases if newer ones exist.',
    de: 'Lädt die GeoIP2-Datenbanken herunter, wenn es neuere gibt.',
  },
  unattended: 'yes',
  parameters: [],
  outcomes: [
    {
      exitCode: 0,
      meaning: {
        en: 'The databases are up to date.',
        de: 'Die Datenbanken sind aktuell.',
      },
    },
    {
      output: 'Account ID or license key not specified.',
      exitCode: 1,
      meaning: {
        en: 'Enter both under Administration, GeoIP2.',
        de: 'Tragen Sie beides unter „Administration“, „GeoIP2“ ein.',
      },
    },
    {
      output: 'The remote server is not available.',
      exitCode: 1,
      meaning: {
        en: 'No connection to `download.maxmind.com`. Appears once per database.',
        de: 'Keine Verbindung zu `download.maxmind.com`. Erscheint einmal je Datenbank.',
      },
    },
    {
      described: {en: 'text of MaxMind', de: 'Text von MaxMind'},
      exitCode: 1,
      meaning: {
        en: 'MaxMind refused, for example because of a wrong key.',
        de: 'MaxMind hat abgelehnt, zum Beispiel wegen eines falschen Schlüssels.',
      },
    },
  ],
};

const health: Command = {
  name: 'mosparo:health',
  anchor: 'health',
  since: '1.3.3',
  summary: {
    en: 'Tests whether mosparo can work with its database.',
    de: 'Prüft, ob mosparo mit seiner Datenbank arbeiten kann.',
  },
  unattended: 'yes',
  parameters: [],
  outcomes: [
    {
      output: 'Everything okay',
      exitCode: 0,
      meaning: {en: 'The database answered.', de: 'Die Datenbank hat geantwortet.'},
    },
    {
      output: 'Everything okay (Detected status: test-skipped__not-configured)',
      exitCode: 0,
      meaning: {
        en: 'Not tested: the setup is not finished.',
        de: 'Ungeprüft: Die Einrichtung ist nicht abgeschlossen.',
      },
    },
    {
      output: 'Everything okay (Detected status: test-skipped__update-not-finished)',
      exitCode: 0,
      meaning: {
        en: 'Not tested: finish the update in the browser.',
        de: 'Ungeprüft: Schließen Sie das Update im Browser ab.',
      },
    },
    {
      output: 'Everything okay (Detected status: bypassed)',
      exitCode: 0,
      meaning: {
        en: 'Not tested: `MOSPARO_BYPASS_HEALTH_CHECK` is on.',
        de: 'Ungeprüft: `MOSPARO_BYPASS_HEALTH_CHECK` ist eingeschaltet.',
      },
    },
    {
      output: 'An error occurred when checking the health. You can find the details below.',
      exitCode: 1,
      meaning: {
        en: 'The query failed. `connection-failed`, the database error and status code 500 follow.',
        de: 'Die Abfrage schlug fehl. Es folgen `connection-failed`, der Fehler der Datenbank und der Statuscode 500.',
      },
    },
  ],
};

const importCommand: Command = {
  name: 'mosparo:import',
  anchor: 'import',
  since: '1.0',
  summary: {
    en: 'Reads settings from an export file into a project.',
    de: 'Liest Einstellungen aus einer Exportdatei in ein Projekt ein.',
  },
  unattended: 'partly',
  parameters: [
    projectId,
    {
      name: 'filePath',
      required: true,
      meaning: {en: 'Export file to read.', de: 'Exportdatei, die gelesen wird.'},
    },
    ...sections(),
    {
      name: '--handlingExistingRules',
      value: 'MODE',
      default: 'override',
      meaning: {
        en: 'Existing rules: `override`, `append` or `add`. No effect in version 1.5.4.',
        de: 'Vorhandene Regeln: `override`, `append` oder `add`. In Version 1.5.4 ohne Wirkung.',
      },
    },
    {
      name: '--force',
      short: '-f',
      meaning: {
        en: 'Imports without a question.',
        de: 'Importiert ohne Rückfrage.',
      },
    },
  ],
  outcomes: [
    {
      output: 'The changes were successfully executed.',
      exitCode: 0,
      meaning: {en: 'The import is done.', de: 'Der Import ist erledigt.'},
    },
    {
      output:
        'The project is already the same as the data in the import file, and no changes are available.',
      exitCode: 0,
      meaning: {
        en: 'Nothing to do, or only `--rules` was given. Never with `--generalSettings`: the spam score is always listed as changed.',
        de: 'Nichts zu tun, oder nur `--rules` war angegeben. Nie mit `--generalSettings`: Der Spam-Grenzwert gilt immer als geändert.',
      },
    },
    {output: 'Project not found.', exitCode: 1, meaning: projectNotFound},
    {
      output: 'Import file not found.',
      exitCode: 1,
      meaning: {
        en: 'The file is missing, or the user of the command may not read it.',
        de: 'Die Datei fehlt, oder der Benutzer des Befehls darf sie nicht lesen.',
      },
    },
    {
      output: 'Enable at least one section to import.',
      exitCode: 1,
      meaning: {
        en: 'All sections are off by default.',
        de: 'Alle Bereiche sind standardmäßig aus.',
      },
    },
    {
      output: 'Invalid value for handlingExistingRules.',
      exitCode: 1,
      meaning: {
        en: 'Allowed are `override`, `append` and `add`.',
        de: 'Erlaubt sind `override`, `append` und `add`.',
      },
    },
    {
      output: 'Import file "…" is not valid.',
      exitCode: 1,
      meaning: {
        en: 'Not an export of mosparo, or edited.',
        de: 'Kein Export von mosparo, oder bearbeitet.',
      },
    },
    {
      output: 'Import file was created with specifications version …, but this mosparo uses ….',
      exitCode: 1,
      meaning: {
        en: 'From a newer mosparo. Update this one first.',
        de: 'Von einem neueren mosparo. Aktualisieren Sie dieses zuerst.',
      },
    },
  ],
};

const rulePackageImport: Command = {
  name: 'mosparo:rule-package:import',
  anchor: 'rule-package-import',
  since: '1.4',
  summary: {
    en: 'Fills a rule package of the type “Manually via CLI”.',
    de: 'Füllt ein Regelpaket des Typs „Manuell über CLI“.',
  },
  unattended: 'yes',
  parameters: [
    projectId,
    {
      name: 'rulePackageId',
      required: true,
      meaning: {en: 'Number of the rule package.', de: 'Nummer des Regelpakets.'},
    },
    {
      name: '--file',
      short: '-f',
      value: 'FILE',
      meaning: {
        en: 'File to import, JSON or ZIP. Takes precedence over `--input`.',
        de: 'Datei, die importiert wird, JSON oder ZIP. Hat Vorrang vor `--input`.',
      },
    },
    {
      name: '--input',
      short: '-i',
      meaning: {
        en: 'Reads the content from standard input.',
        de: 'Liest den Inhalt von der Standardeingabe.',
      },
    },
    {
      name: '--hash',
      short: '-s',
      value: 'HASH',
      meaning: {
        en: 'Expected SHA-256 of the content, 64 hex digits in lower case.',
        de: 'Erwarteter SHA-256-Wert des Inhalts, 64 Hexziffern in Kleinbuchstaben.',
      },
    },
  ],
  outcomes: [
    {exitCode: 0, meaning: {en: 'The import is done.', de: 'Der Import ist erledigt.'}},
    {
      output: 'An error occurred: …',
      exitCode: 0,
      meaning: {
        en: 'The content was refused, despite exit code 0.',
        de: 'Der Inhalt wurde abgelehnt, trotz Exit-Code 0.',
      },
    },
    {output: 'Project "…" not found.', exitCode: 1, meaning: projectNotFound},
    {
      output: 'Rule package "…" not found.',
      exitCode: 1,
      meaning: {
        en: 'The project has no rule package with this number.',
        de: 'In diesem Projekt gibt es kein Regelpaket mit dieser Nummer.',
      },
    },
    {
      output: 'Rule package type (…) is not allowed.',
      exitCode: 1,
      meaning: {
        en: 'Only “Manually via CLI” can be filled this way.',
        de: 'Nur „Manuell über CLI“ lässt sich so füllen.',
      },
    },
    {
      output: 'Rule package file not found.',
      exitCode: 1,
      meaning: {
        en: 'The file is missing, or the user of the command may not read it.',
        de: 'Die Datei fehlt, oder der Benutzer des Befehls darf sie nicht lesen.',
      },
    },
    {
      output: 'No rule package input defined. Use either -f or -i to specify the source.',
      exitCode: 1,
      meaning: {
        en: 'Neither `--file` nor `--input` was given.',
        de: 'Weder `--file` noch `--input` war angegeben.',
      },
    },
    {
      output: 'The specified hash is invalid for the given content.',
      exitCode: 1,
      meaning: {
        en: 'Hash of other content, or in upper case.',
        de: 'Hash eines anderen Inhalts, oder mit Großbuchstaben.',
      },
    },
    {
      output: 'Empty input source.',
      exitCode: 1,
      meaning: {
        en: 'The file or standard input was empty.',
        de: 'Die Datei oder die Standardeingabe war leer.',
      },
    },
  ],
};

const rulePackageRefresh: Command = {
  name: 'mosparo:rule-package:refresh',
  anchor: 'rule-package-refresh',
  aliases: ['mosparo:rulesets:refresh'],
  since: '1.4',
  summary: {
    en: 'Fetches the automatic rule packages that are due.',
    de: 'Holt die fälligen automatischen Regelpakete.',
  },
  unattended: 'yes',
  parameters: [],
  outcomes: [
    {
      exitCode: 0,
      meaning: {
        en: 'All packages due are fetched.',
        de: 'Alle fälligen Pakete sind geholt.',
      },
    },
    {
      output: 'Host "…" is blocked for "…".',
      exitCode: 1,
      meaning: {
        en: 'The server cannot resolve the name, or the address is private: for a private network set `MOSPARO_RULE_PACKAGE_ALLOW_PRIVATE_NETWORKS=1`, for loopback use a package from a file.',
        de: 'Der Server kann den Namen nicht auflösen, oder die Adresse ist privat: Setzen Sie für ein privates Netz `MOSPARO_RULE_PACKAGE_ALLOW_PRIVATE_NETWORKS=1`, verwenden Sie für Loopback ein Paket aus einer Datei.',
      },
    },
    {
      described: {en: 'error of the connection', de: 'Fehler der Verbindung'},
      exitCode: 1,
      meaning: {
        en: 'Refused connection, time limit or invalid certificate. Try the address with `curl -I` on the server.',
        de: 'Abgewiesene Verbindung, Zeitlimit oder ungültiges Zertifikat. Rufen Sie die Adresse auf dem Server mit `curl -I` ab.',
      },
    },
  ],
};

const selfUpdate: Command = {
  name: 'mosparo:self-update',
  anchor: 'self-update',
  since: '0.2',
  summary: {
    en: 'Downloads and installs the newest version of the chosen channel.',
    de: 'Lädt die neueste Version des gewählten Kanals herunter und installiert sie.',
  },
  unattended: 'no',
  parameters: [],
  outcomes: [
    {
      output: 'No updates available.',
      exitCode: 0,
      meaning: {en: 'Nothing newer exists.', de: 'Es gibt nichts Neueres.'},
    },
    {
      output: 'Update finished!',
      exitCode: 0,
      meaning: {
        en: 'The update worked only if no line has a red cross.',
        de: 'Nur wenn keine Zeile ein rotes Kreuz hat, war das Update erfolgreich.',
      },
    },
    {
      output: 'Upgrade finished!',
      exitCode: 0,
      meaning: {
        en: 'The same for the next major version.',
        de: 'Dasselbe für die nächste Hauptversion.',
      },
    },
    {
      output:
        'Your user is not the owner of these files or is the root user. You should execute the command as owner of the files.',
      exitCode: 0,
      meaning: {
        en: 'Answer no, and start again as the owner.',
        de: 'Antworten Sie mit Nein und beginnen Sie als Eigentümer von vorn.',
      },
    },
    {
      output: "This command cannot determine, if you're using the correct user to update mosparo.",
      exitCode: 0,
      meaning: {
        en: 'The PHP extension posix or the variable `USER` is missing: make sure that you are the owner.',
        de: 'Die PHP-Erweiterung posix oder die Variable `USER` fehlt: Vergewissern Sie sich, dass Sie der Eigentümer sind.',
      },
    },
    {
      output: 'Your web hosting does not meet all requirements.',
      exitCode: 1,
      meaning: {
        en: 'Upgrade only: the list names what the next major version needs.',
        de: 'Nur bei Upgrades: Die Liste nennt, was die nächste Hauptversion braucht.',
      },
    },
    {
      described: {en: 'error of the check for updates', de: 'Fehler der Suche nach Updates'},
      exitCode: 1,
      meaning: {
        en: 'The version file could not be loaded or is not valid.',
        de: 'Die Versionsdatei ließ sich nicht laden oder ist ungültig.',
      },
    },
  ],
};

/** Every command of mosparo itself, sorted by name. */
export const commands: readonly Command[] = [
  cleanupDatabase,
  exportCommand,
  geoip2Download,
  health,
  importCommand,
  rulePackageImport,
  rulePackageRefresh,
  selfUpdate,
];

/** Names that `bin/console` accepts for mosparo's own commands. */
export const commandNames: readonly string[] = commands.flatMap(({name, aliases = []}) => [
  name,
  ...aliases,
]);
