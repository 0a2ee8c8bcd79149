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
      en: 'Deletes submissions, submit tokens, delays, lockouts and daily statistics whose time is over.',
      de: 'Löscht Einsendungen, Absende-Token, Verzögerungen, Sperren und Tagesstatistiken, deren Zeit vorbei ist.',
    },
    needed: {en: 'Needed by every installation.', de: 'Für jede Installation nötig.'},
    schedule: '23 * * * *',
    rhythm: {en: 'every hour', de: 'jede Stunde'},
    without: {
      en: 'On a fresh installation nothing is ever deleted. After one run, form requests take over, but only while forms are opened.',
      de: 'Auf einer neuen Installation wird nie etwas gelöscht. Nach einem ersten Lauf übernehmen Formularanfragen, aber nur solange Formulare geöffnet werden.',
    },
  },
  {
    command: 'mosparo:rule-package:refresh',
    purpose: {
      en: 'Fetches rule packages of the two automatic types, as soon as their own refresh interval (1 day unless the package says otherwise) is over.',
      de: 'Holt Regelpakete der beiden automatischen Typen, sobald deren eigenes Aktualisierungsintervall (1 Tag, wenn das Paket nichts anderes sagt) vorbei ist.',
    },
    needed: {
      en: 'Needed by projects with rule packages from an address or a file.',
      de: 'Nötig für Projekte mit Regelpaketen von einer Adresse oder aus einer Datei.',
    },
    schedule: '41 */2 * * *',
    rhythm: {en: 'every two hours', de: 'alle zwei Stunden'},
    without: {
      en: 'Rule packages stay as they are until somebody presses “Update cache”.',
      de: 'Regelpakete bleiben, wie sie sind, bis jemand „Cache aktualisieren“ wählt.',
    },
  },
  {
    command: 'mosparo:geoip2:download-database',
    purpose: {
      en: 'Downloads newer databases for country and provider of an IP address.',
      de: 'Lädt neuere Datenbanken für Land und Anbieter einer IP-Adresse herunter.',
    },
    needed: {
      en: 'Needed by installations with GeoIP2.',
      de: 'Nötig für Installationen mit GeoIP2.',
    },
    schedule: '17 4 * * 3',
    rhythm: {
      en: 'once a week, at a time of your own choice',
      de: 'einmal pro Woche, zu einer selbst gewählten Zeit',
    },
    without: {
      en: 'The databases grow old, and lookups become less and less exact.',
      de: 'Die Datenbanken veralten, und die Zuordnung wird immer ungenauer.',
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
      en: 'The address of the caller is not on the list of allowed addresses. A page in HTML; with the header `Accept: application/json`, JSON that names the address mosparo saw.',
      de: 'Die Adresse des Aufrufers steht nicht auf der Liste der erlaubten Adressen. Eine HTML-Seite; mit der Kopfzeile `Accept: application/json` ein JSON, das die gesehene Adresse nennt.',
    },
    remedy: {
      en: 'Correct the list in the security settings, or the trusted proxies if mosparo sees the address of the proxy.',
      de: 'Korrigieren Sie die Liste in den Sicherheitseinstellungen oder die vertrauenswürdigen Proxys, falls mosparo die Adresse des Proxys sieht.',
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
      en: 'Copy the whole address, up to the end of the key, and put it in quotation marks.',
      de: 'Kopieren Sie die ganze Adresse bis zum Ende des Schlüssels und setzen Sie sie in Anführungszeichen.',
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
      en: 'Copy the address anew. Before the first save, every visit of the page shows another key.',
      de: 'Kopieren Sie die Adresse neu. Vor dem ersten Speichern zeigt jeder Aufruf der Seite einen anderen Schlüssel.',
    },
  },
  {
    status: 425,
    body: '425 Too Early',
    meaning: {
      en: 'The minimum waiting time since the end of the last run is not over.',
      de: 'Die Mindestwartezeit seit dem Ende des letzten Laufs ist nicht vorbei.',
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
      en: 'Another run started less than 5 minutes ago and is not finished, or it broke off. Until a first call has got status 200, nothing is locked.',
      de: 'Ein anderer Lauf hat vor weniger als 5 Minuten begonnen und ist noch nicht fertig, oder er ist abgebrochen. Bis ein erster Aufruf Status 200 erhalten hat, ist nichts gesperrt.',
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
      en: 'The jobs ran, as far as the time allowed. The status is the same when MaxMind refused account or key, or when another cleanup was still going on.',
      de: 'Die Aufgaben sind gelaufen, soweit die Zeit reichte. Der Status ist derselbe, wenn MaxMind Konto oder Schlüssel ablehnte oder noch eine andere Bereinigung lief.',
    },
    remedy: {
      en: 'Nothing to do. The proof is in the cleanup statistic and on the GeoIP2 page.',
      de: 'Nichts zu tun. Den Beweis liefern die Bereinigungsstatistik und die GeoIP2-Seite.',
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
      en: 'Read the log. The next calls get 429 until 5 minutes are over, or 500 again if no call has succeeded yet.',
      de: 'Lesen Sie das Protokoll. Die nächsten Aufrufe erhalten 429, bis 5 Minuten vorbei sind, oder wieder 500, wenn noch kein Aufruf gelungen ist.',
    },
  },
];
