import type {Localized} from './localized';

export type Unit = 'seconds' | 'minutes' | 'hours' | 'days';

/** What a variable accepts. */
export type Values =
  | {readonly kind: 'switch' | 'path' | 'list' | 'address' | 'text'}
  | {readonly kind: 'choice'; readonly options: readonly string[]}
  | {
      readonly kind: 'number';
      readonly unit: Unit;
      readonly min?: number;
      readonly max?: number;
    };

/** Who reads the value: pages and API, commands, or the start script of the container image. */
export type Reader = 'web' | 'cli' | 'start';

export interface EnvironmentVariable {
  readonly name: string;
  readonly meaning: Localized;
  readonly values: Values;
  /** Value when nobody sets the variable; `null` where an empty value has an effect of its own. */
  readonly default: string | null;
  /** Says more about the default than a value can. */
  readonly defaultNote?: Localized;
  /** Value that both container images set, where it differs from the default. */
  readonly imageDefault?: string;
  readonly readers: readonly Reader[];
  /** The change needs `cache:clear`; every other variable acts with the next request or command. */
  readonly needsCacheClear?: true;
  /** First version that knows the variable; left out for the oldest. */
  readonly since?: string;
}

export interface VariableGroup {
  /** Also the id of the heading on the page. */
  readonly id: string;
  readonly title: Localized;
  readonly variables: readonly EnvironmentVariable[];
}

const everywhere: readonly Reader[] = ['web', 'cli'];

