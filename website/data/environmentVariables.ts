import {t, type Localized} from '../texts';

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
    meaning: t(
      'Use `prod` on a public server: `dev` shows internals in the browser, logs everything, and writes updates to a temporary directory.',
    ),
    values: {kind: 'choice', options: ['prod', 'dev']},
    default: 'prod',
    defaultNote: t('A checkout of the source code starts as `dev`.'),
    readers: everywhere,
  },
  {
    name: 'DATABASE_MYSQL_SSL',
    meaning: t(
      'Encrypts the connection to MySQL or MariaDB with the four variables below. Keep `0` for PostgreSQL and SQLite.',
    ),
    values: {kind: 'switch'},
    default: '0',
    readers: everywhere,
    needsCacheClear: true,
    since: '1.3.1',
  },
  {
    name: 'DATABASE_MYSQL_SSL_CA',
    meaning: t(
      'Certificate of the authority that signed the server certificate. Set at least this one.',
    ),
    values: {kind: 'path'},
    default: '',
    readers: everywhere,
    needsCacheClear: true,
    since: '1.3.1',
  },
  {
    name: 'DATABASE_MYSQL_SSL_CERT',
    meaning: t('Client certificate, if the database server asks for one.'),
    values: {kind: 'path'},
    default: '',
    readers: everywhere,
    needsCacheClear: true,
    since: '1.3.1',
  },
  {
    name: 'DATABASE_MYSQL_SSL_KEY',
    meaning: t('Private key of the client certificate.'),
    values: {kind: 'path'},
    default: '',
    readers: everywhere,
    needsCacheClear: true,
    since: '1.3.1',
  },
  {
    name: 'DATABASE_MYSQL_SSL_VERIFY_SERVER_CERT',
    meaning: t(
      '`1` checks that the certificate belongs to the database server. Otherwise an attacker in between would go unnoticed.',
    ),
    values: {kind: 'switch'},
    default: '0',
    readers: everywhere,
    needsCacheClear: true,
    since: '1.3.1',
  },
  {
    name: 'LOCK_DSN',
    meaning: t('Store for locks of the framework. Keep `flock` (lock files on the local disk).'),
    values: {kind: 'address'},
    default: 'flock',
    readers: everywhere,
    since: '1.0',
  },
  {
    name: 'MOSPARO_CONFIG_FILE_PATH',
    meaning: t(
      'Configuration file instead of `config/env.mosparo.php`. Overrides `MOSPARO_ENV_SUFFIX`. Choose a location outside the installation, or the updater deletes the file.',
    ),
    values: {kind: 'path'},
    default: '',
    defaultNote: t('The image `mosparo-unprivileged` needs it: `/mosparo-config/env.mosparo.php`.'),
    readers: everywhere,
    since: '1.3.1',
  },
  {
    name: 'MOSPARO_ENV_SUFFIX',
    meaning: t(
      'Changes the file name to `config/env.mosparo.<suffix>.php`, so one copy of the code can serve several databases. The updater deletes this file: prefer `MOSPARO_CONFIG_FILE_PATH`.',
    ),
    values: {kind: 'text'},
    default: '',
    readers: everywhere,
    since: '1.2',
  },
  {
    name: 'TRUSTED_PROXIES',
    meaning: t(
      'Proxies whose `X-Forwarded-…` headers mosparo accepts. Overrides the security settings and makes their fields read-only. `REMOTE_ADDR` trusts every sender. [Which to trust](/docs/installation/configure/reverse_proxy#trusted-proxies)',
    ),
    values: {kind: 'list'},
    default: null,
    defaultNote: t(
      'Then the security settings apply, or else `127.0.0.1`. An empty value trusts nobody.',
    ),
    imageDefault: '127.0.0.1,REMOTE_ADDR',
    readers: ['web'],
    since: '0.3.3',
  },
];

