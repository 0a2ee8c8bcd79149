import type {Locale} from '@site/config/locales';
import {inEachLanguage} from '@site/texts';

interface Texts {
  readonly title: string;
  readonly words: readonly string[];
  /** Two lines a box: name, explanation. */
  readonly command: readonly [string, string];
  readonly web: readonly [string, string];
  readonly form: readonly [string, string];
  readonly question: readonly [string, string];
  readonly cleanup: readonly [string, string];
  readonly row: readonly [string, string];
  readonly atOnce: string;
  readonly yes: string;
  readonly again: string;
}

export const texts: Readonly<Record<Locale, Texts>> = inEachLanguage((t) => ({
  title: t('What starts a cleanup'),
  words: [
    t('The command mosparo:cleanup-database and a call of the web cron job clean up at once.'),
    t(
      'A form request first checks whether 6 hours have passed since the last run. With the grace period, it waits 24 hours longer. If the time has not passed, nothing happens.',
    ),
    t('Every cleanup deletes what is due and adds a row to the cleanup statistic.'),
    t('After an incomplete run, a form request continues 10 minutes later.'),
  ],
  command: [t('Command'), t('mosparo:cleanup-database')],
  web: [t('Web cron job'), t('call of the address')],
  form: [t('Form request'), t('form opened or checked')],
  question: [t('Last run 6 h ago?'), t('with grace period 30 h')],
  cleanup: [t('Cleanup'), t('deletes what is due')],
  row: [t('Row in the statistic'), t('Complete or Incomplete')],
  atOnce: t('at once'),
  yes: t('yes'),
  again: t('Incomplete: again after 10 minutes'),
}));
