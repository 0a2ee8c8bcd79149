import {fill, inEachLanguage, same, t, type Localized} from '@site/texts';
import type {Database, Kind} from '@site/data/upgrades';
import type {ChoiceName} from '../core/choices';

export const choiceTexts: Readonly<Record<ChoiceName, Localized>> = {
  from: t('Installed version'),
  to: t('Wanted version'),
  kind: t('Kind of installation'),
  database: t('Database'),
};

export const kindTexts: Readonly<Record<Kind, Localized>> = {
  package: t('Release package (updater)'),
  manual: t('Release package (by hand)'),
  docker: same('Docker'),
  kubernetes: same('Kubernetes'),
  source: t('Source code'),
};

export const databaseTexts: Readonly<Record<Database, Localized>> = {
  mariadb: same('MariaDB'),
  mysql: same('MySQL'),
  postgresql: same('PostgreSQL'),
  sqlite: same('SQLite'),
};

export const labTexts = inEachLanguage((t) => ({
  name: t('Upgrade path'),
  privacy: t('Runs in your browser. The address of the page contains your choices.'),
  choices: t('Your installation'),
  linkHelp: t('The link contains your choices, nothing else.'),
  stops: t('Stops'),
  path: (from: string, stops: readonly string[]) =>
    fill(t('{from} → {stops}: {part}'), {
      from,
      stops: stops.join(' → '),
      part: stops.length === 1 ? t('one stop') : fill(t('{count} stops'), {count: stops.length}),
    }),
  refused: t('No path'),
  same: t('Both versions are the same.'),
  older: t(
    'No version leads back. [Restore the backup](/docs/installation/backup#restore) that was made with the older one.',
  ),
  database: (name: string, since: string) =>
    fill(
      t(
        '{name} works from {since} on, so the installed version or the database must be another one.',
      ),
      {name, since},
    ),
  unknown: (name: string, value: string, shown: string) =>
    fill(t('The address says {name}={value}, which is not known here. The form shows {shown}.'), {
      name,
      value,
      shown,
    }),
  instead: (version: string, wanted: string) =>
    fill(
      t(
        'The updater installs the newest version: {version} instead of {wanted}. [By hand](/docs/installation/update#by-hand), you can choose.',
      ),
      {version, wanted},
    ),
  avoid: (version: string, fixed: string) =>
    fill(t('Don’t stay on {version}; take {fixed} or newer.'), {version, fixed}),
  security: (versions: string) =>
    fill(t('Later versions have security fixes: {versions}.'), {versions}),
  update: t('update'),
  upgrade: t('upgrade'),
  requirements: t('New requirements'),
  steps: t('Steps'),
  forms: t('Forms and plugins'),
  operation: t('Operation'),
  defects: t('Known problems on the way'),
  issues: t('Known issues of this version'),
  fixed: (version: string) => fill(t('Fixed in {version}.'), {version}),
}));
