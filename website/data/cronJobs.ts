import type {Localized} from './localized';

export interface CronJob {
  readonly command: string;
  readonly purpose: Localized;
  /** Who needs the job. */
  readonly needed: Localized;
  /** Recommended rhythm as five cron fields, and in words. */
  readonly schedule: string;
  readonly rhythm: Localized;
  /** What happens when nothing runs it. */
  readonly without: Localized;
}

/** The regular work of mosparo; the sample crontabs and timers follow these schedules. */
export const cronJobs: readonly CronJob[] = [
  {
    command: 'mosparo:cleanup-database',
    purpose: {
      en: 'Deletes expired data.',
      de: 'Löscht abgelaufene Daten.',
    },
    needed: {en: 'Needed by every installation.', de: 'Für jede Installation nötig.'},
    schedule: '23 * * * *',
    rhythm: {en: 'every hour', de: 'jede Stunde'},
    without: {
      en: 'A new installation never deletes anything. After one run, form requests clean up too, if visitors open forms.',
      de: 'Eine neue Installation löscht nie etwas. Nach einem ersten Lauf bereinigen auch Formularanfragen, falls Besucher Formulare öffnen.',
    },
  },
  {
    command: 'mosparo:rule-package:refresh',
    purpose: {
      en: 'Fetches automatic rule packages when their own refresh interval has passed (1 day by default).',
      de: 'Holt automatische Regelpakete, sobald deren eigenes Aktualisierungsintervall abgelaufen ist (standardmäßig 1 Tag).',
    },
    needed: {
      en: 'Needed for rule packages from an address or a file.',
      de: 'Nötig für Regelpakete von einer Adresse oder aus einer Datei.',
    },
    schedule: '41 */2 * * *',
    rhythm: {en: 'every two hours', de: 'alle zwei Stunden'},
    without: {
      en: 'Rule packages become outdated until somebody chooses “Update cache”.',
      de: 'Regelpakete veralten, bis jemand „Cache aktualisieren“ wählt.',
    },
  },
  {
    command: 'mosparo:geoip2:download-database',
    purpose: {
      en: 'Downloads newer databases for country and provider of addresses.',
      de: 'Lädt neuere Datenbanken für Land und Anbieter einer IP-Adresse herunter.',
    },
    needed: {
      en: 'Needed by installations with GeoIP2.',
      de: 'Nötig für Installationen mit GeoIP2.',
    },
    schedule: '17 4 * * 3',
    rhythm: {
      en: 'once a week, at a time of your choice',
      de: 'einmal pro Woche, zu einer selbst gewählten Zeit',
    },
    without: {
      en: 'The databases become outdated, and lookups less exact.',
      de: 'Die Datenbanken veralten, und Land und Anbieter stimmen seltener.',
    },
  },
];

interface WebCronAnswer {
  readonly status: number;
  readonly body: string;
  readonly meaning: Localized;
  readonly remedy: Localized;
}

/** Answers of `/cron-jobs/execute`, in the order of the checks. */
export const webCronAnswers: readonly WebCronAnswer[] = [
  {
    status: 403,
    body: 'No access',
    meaning: {
      en: 'The caller is not on the allow list. With `Accept: application/json`, the answer names the address mosparo saw; otherwise it is an HTML page.',
      de: 'Der Aufrufer steht nicht auf der Zugriffsliste. Die Antwort ist eine HTML-Seite, mit `Accept: application/json` JSON mit der Adresse, die mosparo sieht.',
    },
    remedy: {
      en: 'Correct the list in the security settings, or trust the proxy if mosparo sees its address.',
      de: 'Korrigieren Sie die Liste in den Sicherheitseinstellungen, oder tragen Sie den Proxy als vertrauenswürdig ein, falls mosparo dessen Adresse sieht.',
    },
  },
  {
    status: 400,
    body: '400 Bad Request',
    meaning: {
      en: 'The parameter `key` is missing.',
      de: 'Der Parameter `key` fehlt.',
    },
    remedy: {
      en: 'Copy the whole address and put it in quotation marks.',
      de: 'Kopieren Sie die ganze Adresse und setzen Sie sie in Anführungszeichen.',
    },
  },
  {
    status: 403,
    body: '403 Forbidden',
    meaning: {
      en: 'The web cron job is not switched on.',
      de: 'Der Web-Cronjob ist nicht eingeschaltet.',
    },
    remedy: {en: 'Switch it on and save.', de: 'Schalten Sie ihn ein und speichern Sie.'},
  },
  {
    status: 401,
    body: '401 Unauthorized',
    meaning: {en: 'The key is wrong.', de: 'Der Schlüssel ist falsch.'},
    remedy: {
      en: 'Copy the address again. Until the first save, the page shows a new key at every visit.',
      de: 'Kopieren Sie die Adresse neu. Bis zum ersten Speichern zeigt die Seite bei jedem Aufruf einen neuen Schlüssel.',
    },
  },
  {
    status: 425,
    body: '425 Too Early',
    meaning: {
      en: 'The minimum waiting time after the last run has not passed.',
      de: 'Die Mindestwartezeit nach dem letzten Lauf ist nicht vorbei.',
    },
    remedy: {
      en: 'Harmless. If every second call gets it, call less often or shorten the waiting time.',
      de: 'Harmlos. Trifft es jeden zweiten Aufruf, rufen Sie seltener auf oder verkürzen Sie die Wartezeit.',
    },
  },
  {
    status: 429,
    body: '429 Too Many Requests',
    meaning: {
      en: 'Another run started less than 5 minutes ago and is active or failed. Until a first call gets status 200, nothing is locked.',
      de: 'Ein anderer Lauf hat vor weniger als 5 Minuten begonnen und ist aktiv oder gescheitert. Bis ein erster Aufruf Status 200 erhält, ist nichts gesperrt.',
    },
    remedy: {
      en: 'Wait 5 minutes. If it repeats, look for status 500 before it.',
      de: 'Warten Sie 5 Minuten. Wiederholt es sich, suchen Sie davor nach Status 500.',
    },
  },
  {
    status: 200,
    body: '200 OK',
    meaning: {
      en: 'The jobs ran as far as time allowed. Also if MaxMind rejected the account or key, or another cleanup was active.',
      de: 'Die Aufgaben sind gelaufen, soweit die Zeit reichte. Auch, wenn MaxMind Konto oder Schlüssel ablehnte oder eine andere Bereinigung aktiv war.',
    },
    remedy: {
      en: 'Nothing. Cleanup statistic and GeoIP2 page show the result.',
      de: 'Nichts. Bereinigungsstatistik und GeoIP2-Seite zeigen das Ergebnis.',
    },
  },
  {
    status: 500,
    body: '',
    meaning: {
      en: 'A job failed, for example the download of a rule package.',
      de: 'Eine Aufgabe schlug fehl, zum Beispiel der Download eines Regelpakets.',
    },
    remedy: {
      en: 'Read the log. Calls within 5 minutes get 429, or 500 again if no call has succeeded yet.',
      de: 'Lesen Sie das Protokoll. Aufrufe innerhalb von 5 Minuten erhalten 429, oder wieder 500, wenn noch keiner gelungen ist.',
    },
  },
];
