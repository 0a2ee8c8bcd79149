import type {Localized} from './localized';

/** The oldest PHP that the wizard accepts. */
export const minimumPhpVersion = '8.1.10';

/** The oldest SQLite library that the wizard accepts. */
const minimumSqliteVersion = '3.16.0';

/**
 * What the wizard says when an extension is missing: `required` stops it, of
 * the drivers one is enough, `optional` is a hint, `unchecked` stays unnoticed.
 */
export type Need = 'required' | 'driver' | 'optional' | 'unchecked';

export interface PhpExtension {
  readonly name: string;
  readonly need: Need;
  readonly purpose: Localized;
  /** What a reader notices when it is missing. */
  readonly symptom: Localized;
  /** Package on Debian and Ubuntu; `included` comes with `php-cli` and `php-fpm`. */
  readonly debian: string;
  /** Package on RHEL, AlmaLinux, Rocky Linux and Fedora. */
  readonly rhel: string;
  /** Composer refuses to build mosparo from source without it. */
  readonly composer: boolean;
}

export const included = 'included';

const stopsWizard: Localized = {
  en: '“Missing” in the wizard.',
  de: '„Fehlt“ im Assistenten.',
};

const partOfPhp: Localized = {
  en: 'Part of every PHP 8.',
  de: 'Teil jedes PHP 8.',
};

/** For extensions that the framework itself needs: without them not even the wizard starts. */
const stopsEverything: Localized = {
  en: 'HTTP 500 on every page, even in the wizard.',
  de: 'HTTP 500 auf jeder Seite, auch im Assistenten.',
};

function required(
  name: string,
  purpose: Localized,
  symptom: Localized,
  debian = included,
  rhel = included,
): PhpExtension {
  return {name, need: 'required', purpose, symptom, debian, rhel, composer: true};
}

