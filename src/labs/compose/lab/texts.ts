import type {Localized} from '@site/data/localized';
import type {OutputKind} from '../core/build';
import type {ChoiceName, Option} from '../core/choices';

export const choiceTexts: Readonly<Record<ChoiceName, Localized>> = {
  image: {en: 'Image', de: 'Image'},
  tag: {en: 'Tag', de: 'Tag'},
  database: {en: 'Database', de: 'Datenbank'},
  proxy: {en: 'Proxy with TLS', de: 'Proxy mit TLS'},
  cache: {en: 'Cache', de: 'Cache'},
  mail: {en: 'Mail', de: 'Mail'},
  cron: {en: 'Cron jobs', de: 'Cronjobs'},
};

type OptionTexts = {readonly [Name in ChoiceName]: Readonly<Record<Option<Name>, Localized>>};

/** The same in both languages. */
const name = (text: string): Localized => ({en: text, de: text});

export const optionTexts = (version: string): OptionTexts => ({
  image: {
    standard: name('Standard'),
    unprivileged: {en: 'Unprivileged (without root)', de: 'Unprivileged (ohne root)'},
  },
  tag: {
    fixed: {en: `v${version} (documented)`, de: `v${version} (dokumentiert)`},
    latest: name('latest'),
  },
  database: {
    mariadb: name('MariaDB'),
    mysql: name('MySQL'),
    postgresql: name('PostgreSQL'),
    sqlite: name('SQLite'),
    external: {en: 'A server that runs already', de: 'Ein Server, der schon läuft'},
  },
  proxy: {
    nginx: {en: 'nginx on the host', de: 'nginx auf dem Host'},
    apache: {en: 'Apache on the host', de: 'Apache auf dem Host'},
    caddy: {en: 'Caddy on the host', de: 'Caddy auf dem Host'},
    traefik: {en: 'Traefik in Docker', de: 'Traefik in Docker'},
    cloudflare: {en: 'Cloudflare, then nginx', de: 'Cloudflare, dahinter nginx'},
    none: {en: 'None, to try it out', de: 'Keiner, zum Ausprobieren'},
  },
  cache: {
    filesystem: {en: 'Files (standard)', de: 'Dateien (Standard)'},
    redis: name('Redis'),
    memcached: name('Memcached'),
  },
  mail: {
    smtp: {en: 'SMTP server of a provider', de: 'SMTP-Server eines Anbieters'},
    local: {en: 'Mail server on the Docker host', de: 'Mailserver auf dem Docker-Host'},
    none: {en: 'None', de: 'Keine'},
  },
  cron: {
    container: {en: 'Inside the container of mosparo', de: 'Im Container von mosparo'},
    separate: {en: 'In a container of its own', de: 'In einem eigenen Container'},
    host: {en: 'Cron of the host', de: 'Cron des Hosts'},
    systemd: {en: 'systemd timers of the host', de: 'systemd-Timer des Hosts'},
    web: {en: 'Web cron job', de: 'Web-Cronjob'},
  },
});

export const kindTexts: Readonly<Record<OutputKind, Localized>> = {
  prepare: {
    en: 'Make the folder and `.env`',
    de: 'Verzeichnis und `.env` anlegen',
  },
  compose: {en: 'Save the Compose file', de: 'Compose-Datei speichern'},
  env: {en: 'Save the variables for mosparo', de: 'Variablen für mosparo speichern'},
  proxy: {en: 'Save the site of the web server', de: 'Site des Webservers speichern'},
  cron: {en: 'Save the cron lines', de: 'Cron-Zeilen speichern'},
  systemd: {en: 'Save a unit of systemd', de: 'Unit von systemd speichern'},
  script: {en: 'Save the script that calls', de: 'Aufrufendes Skript speichern'},
  start: {en: 'Start', de: 'Starten'},
  finish: {en: 'After the wizard', de: 'Nach dem Assistenten'},
};

export const labTexts = {
  en: {
    choices: 'Your choices',
    domain: 'Domain of mosparo',
    domainHelp: 'Without `https://`, for example `mosparo.example.com`',
    port: 'Port on the host',
    portHelp: 'For the proxy only, never from outside',
    portUnused: 'Not used: Traefik reaches the container inside of Docker',
    terminal: 'Terminal',
    why: 'Why',
    notes: 'Worth knowing',
    refused: 'No files, because the choices do not fit:',
    ready: (count: number) => `${count} steps, made for:`,
    steps: 'Steps',
    files: 'Save the files',
    copyAll: 'Copy all',
    wizard: 'Enter these values in the wizard',
    mail: 'Set up mail',
    sqlite: 'Choose SQLite; there is nothing else to enter.',
    external:
      'The access data of your server. A database on the Docker host itself needs `extra_hosts: ["host.docker.internal:host-gateway"]` at the service `mosparo`.',
    passwordFrom: 'what `cat /opt/mosparo/.env` shows behind `DB_PASSWORD=`',
  },
  de: {
    choices: 'Ihre Auswahl',
    domain: 'Domain von mosparo',
    domainHelp: 'Ohne `https://`, zum Beispiel `mosparo.example.com`',
    port: 'Port auf dem Host',
    portHelp: 'Nur für den Proxy, nie von außen',
    portUnused: 'Nicht verwendet: Traefik erreicht den Container innerhalb von Docker',
    terminal: 'Terminal',
    why: 'Warum',
    notes: 'Gut zu wissen',
    refused: 'Keine Dateien, denn die Auswahl passt nicht zusammen:',
    ready: (count: number) => `${count} Schritte, gemacht für:`,
    steps: 'Schritte',
    files: 'Dateien speichern',
    copyAll: 'Alle kopieren',
    wizard: 'Tragen Sie diese Werte im Assistenten ein',
    mail: 'Mail einrichten',
    sqlite: 'Wählen Sie SQLite; mehr ist nicht einzutragen.',
    external:
      'Die Zugangsdaten Ihres Servers. Eine Datenbank auf dem Docker-Host selbst braucht beim Dienst `mosparo` die Zeile `extra_hosts: ["host.docker.internal:host-gateway"]`.',
    passwordFrom: 'was `cat /opt/mosparo/.env` hinter `DB_PASSWORD=` zeigt',
  },
} as const;
