import {same, t, type Localized} from '../texts';

/**
 * What each release of mosparo 1.x changes for people who upgrade, read from the tags, migrations,
 * Composer files, Dockerfiles and commits of the product. The page installation/upgrade_path shows all
 * of it; src/labs/upgrade makes a path from it.
 */

/** How mosparo is installed: `package` is the release package with the product's own updater. */
export const kinds = ['package', 'manual', 'docker', 'kubernetes', 'source'] as const;
export type Kind = (typeof kinds)[number];

export const databases = ['mariadb', 'mysql', 'postgresql', 'sqlite'] as const;
export type Database = (typeof databases)[number];

/** The first release that works with a database; the others work with all. */
export const databaseSince: Partial<Record<Database, string>> = {
  postgresql: '1.2.0',
  sqlite: '1.3.0',
};

export interface Release {
  readonly version: string;
  /** Day of the tagged commit. */
  readonly date: string;
  /** New migrations; the number is the same for every database that existed before. */
  readonly migrations?: number;
  /** Has security fixes. What they fix is nobody's business here. */
  readonly security?: true;
}

/** All releases, the oldest first. */
export const releases: readonly Release[] = [
  {version: '1.0.0', date: '2023-08-29'},
  {version: '1.0.1', date: '2023-09-10'},
  {version: '1.0.2', date: '2023-10-02', security: true},
  {version: '1.0.3', date: '2023-10-19', security: true},
  {version: '1.0.4', date: '2023-11-01'},
  {version: '1.0.5', date: '2023-11-19'},
  {version: '1.0.6', date: '2023-11-28'},
  {version: '1.0.7', date: '2023-12-03'},
  {version: '1.1.0', date: '2024-01-11', migrations: 3},
  {version: '1.1.1', date: '2024-02-10'},
  {version: '1.1.2', date: '2024-02-25'},
  {version: '1.1.3', date: '2024-03-16'},
  {version: '1.1.4', date: '2024-04-07', security: true},
  {version: '1.1.5', date: '2024-04-21'},
  {version: '1.2.0', date: '2024-05-29', migrations: 3},
  {version: '1.2.1', date: '2024-06-06'},
  {version: '1.2.2', date: '2024-06-16'},
  {version: '1.2.3', date: '2024-06-23', security: true},
  {version: '1.2.4', date: '2024-07-15'},
  {version: '1.2.5', date: '2024-08-04'},
  {version: '1.2.6', date: '2024-08-15'},
  {version: '1.2.7', date: '2024-10-02'},
  {version: '1.2.8', date: '2024-10-26'},
  {version: '1.2.9', date: '2024-12-15'},
  {version: '1.3.0', date: '2025-01-20', migrations: 3},
  {version: '1.3.1', date: '2025-02-13'},
  {version: '1.3.2', date: '2025-02-20'},
  {version: '1.3.3', date: '2025-02-24'},
  {version: '1.3.4', date: '2025-03-02'},
  {version: '1.3.5', date: '2025-04-06'},
  {version: '1.3.6', date: '2025-05-24'},
  {version: '1.3.7', date: '2025-07-07'},
  {version: '1.3.8', date: '2025-08-06'},
  {version: '1.4.0', date: '2025-09-10', migrations: 5},
  {version: '1.4.1', date: '2025-09-15'},
  {version: '1.4.2', date: '2025-10-12', migrations: 1},
  {version: '1.4.3', date: '2025-10-23'},
  {version: '1.4.4', date: '2025-11-05'},
  {version: '1.4.5', date: '2025-11-15'},
  {version: '1.4.6', date: '2025-11-20'},
  {version: '1.4.7', date: '2025-11-30'},
  {version: '1.4.8', date: '2025-12-20'},
  {version: '1.4.9', date: '2026-01-20'},
  {version: '1.4.10', date: '2026-01-25'},
  {version: '1.4.11', date: '2026-02-10'},
  {version: '1.4.12', date: '2026-02-22', security: true},
  {version: '1.4.13', date: '2026-04-14', security: true},
  {version: '1.5.0', date: '2026-06-16', migrations: 12},
  {version: '1.5.1', date: '2026-06-18'},
  {version: '1.5.2', date: '2026-06-18'},
  {version: '1.5.3', date: '2026-06-25'},
  {version: '1.5.4', date: '2026-07-11'},
];

