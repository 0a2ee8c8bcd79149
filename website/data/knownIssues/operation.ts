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
      en: 'Until one has run, each form request plans it another 6 hours ahead. Without a cron job, nothing is ever deleted, not even after 14 days.',
      de: 'Solange keine gelaufen ist, plant jede Formularanfrage sie wieder 6\u00a0Stunden voraus. Ohne Cronjob wird nichts gelöscht, auch nicht nach 14\u00a0Tagen.',
    },
    remedy: {
      en: 'Run `mosparo:cleanup-database` or the web cron job once after the installation, and set up a cron job. The standard Docker image runs the command at 01:15. After the first run, form requests clean up too.',
      de: 'Führen Sie nach der Installation einmal `mosparo:cleanup-database` oder den Web-Cronjob aus, und richten Sie einen Cronjob ein. Das Standard-Image für Docker führt den Befehl um 01:15 Uhr aus. Ab dem ersten Lauf bereinigen auch Formularanfragen.',
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
      en: 'The page **Cron jobs** shows `mosparo:rule-packages:refresh`, with an extra s. It fails: `There are no commands defined in the "mosparo:rule-packages" namespace.`',
      de: 'Die Seite **Cronjobs** zeigt `mosparo:rule-packages:refresh`, mit einem s zu viel. Der Befehl scheitert: `There are no commands defined in the "mosparo:rule-packages" namespace.`',
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
      en: 'Every call of the web cron job asks MaxMind for newer databases and empties the cache of lookups. After a pause longer than the interval, none does until the server’s temporary cache is cleared.',
      de: 'Jeder Aufruf des Web-Cronjobs fragt MaxMind nach neueren Datenbanken und leert den Cache mit Land und Anbieter der Adressen. War die Pause zwischen zwei Aufrufen länger als das Intervall, tut das keiner mehr, bis der temporäre Cache des Servers geleert wird.',
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
      en: 'The example on the page **Cron jobs** calls the address exactly at the minimum waiting time, so every second call gets status 425.',
      de: 'Das Beispiel auf der Seite **Cronjobs** ruft die Adresse genau im Abstand der Mindestwartezeit auf. Jeder zweite Aufruf erhält deshalb Status 425.',
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
      en: 'It lacks the sections added in version 1.5: `Too few arguments to function … exportProject(), 6 passed … and exactly 8 expected`.',
      de: 'Dem Befehl fehlen die Bereiche aus Version 1.5: `Too few arguments to function … exportProject(), 6 passed … and exactly 8 expected`.',
    },
    remedy: {
      en: 'Export in the browser under Tools, Export.',
      de: 'Exportieren Sie im Browser unter „Werkzeuge“, „Exportieren“.',
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
      en: 'The option `--rules` has no effect, for field rules and submission rules alike. The terminal shows PHP warnings about undefined keys.',
      de: 'Die Option `--rules` bewirkt nichts, weder bei Feldregeln noch bei Einsenderegeln. Das Terminal zeigt PHP-Warnungen über nicht definierte Schlüssel.',
    },
    remedy: {
      en: 'Import in the browser under Tools, Import. If the memory is exhausted there, raise `memory_limit` of the web server’s PHP, although the interface advises the command.',
      de: 'Importieren Sie im Browser unter „Werkzeuge“, „Importieren“. Reicht dort der Speicher nicht, erhöhen Sie `memory_limit` im PHP des Webservers, auch wenn die Oberfläche den Befehl empfiehlt.',
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
      en: 'With `--no-interaction` or `--quiet` but without `--force`, it answers its own question with “summary”, over and over.',
      de: 'Mit `--no-interaction` oder `--quiet`, aber ohne `--force` beantwortet der Befehl seine eigene Frage immer wieder mit „summary“.',
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
      en: '`Import file "…" does not exist.` appears, because only paths that start with `/` count as absolute. Others are looked up below `var/data/import/`.',
      de: 'Es erscheint `Import file "…" does not exist.`, denn nur Pfade, die mit `/` beginnen, gelten als absolut. Alle anderen werden unter `var/data/import/` gesucht.',
    },
    remedy: {
      en: 'Import the file in the web interface.',
      de: 'Importieren Sie die Datei in der Weboberfläche.',
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
      en: 'The command prints “Update finished!” and ends with exit code 0.',
      de: 'Der Befehl zeigt „Update finished!“ und endet mit Exit-Code 0.',
    },
    remedy: {
      en: 'Look above it for a line with a red cross (❌) and the reason.',
      de: 'Suchen Sie darüber nach einer Zeile mit rotem Kreuz (❌) und dem Grund.',
    },
  },
} satisfies KnownIssues;
