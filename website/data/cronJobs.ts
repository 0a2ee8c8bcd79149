import {t, type Localized} from '../texts';

export interface CronJob {
  readonly command: string;
  readonly purpose: Localized;
  /** Who needs the job. */
  readonly needed: Localized;
  /** Recommended interval as five cron fields, and in words. */
  readonly schedule: string;
  readonly interval: Localized;
  /** What happens when nothing runs it. */
  readonly without: Localized;
}

/** The regular work of mosparo; the sample crontabs and timers follow these schedules. */
export const cronJobs: readonly CronJob[] = [
  {
    command: 'mosparo:cleanup-database',
    purpose: t('Deletes expired data.'),
    needed: t('Needed by every installation.'),
    schedule: '23 * * * *',
    interval: t('every hour'),
    without: t(
      'A new installation never deletes anything. After one run, form requests clean up too, if visitors open forms.',
    ),
  },
  {
    command: 'mosparo:rule-package:refresh',
    purpose: t(
      'Fetches automatic rule packages when their own refresh interval has passed (1 day by default).',
    ),
    needed: t('Needed for rule packages from an address or a file.'),
    schedule: '41 */2 * * *',
    interval: t('every two hours'),
    without: t('Rule packages become outdated until somebody chooses “Update cache”.'),
  },
  {
    command: 'mosparo:geoip2:download-database',
    purpose: t('Downloads newer databases for country and provider of addresses.'),
    needed: t('Needed by installations with GeoIP2.'),
    schedule: '17 4 * * 3',
    interval: t('once a week, at a time of your choice'),
    without: t('The databases become outdated, and lookups less exact.'),
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
    meaning: t(
      'The caller is not on the allow list. With `Accept: application/json`, the answer names the address mosparo saw; otherwise it is an HTML page.',
    ),
    remedy: t(
      'Correct the list in the security settings, or trust the proxy if mosparo sees its address.',
    ),
  },
  {
    status: 400,
    body: '400 Bad Request',
    meaning: t('The parameter `key` is missing.'),
    remedy: t('Copy the whole address and put it in quotation marks.'),
  },
  {
    status: 403,
    body: '403 Forbidden',
    meaning: t('The web cron job is not switched on.'),
    remedy: t('Switch it on and save.'),
  },
  {
    status: 401,
    body: '401 Unauthorized',
    meaning: t('The key is wrong.'),
    remedy: t(
      'Copy the address again. Until the first save, the page shows a new key at every visit.',
    ),
  },
  {
    status: 425,
    body: '425 Too Early',
    meaning: t('The minimum waiting time after the last run has not passed.'),
    remedy: t(
      'Harmless. If every second call gets it, call less often or shorten the waiting time.',
    ),
  },
  {
    status: 429,
    body: '429 Too Many Requests',
    meaning: t(
      'Another run started less than 5 minutes ago and is active or failed. Until a first call gets status 200, nothing is locked.',
    ),
    remedy: t('Wait 5 minutes. If it repeats, look for status 500 before it.'),
  },
  {
    status: 200,
    body: '200 OK',
    meaning: t(
      'The jobs ran as far as time allowed. Also if MaxMind rejected the account or key, or another cleanup was active.',
    ),
    remedy: t('Nothing. Cleanup statistic and GeoIP2 page show the result.'),
  },
  {
    status: 500,
    body: '',
    meaning: t('A job failed, for example the download of a rule package.'),
    remedy: t(
      'Read the log. Calls within 5 minutes get 429, or 500 again if no call has succeeded yet.',
    ),
  },
];
