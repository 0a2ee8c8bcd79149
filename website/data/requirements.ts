import {fill, t, type Localized} from '../texts';

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

const stopsWizard: Localized = t('“Missing” in the wizard.');

const partOfPhp: Localized = t('Part of every PHP 8.');

/** For extensions that the framework needs to build its cache. */
const stopsEverything: Localized = t(
  'HTTP 500 on every page, even in the wizard, unless the cache is already built.',
);

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
  required('ctype', t('Character checks in the framework and database layer.'), stopsWizard),
  {
    name: 'curl',
    need: 'optional',
    purpose: t(
      'Download of GeoIP2 databases; also of updates and rule packages, otherwise `allow_url_fopen`.',
    ),
    symptom: t(
      'No GeoIP2 download. With `allow_url_fopen` off too: no updates, no rule packages from a URL.',
    ),
    debian: 'php-curl',
    rhel: included,
    composer: true,
  },
  required(
    'dom',
    t('HTML emails, for example for a forgotten password.'),
    stopsEverything,
    'php-xml',
    'php-xml',
  ),
  {
    name: 'fileinfo',
    need: 'unchecked',
    purpose: t('Distinguishes JSON from ZIP in rule packages.'),
    symptom: t('No rule packages from a URL or a file.'),
    debian: included,
    rhel: included,
    composer: true,
  },
  required('filter', t('Validation of addresses in the framework.'), stopsWizard),
  required('gd', t('QR code for two-factor authentication.'), stopsWizard, 'php-gd', 'php-gd'),
  required('iconv', t('Conversion of texts between character sets.'), stopsWizard),
  required(
    'intl',
    t('Languages, dates and numbers of the interface.'),
    stopsWizard,
    'php-intl',
    'php-intl',
  ),
  required('json', t('All APIs, rule packages, import and export.'), partOfPhp),
  required('libxml', t('Base of dom, simplexml and xml.'), stopsWizard),
  {
    name: 'memcached',
    need: 'unchecked',
    purpose: t('Only for `MOSPARO_CACHE_ADAPTER=memcached`.'),
    symptom: t('Error “The memcached extension is required but not loaded.”'),
    debian: 'php-memcached',
    rhel: '',
    composer: false,
  },
  required('openssl', t('Checks the signatures of updates.'), stopsWizard),
  required('pcre', t('Rules and routing.'), partOfPhp),
  required('pdo', t('Base of the database drivers.'), stopsWizard, included, 'php-pdo'),
  {
    name: 'pdo_mysql',
    need: 'driver',
    purpose: t('MySQL and MariaDB.'),
    symptom: t('MySQL/MariaDB missing in the list.'),
    debian: 'php-mysql',
    rhel: 'php-mysqlnd',
    composer: true,
  },
  {
    name: 'pdo_pgsql',
    need: 'driver',
    purpose: t('PostgreSQL.'),
    symptom: t('PostgreSQL missing in the list.'),
    debian: 'php-pgsql',
    rhel: 'php-pgsql',
    composer: false,
  },
  {
    name: 'pdo_sqlite',
    need: 'driver',
    purpose: fill(
      t(
        'SQLite; also needs the class `SQLite3` (extension sqlite3) and library {minimumSqliteVersion} or newer.',
      ),
      {minimumSqliteVersion},
    ),
    symptom: t('SQLite missing in the list.'),
    debian: 'php-sqlite3',
    rhel: 'php-pdo',
    composer: false,
  },
  {
    name: 'phar',
    need: 'unchecked',
    purpose: t('Unpacks the GeoIP2 databases.'),
    symptom: t('The GeoIP2 download fails.'),
    debian: included,
    rhel: included,
    composer: false,
  },
  {
    name: 'posix',
    need: 'optional',
    purpose: t('`mosparo:self-update` checks whether you own the files.'),
    symptom: t('The command asks “Do you want to continue with the update?”'),
    debian: included,
    rhel: 'php-process',
    composer: true,
  },
  {
    name: 'redis',
    need: 'unchecked',
    purpose: t('Faster than the bundled Predis, for `MOSPARO_CACHE_ADAPTER=redis`.'),
    symptom: t('Nothing changes: mosparo uses Predis.'),
    debian: 'php-redis',
    rhel: '',
    composer: false,
  },
  required('simplexml', t('XML parsing in the framework.'), stopsEverything, 'php-xml', 'php-xml'),
  {
    name: 'sodium',
    need: 'optional',
    purpose: t('Encryption; a slower substitute is included.'),
    symptom: t('Slower requests.'),
    debian: included,
    rhel: '',
    composer: true,
  },
  required('tokenizer', t('Lets the framework find its routes.'), stopsWizard),
  required('xml', t('Framework and login.'), stopsWizard, 'php-xml', 'php-xml'),
  {
    name: 'Zend OPcache',
    need: 'optional',
    purpose: t('Keeps compiled PHP files in memory.'),
    symptom: t('Slower pages.'),
    debian: included,
    rhel: 'php-opcache',
    composer: false,
  },
  required(
    'zip',
    t('Unpacks updates and zipped rule packages.'),
    stopsWizard,
    'php-zip',
    'php-pecl-zip',
  ),
];

export const needTexts: Readonly<Record<Need, Localized>> = {
  required: t('required'),
  driver: t('one driver required'),
  optional: t('optional'),
  unchecked: t('not checked by the wizard'),
};

export const extensionTableTexts = {
  caption: t('PHP extensions'),
  filter: t('Filter the extensions'),
  name: t('Extension'),
  purpose: t('Needed for'),
  symptom: t('If it is missing'),
  packages: t('Package'),
  debian: t('Debian'),
  rhel: t('RHEL'),
  included: t('comes with PHP'),
  elsewhere: t('not in the base repositories'),
} as const satisfies Record<string, Localized>;