const general: readonly EnvironmentVariable[] = [
  {
    name: 'APP_ENV',
    meaning: {
      en: 'Use `prod` on a public server: `dev` shows internals in the browser, logs everything, and writes updates to a temporary directory.',
      de: 'Verwenden Sie auf einem öffentlichen Server `prod`: `dev` zeigt Interna im Browser, protokolliert alles und schreibt Updates in ein temporäres Verzeichnis.',
    },
    values: {kind: 'choice', options: ['prod', 'dev']},
    default: 'prod',
    defaultNote: {
      en: 'A checkout of the source code starts as `dev`.',
      de: 'Ein Checkout des Quellcodes startet als `dev`.',
    },
    readers: everywhere,
  },
  {
    name: 'DATABASE_MYSQL_SSL',
    meaning: {
      en: 'Encrypts the connection to MySQL or MariaDB with the four variables below. Keep `0` for PostgreSQL and SQLite.',
      de: 'Verschlüsselt die Verbindung zu MySQL oder MariaDB mit den vier folgenden Variablen. Bei PostgreSQL und SQLite bleibt der Wert `0`.',
    },
    values: {kind: 'switch'},
    default: '0',
    readers: everywhere,
    needsCacheClear: true,
    since: '1.3.1',
  },
  {
    name: 'DATABASE_MYSQL_SSL_CA',
    meaning: {
      en: 'Certificate of the authority that signed the server certificate. Set at least this one.',
      de: 'Zertifikat der Stelle, die das Serverzertifikat unterschrieben hat. Setzen Sie mindestens diese.',
    },
    values: {kind: 'path'},
    default: '',
    readers: everywhere,
    needsCacheClear: true,
    since: '1.3.1',
  },
  {
    name: 'DATABASE_MYSQL_SSL_CERT',
    meaning: {
      en: 'Client certificate, if the database server asks for one.',
      de: 'Client-Zertifikat, falls der Datenbankserver eines verlangt.',
    },
    values: {kind: 'path'},
    default: '',
    readers: everywhere,
    needsCacheClear: true,
    since: '1.3.1',
  },
  {
    name: 'DATABASE_MYSQL_SSL_KEY',
    meaning: {
      en: 'Private key of the client certificate.',
      de: 'Schlüssel zum Client-Zertifikat.',
    },
    values: {kind: 'path'},
    default: '',
    readers: everywhere,
    needsCacheClear: true,
    since: '1.3.1',
  },
  {
    name: 'DATABASE_MYSQL_SSL_VERIFY_SERVER_CERT',
    meaning: {
      en: '`1` checks that the certificate belongs to the database server. Otherwise an attacker in between would go unnoticed.',
      de: '`1` prüft, ob das Zertifikat zum Datenbankserver gehört. Sonst bliebe ein Angreifer dazwischen unbemerkt.',
    },
    values: {kind: 'switch'},
    default: '0',
    readers: everywhere,
    needsCacheClear: true,
    since: '1.3.1',
  },
  {
    name: 'LOCK_DSN',
    meaning: {
      en: 'Store for locks of the framework. Keep `flock` (lock files on the local disk).',
      de: 'Ablage für Sperren des Frameworks. Behalten Sie `flock` (Sperrdateien auf dem lokalen Datenträger).',
    },
    values: {kind: 'address'},
    default: 'flock',
    readers: everywhere,
    since: '1.0',
  },
  {
    name: 'MOSPARO_CONFIG_FILE_PATH',
    meaning: {
      en: 'Configuration file instead of `config/env.mosparo.php`. Overrides `MOSPARO_ENV_SUFFIX`. Choose a location outside the installation, or the updater deletes the file.',
      de: 'Konfigurationsdatei statt `config/env.mosparo.php`. Hat Vorrang vor `MOSPARO_ENV_SUFFIX`. Wählen Sie einen Ort außerhalb der Installation, sonst löscht der Updater die Datei.',
    },
    values: {kind: 'path'},
    default: '',
    defaultNote: {
      en: 'The image `mosparo-unprivileged` needs it: `/mosparo-config/env.mosparo.php`.',
      de: 'Das Image `mosparo-unprivileged` braucht die Variable: `/mosparo-config/env.mosparo.php`.',
    },
    readers: everywhere,
    since: '1.3.1',
  },
  {
    name: 'MOSPARO_ENV_SUFFIX',
    meaning: {
      en: 'Changes the file name to `config/env.mosparo.<suffix>.php`, so one copy of the code can serve several databases. The updater deletes this file: prefer `MOSPARO_CONFIG_FILE_PATH`.',
      de: 'Ändert den Dateinamen in `config/env.mosparo.<Suffix>.php`; so bedient eine Kopie des Codes mehrere Datenbanken. Der Updater löscht diese Datei: besser `MOSPARO_CONFIG_FILE_PATH`.',
    },
    values: {kind: 'text'},
    default: '',
    readers: everywhere,
    since: '1.2',
  },
  {
    name: 'TRUSTED_PROXIES',
    meaning: {
      en: 'Proxies whose `X-Forwarded-…` headers mosparo accepts. Overrides the security settings and makes their fields read-only. `REMOTE_ADDR` trusts every sender. [Which to trust](/docs/installation/configure/reverse_proxy#trusted-proxies)',
      de: 'Proxys, deren Header `X-Forwarded-…` mosparo auswertet. Hat Vorrang vor den Sicherheitseinstellungen und sperrt deren Felder. `REMOTE_ADDR` vertraut jedem Absender. [Wem vertrauen](/docs/installation/configure/reverse_proxy#trusted-proxies)',
    },
    values: {kind: 'list'},
    default: null,
    defaultNote: {
      en: 'Then the security settings apply, or else `127.0.0.1`. An empty value trusts nobody.',
      de: 'Dann gelten die Sicherheitseinstellungen, sonst `127.0.0.1`. Ein leerer Wert vertraut niemandem.',
    },
    imageDefault: '127.0.0.1,REMOTE_ADDR',
    readers: ['web'],
    since: '0.3.3',
  },
];

const updates: readonly EnvironmentVariable[] = [
  {
    name: 'MOSPARO_AUTOMATIC_UPDATE_CHECK_ENABLED',
    meaning: {
      en: '`0` stops the daily check and hides the header button, even after a manual check. Needed without internet access, or every page of an administrator waits for the connection.',
      de: '`0` beendet die tägliche Suche und blendet die Schaltfläche in der Kopfzeile aus, auch nach manueller Suche. Ohne Internetzugang nötig, sonst wartet jede Seite eines Administrators auf die Verbindung.',
    },
    values: {kind: 'switch'},
    default: '1',
    readers: ['web'],
    since: '0.4',
  },
  {
    name: 'MOSPARO_UPDATES_ENABLED',
    meaning: {
      en: '`0` removes the buttons that install updates and upgrades, and locks the channel. `mosparo:self-update` ignores it.',
      de: '`0` entfernt die Schaltflächen, die ein Update oder Upgrade installieren, und sperrt die Wahl des Kanals. `mosparo:self-update` beachtet die Variable nicht.',
    },
    values: {kind: 'switch'},
    default: '1',
    imageDefault: '0',
    readers: ['web'],
    since: '0.2.8',
  },
];

