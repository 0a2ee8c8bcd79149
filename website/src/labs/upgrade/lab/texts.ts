import {same, type Localized} from '@site/data/localized';
import type {Database, Kind} from '@site/data/upgrades';
import type {ChoiceName} from '../core/choices';

export const choiceTexts: Readonly<Record<ChoiceName, Localized>> = {
  from: {en: 'Installed version', de: 'Installierte Version'},
  to: {en: 'Wanted version', de: 'Gewünschte Version'},
  kind: {en: 'Kind of installation', de: 'Art der Installation'},
  database: {en: 'Database', de: 'Datenbank'},
};

export const kindTexts: Readonly<Record<Kind, Localized>> = {
  package: {en: 'Release package (updater)', de: 'Release-Paket (Updater)'},
  manual: {en: 'Release package (by hand)', de: 'Release-Paket (von Hand)'},
  docker: same('Docker'),
  kubernetes: same('Kubernetes'),
  source: {en: 'Source code', de: 'Quellcode'},
};

export const databaseTexts: Readonly<Record<Database, Localized>> = {
  mariadb: same('MariaDB'),
  mysql: same('MySQL'),
  postgresql: same('PostgreSQL'),
  sqlite: same('SQLite'),
};

export const labTexts = {
  en: {
    choices: 'Your installation',
    linkHelp: 'The link contains your choices, nothing else.',
    steps: 'Stops',
    path: (from: string, stops: readonly string[]) =>
      `${from} → ${stops.join(' → ')}: ${stops.length === 1 ? 'one stop' : `${stops.length} stops`}`,
    refused: 'No path',
    same: 'Both versions are the same.',
    older:
      'No version leads back. [Restore the backup](/docs/installation/backup#restore) that was made with the older one.',
    database: (name: string, since: string) =>
      `${name} works from ${since} on, so the installed version or the database must be another one.`,
    unknown: (name: string, value: string, shown: string) =>
      `The address says ${name}=${value}, which is not known here. The form shows ${shown}.`,
    instead: (version: string, wanted: string) =>
      `The updater installs the newest version: ${version} instead of ${wanted}. [By hand](/docs/installation/update#by-hand), you can choose.`,
    avoid: (version: string, fixed: string) => `Don’t stay on ${version}; take ${fixed} or newer.`,
    security: (versions: string) => `Later versions have security fixes: ${versions}.`,
    update: 'update',
    upgrade: 'upgrade',
    requirements: 'New requirements',
    forms: 'Forms and plugins',
    operation: 'Operation',
    defects: 'Known problems on the way',
    issues: 'Known issues of this version',
    fixed: (version: string) => `Fixed in ${version}.`,
  },
  de: {
    choices: 'Ihre Installation',
    linkHelp: 'Der Link enthält Ihre Auswahl, sonst nichts.',
    steps: 'Stopps',
    path: (from: string, stops: readonly string[]) =>
      `${from} → ${stops.join(' → ')}: ${stops.length === 1 ? 'ein Stopp' : `${stops.length} Stopps`}`,
    refused: 'Kein Pfad',
    same: 'Beide Versionen sind gleich.',
    older:
      'Keine Version führt zurück. [Stellen Sie die Sicherung wieder her](/docs/installation/backup#restore), die mit der älteren Version entstanden ist.',
    database: (name: string, since: string) =>
      `${name} funktioniert ab ${since}. Die installierte Version oder die Datenbank muss eine andere sein.`,
    unknown: (name: string, value: string, shown: string) =>
      `In der Adresse steht ${name}=${value}, was hier nicht bekannt ist. Das Formular zeigt ${shown}.`,
    instead: (version: string, wanted: string) =>
      `Der Updater installiert die neueste Version: ${version} statt ${wanted}. [Von Hand](/docs/installation/update#by-hand) haben Sie die Wahl.`,
    avoid: (version: string, fixed: string) =>
      `Bleiben Sie nicht bei ${version}; nehmen Sie ${fixed} oder neuer.`,
    security: (versions: string) => `Spätere Versionen schließen Sicherheitslücken: ${versions}.`,
    update: 'Update',
    upgrade: 'Upgrade',
    requirements: 'Neue Voraussetzungen',
    forms: 'Formulare und Plugins',
    operation: 'Betrieb',
    defects: 'Bekannte Probleme unterwegs',
    issues: 'Bekannte Fehler dieser Version',
    fixed: (version: string) => `Behoben in ${version}.`,
  },
} as const;
