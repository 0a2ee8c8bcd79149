import type {Locale} from '@site/config/locales';
import {inEachLanguage} from '@site/texts';

interface Texts {
  readonly title: string;
  readonly description: readonly string[];
  /** Question, and the state that "no" leads to. */
  readonly steps: readonly {readonly question: readonly string[]; readonly otherwise: string}[];
  readonly done: readonly string[];
  readonly yes: string;
  readonly no: string;
}

export const texts: Readonly<Record<Locale, Texts>> = inEachLanguage((t) => ({
  title: t('What happens at a refresh'),
  description: [
    t('Has the refresh interval passed since the last refresh? If not, the state is Too soon.'),
    t(
      'Are the file and its checksum file there, and does the SHA-256 hash match? If not, the state is Failed.',
    ),
    t('Does lastUpdatedAt differ from the stored value? If not, the state is Up-to-date.'),
    t('Otherwise the content is imported and what is no longer in it is removed: Completed.'),
  ],
  steps: [
    {question: [t('refreshInterval'), t('has passed?')], otherwise: t('Too soon')},
    {question: [t('File loaded and'), t('hash matches?')], otherwise: t('Failed')},
    {question: [t('lastUpdatedAt'), t('differs?')], otherwise: t('Up-to-date')},
  ],
  done: [t('Import', 'noun'), t('Completed')],
  yes: t('yes'),
  no: t('no'),
}));