const cleanup: readonly EnvironmentVariable[] = [
  {
    name: 'MOSPARO_CLEANUP_GRACE_PERIOD_ENABLED',
    meaning: {
      en: '`1` delays cleanups by form requests by `MOSPARO_SUBMIT_TOKEN_RETENTION_PERIOD`, so that a cron job runs first.',
      de: '`1` schiebt Bereinigungen durch Formularanfragen um `MOSPARO_SUBMIT_TOKEN_RETENTION_PERIOD` auf, damit ein Cronjob zuerst läuft.',
    },
    values: {kind: 'switch'},
    default: '0',
    readers: ['web'],
    since: '1.3',
  },
  {
    name: 'MOSPARO_CLEANUP_PROCESS_INTERVAL',
    meaning: {
      en: 'How long after a cleanup a form request starts another one.',
      de: 'Wie lange nach einer Bereinigung eine Formularanfrage die nächste startet.',
    },
    values: {kind: 'number', unit: 'hours', min: 1, max: 24},
    default: '6',
    readers: everywhere,
    since: '1.4.3',
  },
  {
    name: 'MOSPARO_CLEANUP_UNFINISHED_INTERVAL',
    meaning: {
      en: 'When form requests continue an incomplete cleanup, and how long a run without a result prevents others.',
      de: 'Wann Formularanfragen eine unvollständige Bereinigung fortsetzen, und wie lange ein Lauf ohne Ergebnis andere verhindert.',
    },
    values: {kind: 'number', unit: 'minutes', min: 1, max: 360},
    default: '10',
    readers: everywhere,
    since: '1.4.3',
  },
  {
    name: 'MOSPARO_SUBMISSION_RETENTION_PERIOD',
    meaning: {
      en: 'How long submissions that are spam or were verified are kept.',
      de: 'Wie lange Einsendungen bleiben, die Spam sind oder verifiziert wurden.',
    },
    values: {kind: 'number', unit: 'days', min: 1, max: 14},
    default: '14',
    readers: everywhere,
    since: '1.4.3',
  },
  {
    name: 'MOSPARO_SUBMIT_TOKEN_RETENTION_PERIOD',
    meaning: {
      en: 'How long unused submit tokens, and submissions that are not spam and were never verified, are kept. Forms that stay open longer need a new token.',
      de: 'Wie lange unbenutzte Absende-Token bleiben, ebenso Einsendungen, die kein Spam sind und nie verifiziert wurden. Ein Formular, das länger offen bleibt, braucht einen neuen Token.',
    },
    values: {kind: 'number', unit: 'hours', min: 1, max: 24},
    default: '24',
    readers: everywhere,
    since: '1.4.3',
  },
];

