import {fill, inEachLanguage, same, t, type Localized} from '@site/texts';
import type {OutputKind} from '../core/outputs';
import type {ChoiceName, Choices} from '../core/choices';

export const choiceTexts: Readonly<Record<ChoiceName, Localized>> = {
  image: t('Image'),
  database: t('Database'),
  proxy: t('Proxy with TLS'),
  cache: t('Cache'),
  mail: t('Mail'),
  cron: t('Cron jobs'),
};

type OptionTexts = {readonly [Name in ChoiceName]: Readonly<Record<Choices[Name], Localized>>};

export const optionTexts: OptionTexts = {
  image: {
    standard: same('Standard'),
    unprivileged: t('Unprivileged (without root)'),
  },
  database: {
    mariadb: same('MariaDB'),
    mysql: same('MySQL'),
    postgresql: same('PostgreSQL'),
    sqlite: same('SQLite'),
    external: t('An existing server'),
  },
  proxy: {
    nginx: t('nginx on the host'),
    apache: t('Apache on the host'),
    caddy: t('Caddy on the host'),
    traefik: t('Traefik in Docker'),
    cloudflare: t('Cloudflare, then nginx'),
    none: t('None, to try it out'),
  },
  cache: {
    filesystem: t('Files (default)'),
    redis: same('Redis'),
    memcached: same('Memcached'),
  },
  mail: {
    smtp: t('SMTP server of a provider'),
    local: t('Mail server on the Docker host'),
    none: t('None'),
  },
  cron: {
    container: t('Inside the mosparo container'),
    separate: t('In a separate container'),
    host: t('Cron on the host'),
    systemd: t('systemd timers on the host'),
    web: t('Web cron job'),
  },
};

export const kindTexts: Readonly<Record<OutputKind, Localized>> = {
  prepare: t('Create the directory and `.env`'),
  compose: t('Save the Compose file'),
  env: t('Save the variables for mosparo'),
  proxy: t('Save the web server configuration'),
  cron: t('Save the cron lines'),
  service: t('Save the systemd unit'),
  timer: t('Save the systemd unit'),
  script: t('Save the script that calls mosparo'),
  start: t('Start'),
  finish: t('After the wizard'),
};

export const labTexts = inEachLanguage((t) => ({
  name: t('Configuration builder'),
  choices: t('Your choices'),
  domain: t('Domain of mosparo'),
  domainHelp: t('Without `https://`, for example `mosparo.example.com`'),
  port: t('Port on the host'),
  portHelp: t('Only for the proxy, never open to the outside'),
  portUnused: t('Not used: Traefik reaches the container inside Docker'),
  terminal: t('Terminal'),
  why: t('Why'),
  notes: t('Worth knowing', 'lab'),
  refused: t('No files: these choices don’t work together.'),
  ready: (count: number, what: string) => fill(t('{count} steps: {what}'), {count, what}),
  steps: t('Steps'),
  files: t('Save the files'),
  copyAll: t('Copy all'),
  wizard: t('Enter these values in the wizard'),
  mail: t('Set up mail'),
  sqlite: t('Choose SQLite. There is nothing else to enter.'),
  external: t(
    'Use the connection details of your server. If the database runs on the Docker host itself, add `extra_hosts: ["host.docker.internal:host-gateway"]` to the service `mosparo`.',
  ),
  passwordFrom: t('what `cat /opt/mosparo/.env` shows after `DB_PASSWORD=`'),
}));
