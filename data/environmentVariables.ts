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
  /** One line for the overview. */
  readonly short: Localized;
  readonly meaning: Localized;
  readonly values: Values;
  /** Value when nobody sets the variable; empty = not set. */
  readonly default: string;
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
    short: {en: 'Environment of the framework', de: 'Umgebung des Frameworks'},
    meaning: {
      en: 'Environment in which the framework runs. `prod` is the only right value on a public server: `dev` shows internals in the browser, logs everything, and writes updates to a temporary directory.',
      de: 'Umgebung, in der das Framework läuft. Auf einem öffentlichen Server ist nur `prod` richtig: `dev` zeigt Interna im Browser, protokolliert alles und schreibt Updates in ein temporäres Verzeichnis.',
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
    short: {en: 'Encrypt the connection to MySQL', de: 'Verbindung zu MySQL verschlüsseln'},
    meaning: {
      en: 'Encrypts the connection to MySQL or MariaDB with the four variables below. Has no meaning for PostgreSQL and SQLite: leave it at `0` there.',
      de: 'Verschlüsselt die Verbindung zu MySQL oder MariaDB mit den vier folgenden Variablen. Für PostgreSQL und SQLite ohne Bedeutung: Lassen Sie sie dort auf `0`.',
    },
    values: {kind: 'switch'},
    default: '0',
    readers: everywhere,
    needsCacheClear: true,
    since: '1.3.1',
  },
  {
    name: 'DATABASE_MYSQL_SSL_CA',
    short: {en: 'Certificate authority for MySQL', de: 'Zertifizierungsstelle für MySQL'},
    meaning: {
      en: 'File with the certificate of the authority that signed the server certificate. Set at least this one.',
      de: 'Datei mit dem Zertifikat der Stelle, die das Serverzertifikat unterschrieben hat. Setzen Sie mindestens diese.',
    },
    values: {kind: 'path'},
    default: '',
    readers: everywhere,
    needsCacheClear: true,
    since: '1.3.1',
  },
  {
    name: 'DATABASE_MYSQL_SSL_CERT',
    short: {en: 'Client certificate for MySQL', de: 'Client-Zertifikat für MySQL'},
    meaning: {
      en: 'File with the client certificate, if the database server asks for one.',
      de: 'Datei mit dem Client-Zertifikat, falls der Datenbankserver eines verlangt.',
    },
    values: {kind: 'path'},
    default: '',
    readers: everywhere,
    needsCacheClear: true,
    since: '1.3.1',
  },
  {
    name: 'DATABASE_MYSQL_SSL_KEY',
    short: {en: 'Client key for MySQL', de: 'Client-Schlüssel für MySQL'},
    meaning: {
      en: 'File with the private key of the client certificate.',
      de: 'Datei mit dem Schlüssel zum Client-Zertifikat.',
    },
    values: {kind: 'path'},
    default: '',
    readers: everywhere,
    needsCacheClear: true,
    since: '1.3.1',
  },
  {
    name: 'DATABASE_MYSQL_SSL_VERIFY_SERVER_CERT',
    short: {
      en: 'Verify the certificate of the MySQL server',
      de: 'Zertifikat des MySQL-Servers prüfen',
    },
    meaning: {
      en: '`1` checks that the certificate really belongs to the database server. Without it the connection is encrypted, but somebody in between would not be noticed.',
      de: '`1` prüft, ob das Zertifikat wirklich zum Datenbankserver gehört. Ohne diese Prüfung ist die Verbindung zwar verschlüsselt, jemand dazwischen fiele aber nicht auf.',
    },
    values: {kind: 'switch'},
    default: '0',
    readers: everywhere,
    needsCacheClear: true,
    since: '1.3.1',
  },
  {
    name: 'LOCK_DSN',
    short: {en: 'Where the framework keeps locks', de: 'Wo das Framework Sperren ablegt'},
    meaning: {
      en: 'Store for locks of the framework. `flock` uses lock files on the local disk and is right for almost everybody; do not change it without a reason.',
      de: 'Ablage für Sperren des Frameworks. `flock` nutzt Sperrdateien auf dem lokalen Datenträger und passt fast immer; ändern Sie den Wert nicht ohne Grund.',
    },
    values: {kind: 'address'},
    default: 'flock',
    readers: everywhere,
    since: '1.0',
  },
  {
    name: 'MOSPARO_CONFIG_FILE_PATH',
    short: {en: 'Place of the configuration file', de: 'Ort der Konfigurationsdatei'},
    meaning: {
      en: 'Absolute path of the configuration file that otherwise is `config/env.mosparo.php`. Wins over `MOSPARO_ENV_SUFFIX`. Put the file outside the installation, or the updater deletes it. The image `mosparo-unprivileged` needs it: `/mosparo-config/env.mosparo.php`.',
      de: 'Absoluter Pfad der Konfigurationsdatei, die sonst `config/env.mosparo.php` heißt. Geht `MOSPARO_ENV_SUFFIX` vor. Legen Sie die Datei außerhalb der Installation ab, sonst löscht der Updater sie. Das Image `mosparo-unprivileged` braucht die Variable: `/mosparo-config/env.mosparo.php`.',
    },
    values: {kind: 'path'},
    default: '',
    readers: everywhere,
    since: '1.3.1',
  },
  {
    name: 'MOSPARO_ENV_SUFFIX',
    short: {
      en: 'Part of the name of the configuration file',
      de: 'Namensteil der Konfigurationsdatei',
    },
    meaning: {
      en: 'Makes the configuration file `config/env.mosparo.<suffix>.php`, so that one copy of the code can serve several databases. The updater deletes such a file: use `MOSPARO_CONFIG_FILE_PATH` instead if you update in the browser or with `mosparo:self-update`.',
      de: 'Macht die Konfigurationsdatei zu `config/env.mosparo.<Suffix>.php`, sodass eine Kopie des Codes mehrere Datenbanken bedienen kann. Der Updater löscht eine solche Datei: Nehmen Sie stattdessen `MOSPARO_CONFIG_FILE_PATH`, wenn Sie im Browser oder mit `mosparo:self-update` aktualisieren.',
    },
    values: {kind: 'text'},
    default: '',
    readers: everywhere,
    since: '1.2',
  },
  {
    name: 'TRUSTED_PROXIES',
    short: {en: 'Proxies whose headers count', de: 'Proxys, deren Kopfzeilen zählen'},
    meaning: {
      en: 'Addresses and subnets of the proxies from which mosparo believes the `X-Forwarded-…` headers. Once set, the fields of the security settings for it are read-only. `REMOTE_ADDR` trusts whoever connects: only use it when nobody can reach mosparo past the proxy. See [Reverse proxy](/docs/installation/configure/reverse_proxy).',
      de: 'Adressen und Subnetze der Proxys, denen mosparo die Kopfzeilen `X-Forwarded-…` glaubt. Ist die Variable gesetzt, sind die Felder dafür in den Sicherheitseinstellungen schreibgeschützt. `REMOTE_ADDR` vertraut jedem, der sich verbindet: nur verwenden, wenn niemand am Proxy vorbei zu mosparo gelangt. Siehe [Reverse-Proxy](/docs/installation/configure/reverse_proxy).',
    },
    values: {kind: 'list'},
    default: '',
    defaultNote: {
      en: 'Then the security settings count, and without an entry there `127.0.0.1`.',
      de: 'Dann gelten die Sicherheitseinstellungen und ohne Eintrag dort `127.0.0.1`.',
    },
    imageDefault: '127.0.0.1,REMOTE_ADDR',
    readers: ['web'],
    since: '0.3.3',
  },
];