export const phpExtensions: readonly PhpExtension[] = [
  required(
    'ctype',
    {
      en: 'Character checks in the framework and database layer.',
      de: 'Zeichenprüfungen in Framework und Datenbankschicht.',
    },
    stopsWizard,
  ),
  {
    name: 'curl',
    need: 'optional',
    purpose: {
      en: 'Download of GeoIP2 databases; also of updates and rule packages, otherwise `allow_url_fopen`.',
      de: 'Herunterladen der GeoIP2-Datenbanken; auch von Updates und Regelpaketen, sonst `allow_url_fopen`.',
    },
    symptom: {
      en: 'No GeoIP2 download. With `allow_url_fopen` off too: no updates, no rule packages from a URL.',
      de: 'Kein Download der GeoIP2-Datenbanken. Ist auch `allow_url_fopen` aus: keine Updates, keine Regelpakete von einer URL.',
    },
    debian: 'php-curl',
    rhel: included,
    composer: true,
  },
  required(
    'dom',
    {
      en: 'HTML emails, for example for a forgotten password.',
      de: 'HTML-E-Mails, zum Beispiel bei vergessenem Passwort.',
    },
    stopsEverything,
    'php-xml',
    'php-xml',
  ),
  {
    name: 'fileinfo',
    need: 'unchecked',
    purpose: {
      en: 'Distinguishes JSON from ZIP in rule packages.',
      de: 'Unterscheidet in Regelpaketen JSON und ZIP.',
    },
    symptom: {
      en: 'No rule packages from a URL or a file.',
      de: 'Keine Regelpakete von einer URL oder aus einer Datei.',
    },
    debian: included,
    rhel: included,
    composer: true,
  },
  required(
    'filter',
    {en: 'Validation of addresses in the framework.', de: 'Prüfung von Adressen im Framework.'},
    stopsWizard,
  ),
  required(
    'gd',
    {
      en: 'QR code for two-factor authentication.',
      de: 'QR-Code für die Zwei-Faktor-Authentifizierung.',
    },
    stopsWizard,
    'php-gd',
    'php-gd',
  ),
  required(
    'iconv',
    {
      en: 'Conversion of texts between character sets.',
      de: 'Umwandlung von Texten zwischen Zeichensätzen.',
    },
    stopsWizard,
  ),
  required(
    'intl',
    {
      en: 'Languages, dates and numbers of the interface.',
      de: 'Sprachen, Datumsangaben und Zahlen der Oberfläche.',
    },
    stopsWizard,
    'php-intl',
    'php-intl',
  ),
  required(
    'json',
    {
      en: 'All APIs, rule packages, import and export.',
      de: 'Alle APIs, Regelpakete, Import und Export.',
    },
    partOfPhp,
  ),
  required(
    'libxml',
    {en: 'Base of dom, simplexml and xml.', de: 'Grundlage von dom, simplexml und xml.'},
    stopsWizard,
  ),
  {
    name: 'memcached',
    need: 'unchecked',
    purpose: {
      en: 'Only for `MOSPARO_CACHE_ADAPTER=memcached`.',
      de: 'Nur für `MOSPARO_CACHE_ADAPTER=memcached`.',
    },
    symptom: {
      en: 'Error “The memcached extension is required but not loaded.”',
      de: 'Fehler „The memcached extension is required but not loaded.“',
    },
    debian: 'php-memcached',
    rhel: '',
    composer: false,
  },
  required(
    'openssl',
    {en: 'Checks the signatures of updates.', de: 'Prüft die Signaturen von Updates.'},
    stopsWizard,
  ),
  required('pcre', {en: 'Rules and routing.', de: 'Regeln und Routing.'}, partOfPhp),
  required(
    'pdo',
    {en: 'Base of the database drivers.', de: 'Grundlage der Datenbanktreiber.'},
    stopsWizard,
    included,
    'php-pdo',
  ),
  {
    name: 'pdo_mysql',
    need: 'driver',
    purpose: {en: 'MySQL and MariaDB.', de: 'MySQL und MariaDB.'},
    symptom: {
      en: 'MySQL/MariaDB missing in the list.',
      de: 'MySQL/MariaDB fehlt in der Liste.',
    },
    debian: 'php-mysql',
    rhel: 'php-mysqlnd',
    composer: true,
  },
  {
    name: 'pdo_pgsql',
    need: 'driver',
    purpose: {en: 'PostgreSQL.', de: 'PostgreSQL.'},
    symptom: {
      en: 'PostgreSQL missing in the list.',
      de: 'PostgreSQL fehlt in der Liste.',
    },
    debian: 'php-pgsql',
    rhel: 'php-pgsql',
    composer: false,
  },
  {
    name: 'pdo_sqlite',
    need: 'driver',
    purpose: {
      en: `SQLite; also needs the class \`SQLite3\` (extension sqlite3) and library ${minimumSqliteVersion} or newer.`,
      de: `SQLite; zusätzlich nötig sind die Klasse \`SQLite3\` (Erweiterung sqlite3) und eine Bibliothek ab ${minimumSqliteVersion}.`,
    },
    symptom: {
      en: 'SQLite missing in the list.',
      de: 'SQLite fehlt in der Liste.',
    },
    debian: 'php-sqlite3',
    rhel: 'php-pdo',
    composer: false,
  },
  {
    name: 'phar',
    need: 'unchecked',
    purpose: {en: 'Unpacks the GeoIP2 databases.', de: 'Entpackt die GeoIP2-Datenbanken.'},
    symptom: {
      en: 'The GeoIP2 download fails.',
      de: 'Der Download der GeoIP2-Datenbanken scheitert.',
    },
    debian: included,
    rhel: included,
    composer: false,
  },
  {
    name: 'posix',
    need: 'optional',
    purpose: {
      en: '`mosparo:self-update` checks whether you own the files.',
      de: '`mosparo:self-update` prüft, ob Ihnen die Dateien gehören.',
    },
    symptom: {
      en: 'The command asks “Do you want to continue with the update?”',
      de: 'Der Befehl fragt „Do you want to continue with the update?“',
    },
    debian: included,
    rhel: 'php-process',
    composer: true,
  },
  {
    name: 'redis',
    need: 'unchecked',
    purpose: {
      en: 'Faster than the bundled Predis, for `MOSPARO_CACHE_ADAPTER=redis`.',
      de: 'Schneller als das mitgelieferte Predis, für `MOSPARO_CACHE_ADAPTER=redis`.',
    },
    symptom: {
      en: 'Nothing changes: mosparo uses Predis.',
      de: 'Nichts ändert sich: mosparo verwendet Predis.',
    },
    debian: 'php-redis',
    rhel: '',
    composer: false,
  },
  required(
    'simplexml',
    {en: 'XML parsing in the framework.', de: 'Lesen von XML im Framework.'},
    stopsEverything,
    'php-xml',
    'php-xml',
  ),
  {
    name: 'sodium',
    need: 'optional',
    purpose: {
      en: 'Encryption; a slower substitute is included.',
      de: 'Verschlüsselung; ein langsamerer Ersatz ist enthalten.',
    },
    symptom: {en: 'Slower requests.', de: 'Langsamere Anfragen.'},
    debian: included,
    rhel: '',
    composer: true,
  },
  required(
    'tokenizer',
    {en: 'Lets the framework find its routes.', de: 'Damit findet das Framework seine Routen.'},
    stopsWizard,
  ),
  required(
    'xml',
    {en: 'Framework and login.', de: 'Framework und Anmeldung.'},
    stopsEverything,
    'php-xml',
    'php-xml',
  ),
  {
    name: 'Zend OPcache',
    need: 'optional',
    purpose: {
      en: 'Keeps compiled PHP files in memory.',
      de: 'Hält übersetzte PHP-Dateien im Speicher.',
    },
    symptom: {en: 'Slower pages.', de: 'Langsamere Seiten.'},
    debian: included,
    rhel: 'php-opcache',
    composer: false,
  },
  required(
    'zip',
    {
      en: 'Unpacks updates and zipped rule packages.',
      de: 'Entpackt Updates und gezippte Regelpakete.',
    },
    stopsWizard,
    'php-zip',
    'php-pecl-zip',
  ),
];

export const needTexts: Readonly<Record<Need, Localized>> = {
  required: {en: 'required', de: 'erforderlich'},
  driver: {en: 'one driver required', de: 'ein Treiber erforderlich'},
  optional: {en: 'optional', de: 'optional'},
  unchecked: {en: 'not checked by the wizard', de: 'vom Assistenten nicht geprüft'},
};

export const extensionTableTexts = {
  caption: {en: 'PHP extensions', de: 'PHP-Erweiterungen'},
  filter: {en: 'Filter the extensions', de: 'Erweiterungen filtern'},
  name: {en: 'Extension', de: 'Erweiterung'},
  purpose: {en: 'Needed for', de: 'Wozu'},
  symptom: {en: 'If it is missing', de: 'Wenn sie fehlt'},
  packages: {en: 'Package', de: 'Paket'},
  debian: {en: 'Debian', de: 'Debian'},
  rhel: {en: 'RHEL', de: 'RHEL'},
  included: {en: 'comes with PHP', de: 'kommt mit PHP'},
  elsewhere: {en: 'not in the base repositories', de: 'nicht in den Standard-Paketquellen'},
} as const satisfies Record<string, Localized>;