const updates: readonly EnvironmentVariable[] = [
  {
    name: 'MOSPARO_AUTOMATIC_UPDATE_CHECK_ENABLED',
    meaning: t(
      '`0` stops the daily check and hides the header button, even after a manual check. Needed without internet access, or every page of an administrator waits for the connection.',
    ),
    values: {kind: 'switch'},
    default: '1',
    readers: ['web'],
    since: '0.4',
  },
  {
    name: 'MOSPARO_UPDATES_ENABLED',
    meaning: t(
      '`0` removes the buttons that install updates and upgrades, and locks the channel. `mosparo:self-update` ignores it.',
    ),
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
    meaning: t(
      '`1` delays cleanups by form requests by `MOSPARO_SUBMIT_TOKEN_RETENTION_PERIOD`, so that a cron job runs first.',
    ),
    values: {kind: 'switch'},
    default: '0',
    readers: ['web'],
    since: '1.3',
  },
  {
    name: 'MOSPARO_CLEANUP_PROCESS_INTERVAL',
    meaning: t('How long after a cleanup a form request starts another one.'),
    values: {kind: 'number', unit: 'hours', min: 1, max: 24},
    default: '6',
    readers: everywhere,
    since: '1.4.3',
  },
  {
    name: 'MOSPARO_CLEANUP_UNFINISHED_INTERVAL',
    meaning: t(
      'When form requests continue an incomplete cleanup, and how long a run without a result prevents others.',
    ),
    values: {kind: 'number', unit: 'minutes', min: 1, max: 360},
    default: '10',
    readers: everywhere,
    since: '1.4.3',
  },
  {
    name: 'MOSPARO_SUBMISSION_RETENTION_PERIOD',
    meaning: t('How long submissions that are spam or were verified are kept.'),
    values: {kind: 'number', unit: 'days', min: 1, max: 14},
    default: '14',
    readers: everywhere,
    since: '1.4.3',
  },
  {
    name: 'MOSPARO_SUBMIT_TOKEN_RETENTION_PERIOD',
    meaning: t(
      'How long unused submit tokens, and submissions that are not spam and were never verified, are kept. Forms that stay open longer need a new token.',
    ),
    values: {kind: 'number', unit: 'hours', min: 1, max: 24},
    default: '24',
    readers: everywhere,
    since: '1.4.3',
  },
];

const cache: readonly EnvironmentVariable[] = [
  {
    name: 'FILESYSTEM_CACHE_PATH',
    meaning: t(
      'Directory for the adapter `filesystem`, writable for the users of web server and commands.',
    ),
    values: {kind: 'path'},
    default: '',
    defaultNote: t('Then `symfony-cache` in the system’s temporary directory.'),
    readers: everywhere,
    since: '1.3.4',
  },
  {
    name: 'MEMCACHED_URL',
    meaning: t('Server for the adapter `memcached`, for example `memcached://10.0.0.5:11211`.'),
    values: {kind: 'address'},
    default: 'memcached://localhost',
    readers: everywhere,
    since: '1.3',
  },
  {
    name: 'MOSPARO_CACHE_ADAPTER',
    meaning: t(
      'Where mosparo keeps dates and lock of the cleanup and, if switched on, styles and rule items. Several nodes need `redis` or `memcached`.',
    ),
    values: {kind: 'choice', options: ['filesystem', 'memcached', 'redis']},
    default: '',
    defaultNote: t('Means `filesystem`.'),
    readers: everywhere,
    since: '1.3',
  },
  {
    name: 'MOSPARO_PREPARE_CSS_FILES_IN_SHARED_CACHE',
    meaning: t(
      '`1` stores project stylesheets in the cache, which all nodes share. Then empty `public/resources/` on all nodes, or the old files are still served.',
    ),
    values: {kind: 'switch'},
    default: '0',
    readers: everywhere,
    since: '1.3',
  },
  {
    name: 'MOSPARO_RULE_ITEMS_CACHE_TTL',
    meaning: t(
      'How long matching rule items are remembered. A changed rule takes full effect only after this time.',
    ),
    values: {kind: 'number', unit: 'seconds'},
    default: '3600',
    readers: everywhere,
    since: '1.4',
  },
  {
    name: 'MOSPARO_USE_SHARED_CACHE_FOR_RULE_ITEMS',
    meaning: t(
      '`1` remembers which rule items match a checked value. Saves time with very many items and recurring values.',
    ),
    values: {kind: 'switch'},
    default: '0',
    readers: everywhere,
    since: '1.4',
  },
  {
    name: 'REDIS_URL',
    meaning: t(
      'Server for the adapter `redis`, for example `redis://10.0.0.5:6379/2` (database 2).',
    ),
    values: {kind: 'address'},
    default: 'redis://localhost',
    readers: everywhere,
    since: '1.3',
  },
];

