import type {KnownIssues} from './types';

export const installationIssues = {
  'docker-cron-rule-packages': {
    title: {
      en: 'The standard image does not refresh rule packages',
      de: 'Das Standard-Image aktualisiert keine Regelpakete',
    },
    effect: 'changes-steps',
    page: '/docs/installation/configure/cron_jobs',
    text: {
      en: 'The crontab of the image calls `mosparo:rule-packages:refresh`, a command that does not exist, and discards the error message.',
      de: 'Die Crontab des Images ruft `mosparo:rule-packages:refresh` auf, einen Befehl, den es nicht gibt, und verwirft die Fehlermeldung.',
    },
    remedy: {
      en: 'Run `mosparo:rule-package:refresh` (singular) from the cron of the host, or use the web cron job.',
      de: 'Führen Sie `mosparo:rule-package:refresh` (Einzahl) über den Cron des Hosts aus oder nutzen Sie den Web-Cronjob.',
    },
  },
  'docker-cron-environment': {
    title: {
      en: 'Cron jobs in the standard image ignore environment variables',
      de: 'Cronjobs im Standard-Image ignorieren Umgebungsvariablen',
    },
    effect: 'changes-steps',
    page: '/docs/installation/configure/cron_jobs',
    text: {
      en: 'The nightly cleanup therefore ignores a shortened retention period or a shared cache.',
      de: 'Die nächtliche Bereinigung beachtet deshalb weder eine verkürzte Aufbewahrungsfrist noch einen gemeinsamen Cache.',
    },
    remedy: {
      en: 'Mount a file with the variables as `/mosparo/.env.local`, or run the commands from the host with `docker compose exec`.',
      de: 'Hängen Sie eine Datei mit den Variablen als `/mosparo/.env.local` ein, oder führen Sie die Befehle vom Host aus mit `docker compose exec` aus.',
    },
  },
  'docker-script-cache': {
    title: {
      en: 'Browsers keep the old script after an update of the container',
      de: 'Browser behalten nach einem Update des Containers das alte Skript',
    },
    effect: 'changes-steps',
    page: '/docs/installation/update',
    text: {
      en: 'Both Docker images tell browsers to keep `.js` files as long as possible (`expires max`), but `mosparo-frontend.js` has the same name in every version.',
      de: 'Beide Docker-Images weisen Browser an, `.js`-Dateien so lange wie möglich zu behalten (`expires max`), obwohl `mosparo-frontend.js` in jeder Version gleich heißt.',
    },
    remedy: {
      en: 'Load the script with a version in its address (`/build/mosparo-frontend.js?v=1.5.4`), or let the reverse proxy replace its `Cache-Control` and `Expires` headers.',
      de: 'Laden Sie das Skript mit einer Version in der Adresse (`/build/mosparo-frontend.js?v=1.5.4`), oder lassen Sie den Reverse-Proxy dessen Header `Cache-Control` und `Expires` ersetzen.',
    },
  },
  'migration-errors-unnoticed': {
    title: {
      en: 'Failed database migrations are not reported',
      de: 'Gescheiterte Migrationen der Datenbank werden nicht gemeldet',
    },
    effect: 'changes-steps',
    page: '/docs/installation/update_problems',
    text: {
      en: 'The wizard and the finalization store the new version even if a migration failed. Pages then return HTTP 500.',
      de: 'Der Einrichtungsassistent und der Abschluss eines Updates speichern die neue Version auch, wenn eine Migration scheiterte. Seiten enden dann mit HTTP 500.',
    },
    remedy: {
      en: 'Run `php bin/console doctrine:migrations:migrate`: it shows the error and, once the cause is removed, finishes the rest.',
      de: 'Führen Sie `php bin/console doctrine:migrations:migrate` aus: Der Befehl zeigt den Fehler und erledigt den Rest, sobald die Ursache behoben ist.',
    },
  },
  'older-node-undoes-finalization': {
    title: {
      en: 'A node with old code undoes an update',
      de: 'Ein Knoten mit altem Code macht ein Update rückgängig',
    },
    effect: 'changes-steps',
    page: '/docs/installation/install/multi_node_setup',
    text: {
      en: 'Such a node restores the old version number as soon as it gets a page request.',
      de: 'Er stellt die alte Versionsnummer wieder her, sobald ihn eine Seitenanfrage erreicht.',
    },
    remedy: {
      en: 'Before you update, take all nodes but one out of the load balancer. Bring each back only with the new code.',
      de: 'Nehmen Sie vor dem Update alle Knoten bis auf einen aus dem Load-Balancer und holen Sie jeden erst mit dem neuen Code zurück.',
    },
  },
} satisfies KnownIssues;