const cache: readonly EnvironmentVariable[] = [
  {
    name: 'FILESYSTEM_CACHE_PATH',
    meaning: {
      en: 'Directory for the adapter `filesystem`, writable for the users of web server and commands.',
      de: 'Verzeichnis für den Adapter `filesystem`, beschreibbar für die Benutzer von Webserver und Befehlen.',
    },
    values: {kind: 'path'},
    default: '',
    defaultNote: {
      en: 'Then `symfony-cache` in the system’s temporary directory.',
      de: 'Dann `symfony-cache` im temporären Verzeichnis des Systems.',
    },
    readers: everywhere,
    since: '1.3.4',
  },
  {
    name: 'MEMCACHED_URL',
    meaning: {
      en: 'Server for the adapter `memcached`, for example `memcached://10.0.0.5:11211`.',
      de: 'Server für den Adapter `memcached`, zum Beispiel `memcached://10.0.0.5:11211`.',
    },
    values: {kind: 'address'},
    default: 'memcached://localhost',
    readers: everywhere,
    since: '1.3',
  },
  {
    name: 'MOSPARO_CACHE_ADAPTER',
    meaning: {
      en: 'Where mosparo keeps dates and lock of the cleanup and, if switched on, styles and rule items. Several nodes need `redis` or `memcached`.',
      de: 'Wo mosparo Termine und Sperre der Bereinigung ablegt und, falls eingeschaltet, Stylesheets und Regeleinträge. Mehrere Knoten brauchen `redis` oder `memcached`.',
    },
    values: {kind: 'choice', options: ['filesystem', 'memcached', 'redis']},
    default: '',
    defaultNote: {en: 'Means `filesystem`.', de: 'Bedeutet `filesystem`.'},
    readers: everywhere,
    since: '1.3',
  },
  {
    name: 'MOSPARO_PREPARE_CSS_FILES_IN_SHARED_CACHE',
    meaning: {
      en: '`1` stores project stylesheets in the cache, which all nodes share. Then empty `public/resources/` on all nodes, or the old files are still served.',
      de: '`1` legt die Stylesheets der Projekte im gemeinsamen Cache ab. Leeren Sie danach `public/resources/` auf allen Knoten, sonst gelten weiter die alten Dateien.',
    },
    values: {kind: 'switch'},
    default: '0',
    readers: everywhere,
    since: '1.3',
  },
  {
    name: 'MOSPARO_RULE_ITEMS_CACHE_TTL',
    meaning: {
      en: 'How long matching rule items are remembered. A changed rule takes full effect only after this time.',
      de: 'Wie lange mosparo passende Regeleinträge speichert. Eine Regeländerung wirkt erst nach dieser Zeit vollständig.',
    },
    values: {kind: 'number', unit: 'seconds'},
    default: '3600',
    readers: everywhere,
    since: '1.4',
  },
  {
    name: 'MOSPARO_USE_SHARED_CACHE_FOR_RULE_ITEMS',
    meaning: {
      en: '`1` remembers which rule items match a checked value. Saves time with very many items and recurring values.',
      de: '`1` speichert zu jedem geprüften Wert die passenden Regeleinträge. Spart Zeit bei sehr vielen Einträgen und wiederkehrenden Werten.',
    },
    values: {kind: 'switch'},
    default: '0',
    readers: everywhere,
    since: '1.4',
  },
  {
    name: 'REDIS_URL',
    meaning: {
      en: 'Server for the adapter `redis`, for example `redis://10.0.0.5:6379/2` (database 2).',
      de: 'Server für den Adapter `redis`, zum Beispiel `redis://10.0.0.5:6379/2` (Datenbank 2).',
    },
    values: {kind: 'address'},
    default: 'redis://localhost',
    readers: everywhere,
    since: '1.3',
  },
];

const health: readonly EnvironmentVariable[] = [
  {
    name: 'MOSPARO_BYPASS_HEALTH_CHECK',
    meaning: {
      en: '`1` answers without testing the database: status 200, `healthy` is `null`, `databaseStatus` is `bypassed`. For containers that an orchestrator keeps killing.',
      de: '`1` antwortet, ohne die Datenbank zu prüfen: Status 200, `healthy` ist `null`, `databaseStatus` ist `bypassed`. Für einen Container, den ein Orchestrator immer wieder beendet.',
    },
    values: {kind: 'switch'},
    default: '0',
    readers: everywhere,
    since: '1.3.3',
  },
  {
    name: 'MOSPARO_HEALTH_ALLOW_LIST',
    meaning: {
      en: 'Who may call `/api/v1/health/check`: others get status 404. Empty admits everyone. In containers, keep both loopback addresses, or the container becomes unhealthy.',
      de: 'Wer `/api/v1/health/check` aufrufen darf; andere erhalten Status 404, ein leerer Wert lässt alle zu. Behalten Sie in Containern beide Loopback-Adressen, sonst gilt der Container als nicht gesund.',
    },
    values: {kind: 'list'},
    default: '127.0.0.1,::1',
    readers: ['web'],
    since: '1.3',
  },
];

