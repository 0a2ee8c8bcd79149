import type {Localized} from '@site/data/localized';
import type {Choices} from '../core/choices';

/** Labels of the wizard and of the mail settings, as the product shows them. */
const fields = {
  system: {en: 'System', de: 'System'},
  host: {en: 'Host', de: 'Host'},
  port: {en: 'Port', de: 'Port'},
  database: {en: 'Database', de: 'Datenbank'},
  user: {en: 'User', de: 'Benutzer'},
  password: {en: 'Password', de: 'Passwort'},
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
  smtp: {
    en: 'In mosparo, open **Administration**, **System settings**, tick **Use a SMTP server to send emails** and enter host, port (usually 587), user and password of your provider. [More about mail](/docs/administration/system_settings)',
    de: 'Öffnen Sie in mosparo **Administration**, **System-Einstellungen**, haken Sie **Einen SMTP-Server für den E-Mail-Versand verwenden** an und tragen Sie Host, Port (meist 587), Benutzer und Passwort Ihres Anbieters ein. [Mehr über Mail](/docs/administration/system_settings)',
  },
  local: {
    en: 'In mosparo, open **Administration**, **System settings**, tick **Use a SMTP server to send emails** and enter the host `host.docker.internal` and the port `25`, without user. The mail server must accept mail from Docker’s networks. [More about mail](/docs/administration/system_settings)',
    de: 'Öffnen Sie in mosparo **Administration**, **System-Einstellungen**, haken Sie **Einen SMTP-Server für den E-Mail-Versand verwenden** an und tragen Sie den Host `host.docker.internal` und den Port `25` ein, ohne Benutzer. Der Mailserver muss Mail aus den Netzen von Docker annehmen. [Mehr über Mail](/docs/administration/system_settings)',
  },
  none: {
    en: 'Nothing to do. You can enter a server later under **Administration**, **System settings**.',
    de: 'Nichts zu tun. Einen Server können Sie später unter **Administration**, **System-Einstellungen** eintragen.',
  },
};