const health: readonly EnvironmentVariable[] = [
  {
    name: 'MOSPARO_BYPASS_HEALTH_CHECK',
    meaning: t(
      '`1` answers without testing the database: status 200, `healthy` is `null`, `databaseStatus` is `bypassed`. Only for repairs.',
    ),
    values: {kind: 'switch'},
    default: '0',
    readers: everywhere,
    since: '1.3.3',
  },
  {
    name: 'MOSPARO_HEALTH_ALLOW_LIST',
    meaning: t(
      'Who may call `/api/v1/health/check`: others get status 404. Empty admits everyone. In containers, keep both loopback addresses, or the container becomes unhealthy.',
    ),
    values: {kind: 'list'},
    default: '127.0.0.1,::1',
    readers: ['web'],
    since: '1.3',
  },
];

const rulePackages: readonly EnvironmentVariable[] = [
  {
    name: 'MOSPARO_RULE_PACKAGE_ALLOW_PRIVATE_NETWORKS',
    meaning: t(
      '`1` allows sources in private networks, but not loopback (`127.0.0.0/8`, `::1`): on the same server, use the type “Automatically from file”.',
    ),
    values: {kind: 'switch'},
    default: '0',
    readers: everywhere,
    since: '1.4.13',
  },
  {
    name: 'MOSPARO_RULE_PACKAGE_ALLOW_REDIRECTS',
    meaning: t('`1` follows up to 3 redirects. Not recommended: enter the final address instead.'),
    values: {kind: 'switch'},
    default: '0',
    readers: everywhere,
    since: '1.4.13',
  },
  {
    name: 'MOSPARO_RULE_PACKAGE_MINIMUM_REFRESH_INTERVAL',
    meaning: t('Lower limit for the refresh interval of a package. No effect in version 1.5.4.'),
    values: {kind: 'number', unit: 'seconds', min: 60},
    default: '3600',
    readers: everywhere,
    since: '1.4.13',
  },
];

const container: readonly EnvironmentVariable[] = [
  {
    name: 'MOSPARO_ENABLE_CRON',
    meaning: t('Image `mosparo/mosparo`: `0` starts the container without cron.'),
    values: {kind: 'switch'},
    default: '1',
    readers: ['start'],
    since: '0.3.2',
  },
  {
    name: 'MOSPARO_ENABLE_WEBSERVER',
    meaning: t(
      'Image `mosparo/mosparo`: `0` starts neither nginx nor PHP-FPM, for a container with cron only. With both switches at `0`, the container exits without an error.',
    ),
    values: {kind: 'switch'},
    default: '1',
    readers: ['start'],
    since: '0.3.2',
  },
  {
    name: 'MOSPARO_RUN_NGINX',
    meaning: t('Image `mosparo/mosparo-unprivileged`: `0` starts the container without nginx.'),
    values: {kind: 'switch'},
    default: '1',
    readers: ['start'],
    since: '1.3.1',
  },
  {
    name: 'MOSPARO_RUN_PHP_FPM',
    meaning: t(
      'Image `mosparo/mosparo-unprivileged`: `0` starts the container without PHP-FPM. nginx expects it at `127.0.0.1:9000`.',
    ),
    values: {kind: 'switch'},
    default: '1',
    readers: ['start'],
    since: '1.3.1',
  },
];

/** Every environment variable that mosparo or its images read, by subject, sorted by name. */
export const variableGroups = [
  {id: 'general-variables', title: t('General'), variables: general},
  {id: 'update-variables', title: t('Updates'), variables: updates},
  {id: 'cleanup-variables', title: t('Cleanup'), variables: cleanup},
  {id: 'cache-variables', title: t('Cache'), variables: cache},
  {id: 'health-variables', title: t('Health check'), variables: health},
  {
    id: 'rule-package-variables',
    title: t('Rule packages', 'documentation'),
    variables: rulePackages,
  },
  {
    id: 'container-variables',
    title: t('Container images'),
    variables: container,
  },
] as const satisfies readonly VariableGroup[];

export type VariableGroupId = (typeof variableGroups)[number]['id'];

/** Anchor of a variable on the page: `REDIS_URL` → `redis-url`. */
export function variableAnchor(name: string): string {
  return name.toLowerCase().replaceAll('_', '-');
}
