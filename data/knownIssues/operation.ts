import type {KnownIssues} from './types';

export const operationIssues = {
  'cleanup-first-run': {
    title: {
      en: 'The first cleanup never starts by itself',
      de: 'Die erste Bereinigung startet nie von selbst',
    },
    effect: 'changes-steps',
    page: '/docs/installation/configure/cron_jobs',
    text: {
      en: 'On a new installation, form requests never start the first cleanup: as long as none has run, each request plans it 6 hours ahead. Without a cron job, nothing is deleted, not even after 14 days.',
      de: 'Auf einer neuen Installation starten Formularanfragen nie die erste Bereinigung: Solange keine gelaufen ist, plant jede Anfrage sie wieder 6\u00a0Stunden voraus. Ohne Cronjob wird nichts gelöscht, auch nicht nach 14\u00a0Tagen.',
    },
    remedy: {
      en: 'Run `mosparo:cleanup-database` once after the installation, or let the web cron job run once, and set up a cron job. From the first run on, form requests clean up as well. The standard Docker image runs the command automatically at 01:15.',
      de: 'Führen Sie nach der Installation einmal `mosparo:cleanup-database` aus oder lassen Sie den Web-Cronjob einmal laufen, und richten Sie einen Cronjob ein. Ab dem ersten Lauf bereinigen auch die Formularanfragen. Das Standard-Image für Docker führt den Befehl um 01:15 Uhr von selbst aus.',
    },
  },
  'refresh-name-in-interface': {
    title: {
      en: 'The interface names a command that does not exist',
      de: 'Die Oberfläche nennt einen Befehl, den es nicht gibt',
    },
    effect: 'changes-steps',
    page: '/docs/administration/cron_jobs',
    text: {
      en: 'The page **Cron jobs** in the administration shows the command `mosparo:rule-packages:refresh`, with an extra s. It ends with: `There are no commands defined in the "mosparo:rule-packages" namespace.`',
      de: 'Die Seite **Cronjobs** in der Administration zeigt den Befehl `mosparo:rule-packages:refresh`, mit einem s zu viel. Er endet mit: `There are no commands defined in the "mosparo:rule-packages" namespace.`',
    },
    remedy: {
      en: 'Use `mosparo:rule-package:refresh`.',
      de: 'Verwenden Sie `mosparo:rule-package:refresh`.',
    },
  },
  'web-cron-geoip-interval': {
    title: {
      en: 'The GeoIP2 refresh interval works in reverse',
      de: 'Das GeoIP2-Aktualisierungsintervall wirkt umgekehrt',
    },
    effect: 'changes-steps',
    page: '/docs/administration/cron_jobs',
    text: {
      en: 'Every call of the web cron job asks MaxMind for newer databases and empties the cache of lookups. After a pause between two calls that is longer than the interval, no call does this anymore until the temporary cache of the server is cleared.',
      de: 'Jeder Aufruf des Web-Cronjobs fragt MaxMind nach neueren Datenbanken und leert den Cache der Zuordnungen. Ist eine Pause zwischen zwei Aufrufen länger als das Intervall, fragt danach kein Aufruf mehr, bis der temporäre Cache des Servers geleert wird.',
    },
    remedy: {
      en: 'Refresh the databases with `mosparo:geoip2:download-database` by cron, or with the button on the GeoIP2 page.',
      de: 'Aktualisieren Sie die Datenbanken per Cron mit `mosparo:geoip2:download-database` oder mit der Schaltfläche auf der GeoIP2-Seite.',
    },
  },
  'web-cron-suggested-rhythm': {
    title: {
      en: 'The suggested web cron schedule is too fast',
      de: 'Der vorgeschlagene Abstand der Web-Cronjobs ist zu kurz',
    },
    effect: 'changes-steps',
    page: '/docs/administration/cron_jobs',
    text: {
      en: 'The example on the page **Cron jobs** calls the address exactly as often as the minimum waiting time allows. Every second call then gets status 425.',
      de: 'Das Beispiel auf der Seite **Cronjobs** ruft die Adresse genau so oft auf, wie es die Mindestwartezeit erlaubt. Jeder zweite Aufruf erhält dann Status 425.',
    },
    remedy: {
      en: '[Choose a shorter waiting time](/docs/administration/cron_jobs#every-second-call).',
      de: '[Wählen Sie eine kürzere Wartezeit](/docs/administration/cron_jobs#every-second-call).',
    },
  },
  'cli-export-fails': {
    title: {en: '`mosparo:export` always fails', de: '`mosparo:export` schlägt immer fehl'},
    effect: 'blocks',
    page: '/docs/cli',
    text: {
      en: 'The command does not know the sections that came with version 1.5: `Too few arguments to function … exportProject(), 6 passed … and exactly 8 expected`.',
      de: 'Der Befehl kennt die Bereiche nicht, die mit Version 1.5 hinzukamen: `Too few arguments to function … exportProject(), 6 passed … and exactly 8 expected`.',
    },
    remedy: {
      en: 'Export in the browser: open the project and choose Tools, Export.',
      de: 'Exportieren Sie im Browser: Öffnen Sie das Projekt und wählen Sie „Werkzeuge“, „Exportieren“.',
    },
  },
  'cli-import-rules': {
    title: {
      en: '`mosparo:import` imports no rules and no translations',
      de: '`mosparo:import` importiert weder Regeln noch Übersetzungen',
    },
    effect: 'blocks',
    page: '/docs/cli',
    text: {
      en: 'The option `--rules` of `mosparo:import` has no effect, and the command cannot import field rules, submission rules and translations. PHP warnings about undefined keys may appear in the log.',
      de: 'Die Option `--rules` von `mosparo:import` bewirkt nichts, und der Befehl kann Feldregeln, Einsenderegeln und Übersetzungen nicht importieren. Im Protokoll können PHP-Warnungen über nicht definierte Schlüssel erscheinen.',
    },
    remedy: {
      en: 'Import these sections in the browser: open the project and choose Tools, Import. If the browser shows an error because the memory is exhausted, raise `memory_limit` in the PHP of the web server. The advice in the interface to use the command does not help in this version.',
      de: 'Importieren Sie diese Bereiche im Browser: Öffnen Sie das Projekt und wählen Sie „Werkzeuge“, „Importieren“. Zeigt der Browser einen Fehler, weil der Speicher erschöpft ist, erhöhen Sie `memory_limit` im PHP des Webservers; der Rat der Oberfläche, den Befehl zu verwenden, hilft in dieser Version nicht.',
    },
  },
  'cli-import-without-keyboard': {
    title: {
      en: '`mosparo:import` does not end in scripts',
      de: '`mosparo:import` endet in Skripten nicht',
    },
    effect: 'changes-steps',
    page: '/docs/cli',
    text: {
      en: 'Without `--force`, but with `--no-interaction` or `--quiet`, `mosparo:import` does not end: it answers its own question with “summary”, over and over.',
      de: 'Ohne `--force`, aber mit `--no-interaction` oder `--quiet` endet `mosparo:import` nicht: Der Befehl beantwortet seine eigene Frage immer wieder mit „summary“.',
    },
    remedy: {
      en: 'In scripts, always add `--force`.',
      de: 'Geben Sie in Skripten immer `--force` an.',
    },
  },
  'import-command-windows': {
    title: {
      en: '`mosparo:import` finds no file on Windows',
      de: '`mosparo:import` findet unter Windows keine Datei',
    },
    effect: 'blocks',
    page: '/docs/cli',
    text: {
      en: 'The command `mosparo:import` finds no file on Windows and ends with `Import file "…" does not exist.` It treats only paths that start with `/` as absolute and looks for all others below `var/data/import/`.',
      de: 'Der Befehl `mosparo:import` findet unter Windows keine Datei und endet mit `Import file "…" does not exist.` Nur Pfade, die mit `/` beginnen, gelten als absolut, alle anderen sucht er unter `var/data/import/`.',
    },
    remedy: {
      en: 'Import the file in the project, with the import tool of the web interface.',
      de: 'Importieren Sie die Datei im Projekt, mit dem Import-Werkzeug der Weboberfläche.',
    },
  },
  'cli-self-update-exit-code': {
    title: {
      en: '`mosparo:self-update` reports success after a failed step',
      de: '`mosparo:self-update` meldet auch nach einem Fehler Erfolg',
    },
    effect: 'changes-steps',
    page: '/docs/cli',
    text: {
      en: '`mosparo:self-update` prints “Update finished!” and ends with exit code 0 even when a step failed.',
      de: '`mosparo:self-update` zeigt „Update finished!“ und endet mit Exit-Code 0, auch wenn ein Schritt fehlgeschlagen ist.',
    },
    remedy: {
      en: 'Look for a line with a red cross (❌) above it. That line names the reason.',
      de: 'Suchen Sie darüber nach einer Zeile mit rotem Kreuz (❌); sie nennt den Grund.',
    },
  },
} satisfies KnownIssues;
