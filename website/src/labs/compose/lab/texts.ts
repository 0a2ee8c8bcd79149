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
    external: {en: 'An existing server', de: 'Ein vorhandener Server'},
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
    filesystem: {en: 'Files (default)', de: 'Dateien (Standard)'},
    redis: name('Redis'),
    memcached: name('Memcached'),
  },
  mail: {
    smtp: {en: 'SMTP server of a provider', de: 'SMTP-Server eines Anbieters'},
    local: {en: 'Mail server on the Docker host', de: 'Mailserver auf dem Docker-Host'},
    none: {en: 'None', de: 'Keine'},
  },
  cron: {
    container: {en: 'Inside the mosparo container', de: 'Im Container von mosparo'},
    separate: {en: 'In a separate container', de: 'In einem eigenen Container'},
    host: {en: 'Cron on the host', de: 'Cron auf dem Host'},
    systemd: {en: 'systemd timers on the host', de: 'systemd-Timer auf dem Host'},
    web: {en: 'Web cron job', de: 'Web-Cronjob'},
  },
});

export const kindTexts: Readonly<Record<OutputKind, Localized>> = {
  prepare: {
    en: 'Create the directory and `.env`',
    de: 'Verzeichnis und `.env` anlegen',
  },
  compose: {en: 'Save the Compose file', de: 'Compose-Datei speichern'},
  env: {en: 'Save the variables for mosparo', de: 'Variablen für mosparo speichern'},
  proxy: {en: 'Save the web server configuration', de: 'Konfiguration des Webservers speichern'},
  cron: {en: 'Save the cron lines', de: 'Cron-Zeilen speichern'},
  systemd: {en: 'Save the systemd unit', de: 'systemd-Unit speichern'},
  script: {en: 'Save the script that calls mosparo', de: 'Skript für den Aufruf speichern'},
  start: {en: 'Start', de: 'Starten'},
  finish: {en: 'After the wizard', de: 'Nach dem Assistenten'},
};

export const labTexts = {
  en: {
    choices: 'Your choices',
    domain: 'Domain of mosparo',
    domainHelp: 'Without `https://`, for example `mosparo.example.com`',
    port: 'Port on the host',
    portHelp: 'Only for the proxy, never open to the outside',
    portUnused: 'Not used: Traefik reaches the container inside Docker',
    terminal: 'Terminal',
    why: 'Why',
    notes: 'Worth knowing',
    refused: 'No files: these choices don’t work together.',
    ready: (count: number) => `${count} steps for:`,
    steps: 'Steps',
    files: 'Save the files',
    copyAll: 'Copy all',
    wizard: 'Enter these values in the wizard',
    mail: 'Set up mail',
    sqlite: 'Choose SQLite. There is nothing else to enter.',
    external:
      'Use the connection details of your server. If the database runs on the Docker host itself, add `extra_hosts: ["host.docker.internal:host-gateway"]` to the service `mosparo`.',
    passwordFrom: 'what `cat /opt/mosparo/.env` shows after `DB_PASSWORD=`',
  },
  de: {
    choices: 'Ihre Auswahl',
    domain: 'Domain von mosparo',
    domainHelp: 'Ohne `https://`, zum Beispiel `mosparo.example.com`',
    port: 'Port auf dem Host',
    portHelp: 'Nur für den Proxy, nie nach außen öffnen',
    portUnused: 'Nicht verwendet: Traefik erreicht den Container innerhalb von Docker',
    terminal: 'Terminal',
    why: 'Warum',
    notes: 'Gut zu wissen',
    refused: 'Keine Dateien: Diese Auswahl funktioniert nicht zusammen.',
    ready: (count: number) => `${count} Schritte für:`,
    steps: 'Schritte',
    files: 'Dateien speichern',
    copyAll: 'Alle kopieren',
    wizard: 'Tragen Sie diese Werte im Assistenten ein',
    mail: 'Mail einrichten',
    sqlite: 'Wählen Sie SQLite. Mehr ist nicht einzutragen.',
    external:
      'Verwenden Sie die Zugangsdaten Ihres Servers. Läuft die Datenbank auf dem Docker-Host selbst, ergänzen Sie beim Dienst `mosparo` die Zeile `extra_hosts: ["host.docker.internal:host-gateway"]`.',
    passwordFrom: 'was `cat /opt/mosparo/.env` hinter `DB_PASSWORD=` zeigt',
  },
} as const;
