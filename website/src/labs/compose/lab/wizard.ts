import {t, type Localized} from '@site/texts';
import type {Choices} from '../core/choices';

/** Labels of the wizard and of the mail settings, as the product shows them. */
const fields = {
  system: t('System'),
  host: t('Host'),
  port: t('Port'),
  database: t('Database'),
  user: t('User'),
  password: t('Password'),
} as const;

const systems = {
  mariadb: ['MySQL/MariaDB', '3306'],
  mysql: ['MySQL/MariaDB', '3306'],
  postgresql: ['PostgreSQL', '5432'],
} as const;

type WizardRow = readonly [label: Localized, value: string];

/** Values for the step "Database"; undefined where only the reader knows them, or there are none. */
export function wizardRows({database}: Choices, password: string): WizardRow[] | undefined {
  if (database === 'sqlite' || database === 'external') return undefined;
  const [system, port] = systems[database];
  return [
    [fields.system, system],
    [fields.host, '`db`'],
    [fields.port, `\`${port}\``],
    [fields.database, '`mosparo`'],
    [fields.user, '`mosparo`'],
    [fields.password, password],
  ];
}

export const mailTexts: Readonly<Record<Choices['mail'], Localized>> = {
  smtp: t(
    'In mosparo, open **Administration**, **System settings**, tick **Use a SMTP server to send emails** and enter host, port (usually 587), user and password of your provider. [More about mail](/docs/administration/system_settings)',
  ),
  local: t(
    'In mosparo, open **Administration**, **System settings**, tick **Use a SMTP server to send emails** and enter the host `host.docker.internal` and the port `25`, without user. The mail server must accept mail from Docker’s networks. [More about mail](/docs/administration/system_settings)',
  ),
  none: t(
    'Nothing to do. You can enter a server later under **Administration**, **System settings**.',
  ),
};