/** Whom a fact concerns; without a list, everyone. */
interface Scope {
  readonly kinds?: readonly Kind[];
  readonly databases?: readonly Database[];
}

/** What somebody has to do or know once, when the path passes a release. */
export interface Change extends Scope {
  readonly id: string;
  /** Two or three words that tell it from other changes of the same release. */
  readonly subject: Localized;
  readonly since: string;
  /** `requirement`: must be true before the upgrade. `forms`: forms and plugins. `operation`: the rest. */
  readonly about: 'requirement' | 'forms' | 'operation';
  readonly text: Localized;
}

const ownPhp: readonly Kind[] = ['package', 'manual', 'source'];
const images: readonly Kind[] = ['docker', 'kubernetes'];
const mysqlLike: readonly Database[] = ['mariadb', 'mysql'];

export const changes: readonly Change[] = [
  {
    id: 'hosts',
    subject: same('Hosts'),
    since: '1.2.0',
    about: 'forms',
    text: t(
      'The box works only on websites listed under [Hosts](/docs/usage/settings#hosts). Enter every host of your forms before the upgrade.',
    ),
  },
  {
    id: 'mysql',
    subject: t('Older MySQL'),
    since: '1.2.0',
    about: 'requirement',
    databases: ['mysql'],
    text: t('MySQL 5.7.9: the new database library supports no older one.'),
  },
  {
    id: 'geoip',
    subject: same('GeoIP2'),
    since: '1.2.2',
    about: 'operation',
    text: t(
      'With GeoIP2, enter the [account ID](/docs/administration/geoip#settings) of MaxMind after the upgrade. Without it, nothing is downloaded.',
    ),
  },
  {
    id: 'image-php',
    subject: t('PHP of the image'),
    since: '1.2.2',
    about: 'operation',
    kinds: images,
    text: t('The image contains PHP 8.3 instead of 8.2. Check your own additions to it.'),
  },
  {
    id: 'image-health',
    subject: t('Health of the container'),
    since: '1.3.0',
    about: 'operation',
    kinds: images,
    text: t(
      'The image has a [health check](/docs/installation/configure/containers#health): proxies such as Traefik skip an unhealthy container.',
    ),
  },
  {
    id: 'mariadb',
    subject: t('Older MariaDB'),
    since: '1.4.0',
    about: 'requirement',
    databases: ['mariadb'],
    text: t('MariaDB 10.5.2: a migration renames indexes, which older servers cannot.'),
  },
  {
    id: 'tasks',
    subject: t('Finalization'),
    since: '1.4.0',
    about: 'operation',
    text: t(
      'The [finalization](/docs/installation/update#finalize) converts all rules in steps. Leave its page open until it says that everything is done.',
    ),
  },
  {
    id: 'rule-packages',
    subject: t('Export and import'),
    since: '1.4.0',
    about: 'operation',
    text: t(
      'Export and import have the option `--rulePackages` instead of `--rulesets`: change your scripts. The refresh command knows both names.',
    ),
  },
  {
    id: 'indexes',
    subject: t('Large tables'),
    since: '1.4.2',
    about: 'operation',
    text: t(
      'New indexes: with many submissions the finalization takes longer. Avoid its time limit with `doctrine:migrations:migrate` on the command line.',
    ),
  },
  {
    id: 'package-sources',
    subject: t('Sources of rule packages'),
    since: '1.4.13',
    about: 'operation',
    text: t(
      'Rule packages are no longer loaded from private networks or through redirects. [Variables](/docs/installation/configure/environment_variables#mosparo-rule-package-allow-private-networks) allow both again.',
    ),
  },
  {
    id: 'fileinfo',
    subject: t('PHP extension'),
    since: '1.5.0',
    about: 'requirement',
    kinds: ownPhp,
    text: t(
      'PHP extension `fileinfo`: rule packages need it, and Composer refuses to build without it.',
    ),
  },
  {
    id: 'script',
    subject: t('Script of the box'),
    since: '1.5.0',
    about: 'forms',
    text: t(
      'The script of the box sends more data. Empty the caches of CDN and plugins, so that [no old script](/docs/installation/update_problems#no-submit-token) remains.',
    ),
  },
];