const updates: readonly EnvironmentVariable[] = [
  {
    name: 'MOSPARO_AUTOMATIC_UPDATE_CHECK_ENABLED',
    short: {en: 'Look for updates once a day', de: 'Einmal täglich nach Updates suchen'},
    meaning: {
      en: '`0` stops the daily look for updates and hides the button in the header, also after a check by hand. Set it on a server without internet access: there, every page that an administrator opens would wait for the connection.',
      de: '`0` beendet die tägliche Suche nach Updates und blendet die Schaltfläche in der Kopfzeile aus, auch nach einer Suche von Hand. Setzen Sie das auf einem Server ohne Internetzugang: Dort würde sonst jede Seite, die jemand mit Administratorrechten öffnet, auf die Verbindung warten.',
    },
    values: {kind: 'switch'},
    default: '1',
    readers: ['web'],
    since: '0.4',
  },
  {
    name: 'MOSPARO_UPDATES_ENABLED',
    short: {en: 'Install updates in the browser', de: 'Updates im Browser installieren'},
    meaning: {
      en: '`0` takes away the buttons that install an update or an upgrade and locks the choice of the channel. The command `mosparo:self-update` ignores the variable.',
      de: '`0` nimmt die Schaltflächen weg, die ein Update oder Upgrade installieren, und sperrt die Wahl des Kanals. Der Befehl `mosparo:self-update` beachtet die Variable nicht.',
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
    short: {
      en: 'Leave the cleanup to the cron job',
      de: 'Bereinigung dem Cronjob überlassen',
    },
    meaning: {
      en: '`1` makes form requests wait longer before they start a cleanup, so that a cron job comes first. The delay is as long as `MOSPARO_SUBMIT_TOKEN_RETENTION_PERIOD`: 24 hours by default, but only 2 if that one is 2. The follow-up of an incomplete run is not delayed.',
      de: '`1` lässt Formularanfragen länger warten, bevor sie eine Bereinigung starten, damit ein Cronjob zuerst kommt. Der Aufschub ist so lang wie `MOSPARO_SUBMIT_TOKEN_RETENTION_PERIOD`: standardmäßig 24 Stunden, aber nur 2, wenn dort 2 steht. Die Fortsetzung eines unvollständigen Laufs wird nicht aufgeschoben.',
    },
    values: {kind: 'switch'},
    default: '0',
    readers: ['web'],
    since: '1.3',
  },
  {
    name: 'MOSPARO_CLEANUP_PROCESS_INTERVAL',
    short: {
      en: 'Time between two cleanups by form requests',
      de: 'Abstand zweier Bereinigungen durch Formularanfragen',
    },
    meaning: {
      en: 'How long after a cleanup the next form request starts another one.',
      de: 'Wie lange nach einer Bereinigung die nächste Formularanfrage wieder eine startet.',
    },
    values: {kind: 'number', unit: 'hours', min: 1, max: 24},
    default: '6',
    readers: everywhere,
    since: '1.4.3',
  },
  {
    name: 'MOSPARO_CLEANUP_UNFINISHED_INTERVAL',
    short: {
      en: 'Wait after an incomplete cleanup',
      de: 'Wartezeit nach unvollständiger Bereinigung',
    },
    meaning: {
      en: 'When form requests continue an incomplete cleanup. Also how long a run without a result counts as still running and keeps others from starting.',
      de: 'Wann Formularanfragen eine unvollständige Bereinigung fortsetzen. Zugleich die Zeit, die ein Lauf ohne Ergebnis als laufend gilt und andere am Start hindert.',
    },
    values: {kind: 'number', unit: 'minutes', min: 1, max: 360},
    default: '10',
    readers: everywhere,
    since: '1.4.3',
  },
  {
    name: 'MOSPARO_SUBMISSION_RETENTION_PERIOD',
    short: {en: 'How long submissions are kept', de: 'Aufbewahrung von Einsendungen'},
    meaning: {
      en: 'How long submissions are kept that are spam or were verified. You can shorten the time, not extend it.',
      de: 'Wie lange Einsendungen bleiben, die Spam sind oder überprüft wurden. Sie können die Zeit verkürzen, nicht verlängern.',
    },
    values: {kind: 'number', unit: 'days', min: 1, max: 14},
    default: '14',
    readers: everywhere,
    since: '1.4.3',
  },
  {
    name: 'MOSPARO_SUBMIT_TOKEN_RETENTION_PERIOD',
    short: {
      en: 'How long unused submit tokens are kept',
      de: 'Aufbewahrung unbenutzter Absende-Token',
    },
    meaning: {
      en: 'How long submit tokens without a submission are kept, and submissions that are not spam and were never verified. A form that stays open longer has to request a new token.',
      de: 'Wie lange Absende-Token ohne Einsendung bleiben, ebenso Einsendungen, die kein Spam sind und nie überprüft wurden. Ein Formular, das länger offen bleibt, muss einen neuen Token anfordern.',
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
    short: {en: 'Directory of the file cache', de: 'Verzeichnis des Datei-Caches'},
    meaning: {
      en: 'Directory for the adapter `filesystem`. The user of the web server and the user of the commands must both be able to write to it, and every installation needs its own.',
      de: 'Verzeichnis für den Adapter `filesystem`. Der Benutzer des Webservers und der Benutzer der Befehle müssen beide darin schreiben können, und jede Installation braucht ihr eigenes.',
    },
    values: {kind: 'path'},
    default: '',
    defaultNote: {
      en: 'Then `symfony-cache` in the temporary directory of the system.',
      de: 'Dann `symfony-cache` im temporären Verzeichnis des Systems.',
    },
    readers: everywhere,
    since: '1.3.4',
  },
  {
    name: 'MEMCACHED_URL',
    short: {en: 'Address of Memcached', de: 'Adresse von Memcached'},
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
    short: {en: 'Kind of cache', de: 'Art des Caches'},
    meaning: {
      en: 'Where mosparo keeps the times and the lock of the cleanup and, if switched on below, styles and rule items. Several nodes need `redis` or `memcached`. `memcached` needs the PHP extension of that name; `redis` works with the extension or with the library that comes with mosparo.',
      de: 'Wo mosparo die Zeiten und die Sperre der Bereinigung ablegt und, falls unten eingeschaltet, auch Stile und Regeleinträge. Mehrere Knoten brauchen `redis` oder `memcached`. `memcached` braucht die gleichnamige PHP-Erweiterung; `redis` arbeitet mit der Erweiterung oder mit der mitgelieferten Bibliothek.',
    },
    values: {kind: 'choice', options: ['filesystem', 'memcached', 'redis']},
    default: '',
    defaultNote: {en: 'Means `filesystem`.', de: 'Bedeutet `filesystem`.'},
    readers: everywhere,
    since: '1.3',
  },
  {
    name: 'MOSPARO_PREPARE_CSS_FILES_IN_SHARED_CACHE',
    short: {en: 'Styles of projects in the cache', de: 'Stile der Projekte im Cache'},
    meaning: {
      en: '`1` keeps the style sheet of every project in the cache instead of `public/resources/`, so that nodes need not synchronize files. Empty `public/resources/` on all nodes after switching it on, otherwise the old files are still served.',
      de: '`1` legt das Stylesheet jedes Projekts im Cache statt in `public/resources/` ab, sodass Knoten keine Dateien abgleichen müssen. Leeren Sie nach dem Einschalten `public/resources/` auf allen Knoten, sonst werden weiter die alten Dateien ausgeliefert.',
    },
    values: {kind: 'switch'},
    default: '0',
    readers: everywhere,
    since: '1.3',
  },
  {
    name: 'MOSPARO_RULE_ITEMS_CACHE_TTL',
    short: {
      en: 'Lifetime of cached rule items',
      de: 'Lebensdauer zwischengespeicherter Regeleinträge',
    },
    meaning: {
      en: 'How long mosparo remembers which rule items match a value. A change of a rule shows its full effect only after this time.',
      de: 'Wie lange sich mosparo merkt, welche Regeleinträge zu einem Wert passen. Eine Regeländerung wirkt erst nach dieser Zeit vollständig.',
    },
    values: {kind: 'number', unit: 'seconds'},
    default: '3600',
    readers: everywhere,
    since: '1.4',
  },
  {
    name: 'MOSPARO_USE_SHARED_CACHE_FOR_RULE_ITEMS',
    short: {en: 'Remember matching rule items', de: 'Passende Regeleinträge merken'},
    meaning: {
      en: '`1` remembers for every checked value which rule items match it. Saves time with very many items when the same values come again.',
      de: '`1` merkt sich zu jedem geprüften Wert die passenden Regeleinträge. Spart bei sehr vielen Einträgen Zeit, wenn dieselben Werte wiederkehren.',
    },
    values: {kind: 'switch'},
    default: '0',
    readers: everywhere,
    since: '1.4',
  },
  {
    name: 'REDIS_URL',
    short: {en: 'Address of Redis', de: 'Adresse von Redis'},
    meaning: {
      en: 'Server for the adapter `redis`, for example `redis://10.0.0.5:6379/2`. Keys have no prefix: give each installation a database of its own, here number 2. A password stands in front of the host (`redis://password@10.0.0.5`), `rediss://` encrypts the connection, and `redis:///run/redis/redis.sock` is a socket.',
      de: 'Server für den Adapter `redis`, zum Beispiel `redis://10.0.0.5:6379/2`. Die Schlüssel haben kein Präfix: Geben Sie jeder Installation eine eigene Datenbank, hier Nummer 2. Ein Passwort steht vor dem Host (`redis://password@10.0.0.5`), `rediss://` verschlüsselt die Verbindung, und `redis:///run/redis/redis.sock` ist ein Socket.',
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
    short: {
      en: 'Answer every health check with 200',
      de: 'Jede Zustandsprüfung mit 200 beantworten',
    },
    meaning: {
      en: '`1` answers without looking at the database: status 200, `healthy` is `null`, `databaseStatus` is `bypassed`. For getting a container started that an orchestrator keeps killing.',
      de: '`1` antwortet, ohne die Datenbank zu prüfen: Status 200, `healthy` ist `null`, `databaseStatus` ist `bypassed`. Hilft, einen Container zu starten, den ein Orchestrator immer wieder beendet.',
    },
    values: {kind: 'switch'},
    default: '0',
    readers: everywhere,
    since: '1.3.3',
  },
  {
    name: 'MOSPARO_HEALTH_ALLOW_LIST',
    short: {en: 'Who may ask for the health', de: 'Wer den Zustand abfragen darf'},
    meaning: {
      en: 'Addresses and subnets that may call `/api/v1/health/check`; everybody else gets status 404. An empty value lets everybody in. Keep both loopback addresses in containers, or the container reports itself as unhealthy.',
      de: 'Adressen und Subnetze, die `/api/v1/health/check` aufrufen dürfen; alle anderen erhalten Status 404. Ein leerer Wert lässt alle zu. Behalten Sie in Containern beide Loopback-Adressen, sonst meldet sich der Container als nicht gesund.',
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
    short: {
      en: 'Rule packages from private networks',
      de: 'Regelpakete aus privaten Netzen',
    },
    meaning: {
      en: '`1` allows source addresses in private networks. Loopback (`127.0.0.0/8`, `::1`) stays forbidden: use the type “Automatically from file” for a package on the same server.',
      de: '`1` erlaubt Quelladressen in privaten Netzen. Loopback (`127.0.0.0/8`, `::1`) bleibt verboten: Nehmen Sie für ein Paket auf demselben Server den Typ „Automatisch aus Datei“.',
    },
    values: {kind: 'switch'},
    default: '0',
    readers: everywhere,
    since: '1.4.13',
  },
  {
    name: 'MOSPARO_RULE_PACKAGE_ALLOW_REDIRECTS',
    short: {en: 'Follow redirects to rule packages', de: 'Weiterleitungen zu Regelpaketen folgen'},
    meaning: {
      en: '`1` follows up to 3 redirects while downloading a rule package. Not recommended: enter the final address instead.',
      de: '`1` folgt beim Herunterladen eines Regelpakets bis zu 3 Weiterleitungen. Nicht empfohlen: Tragen Sie lieber die endgültige Adresse ein.',
    },
    values: {kind: 'switch'},
    default: '0',
    readers: everywhere,
    since: '1.4.13',
  },
  {
    name: 'MOSPARO_RULE_PACKAGE_MINIMUM_REFRESH_INTERVAL',
    short: {
      en: 'Shortest time between two downloads',
      de: 'Kürzester Abstand zweier Downloads',
    },
    meaning: {
      en: 'Meant as a lower limit for the refresh interval that a package brings along. Has no effect in version 1.5.4: only the interval in the package counts.',
      de: 'Gedacht als Untergrenze für das Aktualisierungsintervall, das ein Paket mitbringt. In Version 1.5.4 ohne Wirkung: Es zählt nur das Intervall im Paket.',
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
    short: {en: 'Cron in the standard image', de: 'Cron im Standard-Image'},
    meaning: {
      en: 'Image `mosparo/mosparo`: `0` starts the container without cron, for example because cron runs in a container of its own.',
      de: 'Image `mosparo/mosparo`: `0` startet den Container ohne Cron, etwa weil Cron in einem eigenen Container läuft.',
    },
    values: {kind: 'switch'},
    default: '1',
    readers: ['start'],
    since: '0.3.2',
  },
  {
    name: 'MOSPARO_ENABLE_WEBSERVER',
    short: {en: 'Web server in the standard image', de: 'Webserver im Standard-Image'},
    meaning: {
      en: 'Image `mosparo/mosparo`: `0` starts neither nginx nor PHP-FPM, for a container that only runs cron. With both switches at `0` the container ends at once.',
      de: 'Image `mosparo/mosparo`: `0` startet weder nginx noch PHP-FPM, für einen Container, der nur Cron ausführt. Stehen beide Schalter auf `0`, endet der Container sofort.',
    },
    values: {kind: 'switch'},
    default: '1',
    readers: ['start'],
    since: '0.3.2',
  },
  {
    name: 'MOSPARO_RUN_NGINX',
    short: {en: 'nginx in the unprivileged image', de: 'nginx im Image „unprivileged“'},
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
    short: {en: 'PHP-FPM in the unprivileged image', de: 'PHP-FPM im Image „unprivileged“'},
    meaning: {
      en: 'Image `mosparo/mosparo-unprivileged`: `0` starts the container without PHP-FPM. nginx expects it at `127.0.0.1:9000`, so the two can only be split inside one pod.',
      de: 'Image `mosparo/mosparo-unprivileged`: `0` startet den Container ohne PHP-FPM. nginx erwartet es unter `127.0.0.1:9000`; trennen lassen sich die beiden daher nur innerhalb eines Pods.',
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
