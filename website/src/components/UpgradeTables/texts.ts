import {fill, inEachLanguage, same, t, type Localized} from '@site/texts';
import type {Database, Kind} from '@site/data/upgrades';

/** Short names for cells; the form of the page has longer ones. */
export const scopeTexts: Readonly<Record<Kind | Database, Localized>> = {
  package: t('updater'),
  manual: t('by hand'),
  docker: same('Docker'),
  kubernetes: same('Kubernetes'),
  source: t('source code'),
  mariadb: same('MariaDB'),
  mysql: same('MySQL'),
  postgresql: same('PostgreSQL'),
  sqlite: same('SQLite'),
};

export const tableTexts = inEachLanguage((t) => ({
  everyone: t('everyone'),
  changes: t('What changes with a version'),
  changeColumns: [t('Subject'), t('Since'), t('Concerns'), t('What to do or know')],
  defects: t('Defects of versions'),
  defectColumns: [t('Versions'), t('Fixed in'), t('Concerns'), t('What happens')],
  before: (version: string) => fill(t('upgrades from before {version}'), {version}),
  releases: t('All versions, the newest first'),
  releaseColumns: [t('Version'), t('Date'), t('Migrations'), t('Worth knowing')],
  stop: t('Newest of its major version: stop of the updater'),
  security: t('Security fixes'),
  avoid: (fixed: string, whom: string) =>
    fill(t('**Avoid** ({whom}): take {fixed}'), {whom, fixed}),
}));