const rulePackages: readonly EnvironmentVariable[] = [
  {
    name: 'MOSPARO_RULE_PACKAGE_ALLOW_PRIVATE_NETWORKS',
    meaning: {
      en: '`1` allows sources in private networks, but not loopback (`127.0.0.0/8`, `::1`): on the same server, use the type “Automatically from file”.',
      de: '`1` erlaubt Quellen in privaten Netzen, aber nicht Loopback (`127.0.0.0/8`, `::1`): Auf demselben Server hilft der Typ „Automatisch aus Datei“.',
    },
    values: {kind: 'switch'},
    default: '0',
    readers: everywhere,
    since: '1.4.13',
  },
  {
    name: 'MOSPARO_RULE_PACKAGE_ALLOW_REDIRECTS',
    meaning: {
      en: '`1` follows up to 3 redirects. Not recommended: enter the final address instead.',
      de: '`1` folgt bis zu 3 Umleitungen. Nicht empfohlen: Tragen Sie lieber die endgültige Adresse ein.',
    },
    values: {kind: 'switch'},
    default: '0',
    readers: everywhere,
    since: '1.4.13',
  },
  {
    name: 'MOSPARO_RULE_PACKAGE_MINIMUM_REFRESH_INTERVAL',
    meaning: {
      en: 'Lower limit for the refresh interval of a package. No effect in version 1.5.4.',
      de: 'Untergrenze für das Aktualisierungsintervall eines Pakets. In Version 1.5.4 ohne Wirkung.',
    },
    values: {kind: 'number', unit: 'seconds', min: 60},
    default: '3600',
    readers: everywhere,
    since: '1.4.13',
  },
];

const container: readonly EnvironmentVariable[] = [
  {
    name: 'MOSPARO_ENABLE_CRON',
    meaning: {
      en: 'Image `mosparo/mosparo`: `0` starts the container without cron.',
      de: 'Image `mosparo/mosparo`: `0` startet den Container ohne Cron.',
    },
    values: {kind: 'switch'},
    default: '1',
    readers: ['start'],
    since: '0.3.2',
  },
  {
    name: 'MOSPARO_ENABLE_WEBSERVER',
    meaning: {
      en: 'Image `mosparo/mosparo`: `0` starts neither nginx nor PHP-FPM, for a container with cron only. With both switches at `0`, the container exits without an error.',
      de: 'Image `mosparo/mosparo`: `0` startet weder nginx noch PHP-FPM, für einen Container nur mit Cron. Stehen beide Schalter auf `0`, endet der Container ohne Fehler.',
    },
    values: {kind: 'switch'},
    default: '1',
    readers: ['start'],
    since: '0.3.2',
  },
  {
    name: 'MOSPARO_RUN_NGINX',
    meaning: {
      en: 'Image `mosparo/mosparo-unprivileged`: `0` starts the container without nginx.',
      de: 'Image `mosparo/mosparo-unprivileged`: `0` startet den Container ohne nginx.',
    },
    values: {kind: 'switch'},
    default: '1',
    readers: ['start'],
    since: '1.3.1',
  },
  {
    name: 'MOSPARO_RUN_PHP_FPM',
    meaning: {
      en: 'Image `mosparo/mosparo-unprivileged`: `0` starts the container without PHP-FPM. nginx expects it at `127.0.0.1:9000`.',
      de: 'Image `mosparo/mosparo-unprivileged`: `0` startet den Container ohne PHP-FPM. nginx erwartet es unter `127.0.0.1:9000`.',
    },
    values: {kind: 'switch'},
    default: '1',
    readers: ['start'],
    since: '1.3.1',
  },
];

/** Every environment variable that mosparo or its images read, by subject, sorted by name. */
export const variableGroups = [
  {id: 'general-variables', title: {en: 'General', de: 'Allgemein'}, variables: general},
  {id: 'update-variables', title: {en: 'Updates', de: 'Updates'}, variables: updates},
  {id: 'cleanup-variables', title: {en: 'Cleanup', de: 'Bereinigung'}, variables: cleanup},
  {id: 'cache-variables', title: {en: 'Cache', de: 'Cache'}, variables: cache},
  {id: 'health-variables', title: {en: 'Health check', de: 'Zustandsprüfung'}, variables: health},
  {
    id: 'rule-package-variables',
    title: {en: 'Rule packages', de: 'Regelpakete'},
    variables: rulePackages,
  },
  {
    id: 'container-variables',
    title: {en: 'Container images', de: 'Container-Images'},
    variables: container,
  },
] as const satisfies readonly VariableGroup[];

export type VariableGroupId = (typeof variableGroups)[number]['id'];

/** Anchor of a variable on the page: `REDIS_URL` → `redis-url`. */
export function variableAnchor(name: string): string {
  return name.toLowerCase().replaceAll('_', '-');
}
