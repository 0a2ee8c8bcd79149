import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {defaultLocale, type Locale} from '@site/config/locales';
import FactTable from '@site/src/components/FactTable';
import {useLocale} from '@site/src/hooks/useLocale';
import status from './statusLoader.mjs!./status.json';
import type {LanguageStatus} from './translationStatus.mts';

interface Texts {
  readonly caption: string;
  readonly columns: readonly string[];
  readonly outdated: string;
  readonly missing: string;
  /** Languages, as the summary says them before "pages". */
  readonly languages: Readonly<Record<Locale, string>>;
  readonly summary: (current: number, all: number, language: string) => string;
}

const texts: Readonly<Record<Locale, Texts>> = {
  en: {
    caption: 'Translations that need work, computed when the site was built',
    columns: ['Page', 'Translated title', 'Translation'],
    outdated: 'English page has changed',
    missing: 'missing',
    languages: {en: 'English', de: 'German'},
    summary: (current, all, language) => `${current} of ${all} ${language} pages are up to date.`,
  },
  de: {
    caption: 'Übersetzungen, an denen etwas zu tun ist, beim Erstellen der Website ermittelt',
    columns: ['Seite', 'Englischer Titel', 'Übersetzung'],
    outdated: 'englische Seite hat sich geändert',
    missing: 'fehlt',
    languages: {en: 'englischen', de: 'deutschen'},
    summary: (current, all, language) => `${current} von ${all} ${language} Seiten sind aktuell.`,
  },
};

function LanguageState({locale: translation, pages}: LanguageStatus): ReactNode {
  const locale = useLocale();
  const words = texts[locale];
  const isOriginal = locale === defaultLocale;
  const rest = pages.filter(({state}) => state !== 'current');
  return (
    <>
      <p>{words.summary(pages.length - rest.length, pages.length, words.languages[translation])}</p>
      {rest.length > 0 && (
        <FactTable
          caption={words.caption}
          columns={words.columns}
          rows={rest.map(({id, title, translatedTitle, state}) => ({
            id,
            cells: [
              <Link to={`/docs/${id}`}>{isOriginal ? title : translatedTitle}</Link>,
              <span lang={isOriginal ? translation : defaultLocale}>
                {isOriginal ? translatedTitle : title}
              </span>,
              state === 'missing' ? words.missing : words.outdated,
            ],
          }))}
        />
      )}
    </>
  );
}

/** Which texts were not made from the present English ones? A translation shows its own state only. */
export default function TranslationStatus(): ReactNode {
  const locale = useLocale();
  return status
    .filter((language) => locale === defaultLocale || language.locale === locale)
    .map((language) => <LanguageState key={language.locale} {...language} />);
}