/** A defect of some releases. */
export interface Defect extends Scope {
  readonly id: string;
  readonly since: string;
  /** The release without it. */
  readonly fixed: string;
  /** Why nobody should install these releases. */
  readonly avoid?: true;
  /** It disturbs leaving these releases; without it, working with them. */
  readonly leaving?: true;
  /** It happens only to those who come from a release before this one. */
  readonly comingFromBefore?: string;
  readonly text: Localized;
}

export const defects: readonly Defect[] = [
  {
    id: 'cleanup-fails',
    since: '1.0.0',
    fixed: '1.4.3',
    text: t(
      'The cleanup can fail, for example if a form that was spam is checked again and never sent. Old data then stays.',
    ),
  },
  {
    id: 'windows',
    since: '1.0.0',
    fixed: '1.2.2',
    leaving: true,
    kinds: ['package'],
    text: t(
      'On Windows, the updater can fail: [update by hand](/docs/installation/update#by-hand).',
    ),
  },
  {
    id: 'never-ends',
    since: '1.0.0',
    fixed: '1.4.7',
    leaving: true,
    kinds: ['package'],
    text: t(
      'The update page [never ends](/docs/installation/update_problems#never-ends) if the document root is not `public/`, and fails without curl. The command line shows the progress.',
    ),
  },
  {
    id: 'image-postgresql',
    since: '1.2.0',
    fixed: '1.2.2',
    avoid: true,
    kinds: images,
    databases: ['postgresql'],
    text: t('The image has no driver for PostgreSQL.'),
  },
  {
    id: 'box-script',
    since: '1.0.0',
    fixed: '1.3.2',
    text: t(
      'On websites whose scripts extend `Array.prototype`, the box stops with a script error.',
    ),
  },
  {
    id: 'unhealthy',
    since: '1.3.0',
    fixed: '1.3.3',
    avoid: true,
    kinds: images,
    text: t(
      'The container can stay [unhealthy](/docs/installation/configure/containers#traefik) until the update is finalized.',
    ),
  },
  {
    id: 'myisam',
    since: '1.3.0',
    fixed: '1.3.7',
    databases: mysqlLike,
    comingFromBefore: '1.3.0',
    text: t(
      'A migration fails if the server creates tables with MyISAM by default. Later versions repair it.',
    ),
  },
  {
    id: 'submit-token-500',
    since: '1.4.0',
    fixed: '1.4.1',
    avoid: true,
    text: t('Forms can get status 500 when they request the submit token.'),
  },
  {
    id: 'inactive-rules',
    since: '1.4.0',
    fixed: '1.4.4',
    text: t('Switched-off rules and rule packages still apply.'),
  },
  {
    id: 'upper-case',
    since: '1.4.0',
    fixed: '1.4.7',
    text: t(
      'Items for countries never match. Regular expressions with capital letters match only with the flag `i`.',
    ),
  },
  {
    id: 'image-resources',
    since: '1.4.8',
    fixed: '1.4.9',
    avoid: true,
    kinds: images,
    text: t('The standard image does not find the CSS of the projects in the volume.'),
  },
  {
    id: 'old-script',
    since: '1.5.0',
    fixed: '1.5.1',
    avoid: true,
    text: t('Visitors whose browser still has the old script cannot send forms.'),
  },
  {
    id: 'project-list',
    since: '1.5.0',
    fixed: '1.5.2',
    avoid: true,
    databases: ['postgresql'],
    text: t('The list of projects returns status 500.'),
  },
  {
    id: 'delete-project',
    since: '1.5.0',
    fixed: '1.5.3',
    text: t('Projects cannot be deleted.'),
  },
  {
    id: 'finalize-500',
    since: '1.5.0',
    fixed: '1.5.4',
    avoid: true,
    comingFromBefore: '1.5.0',
    text: t(
      'The finalization can end with [status 500](/docs/installation/update_problems#error-500).',
    ),
  },
];
