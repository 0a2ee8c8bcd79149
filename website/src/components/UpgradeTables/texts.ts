import {same, type Localized} from '@site/data/localized';
import type {Change, Database, Kind} from '@site/data/upgrades';

/** Short names for cells; the form of the page has longer ones. */
export const scopeTexts: Readonly<Record<Kind | Database, Localized>> = {
  package: {en: 'updater', de: 'Updater'},
  manual: {en: 'by hand', de: 'von Hand'},
  docker: same('Docker'),
  kubernetes: same('Kubernetes'),
  source: {en: 'source code', de: 'Quellcode'},
  mariadb: same('MariaDB'),
  mysql: same('MySQL'),
  postgresql: same('PostgreSQL'),
  sqlite: same('SQLite'),
};

export const aboutTexts: Readonly<Record<Change['about'], Localized>> = {
  requirement: {en: 'Requirement', de: 'Voraussetzung'},
  forms: {en: 'Forms, plugins', de: 'Formulare, Plugins'},
  operation: {en: 'Operation', de: 'Betrieb'},
};

export const tableTexts = {
  en: {
    everyone: 'everyone',
    changes: 'What changes with a version',
    changeColumns: ['Since', 'Subject', 'Concerns', 'What to do or know'],
    defects: 'Defects of versions',
    defectColumns: ['Versions', 'Fixed in', 'Concerns', 'What happens'],
    before: (version: string) => `upgrades from before ${version}`,
    releases: 'All versions, the newest first',
    releaseColumns: ['Version', 'Date', 'Migrations', 'Worth knowing'],
    stop: 'Newest of its major version: stop of the updater',
    security: 'Security fixes',
    avoid: (fixed: string, whom: string) => `**Avoid** (${whom}): take ${fixed}`,
  },
  de: {
    everyone: 'alle',
    changes: 'Was sich mit einer Version ändert',
    changeColumns: ['Seit', 'Gegenstand', 'Betrifft', 'Was zu tun oder zu wissen ist'],
    defects: 'Fehler von Versionen',
    defectColumns: ['Versionen', 'Behoben in', 'Betrifft', 'Was geschieht'],
    before: (version: string) => `Upgrades von Versionen vor ${version}`,
    releases: 'Alle Versionen, die neueste zuerst',
    releaseColumns: ['Version', 'Datum', 'Migrationen', 'Wissenswertes'],
    stop: 'Neueste ihrer Hauptversion: Stopp des Updaters',
    security: 'Sicherheitskorrekturen',
    avoid: (fixed: string, whom: string) => `**Meiden** (${whom}): ${fixed} nehmen`,
  },
} as const;
