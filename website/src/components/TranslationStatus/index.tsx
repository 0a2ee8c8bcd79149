import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {defaultLocale, languageName, type Locale} from '@site/config/locales';
import FactTable from '@site/src/components/FactTable';
import {useLocale} from '@site/src/hooks/useLocale';
import status from './statusLoader.mjs!./status.json';
import type {LanguageStatus} from './translationStatus.mts';
import {fill, inEachLanguage} from '@site/texts';

interface Texts {
  readonly caption: string;
  readonly columns: readonly string[];
  readonly outdated: string;
  readonly missing: string;
  /** Languages, as the summary says them before "pages". */
  readonly languages: Readonly<Partial<Record<Locale, string>>>;
  readonly summary: (current: number, all: number, language: string) => string;
}

const texts: Readonly<Record<Locale, Texts>> = inEachLanguage((t) => ({
  caption: t('Translations that need work, computed when the site was built'),
  columns: [t('Page'), t('Translated title'), t('Translation')],
  outdated: t('English page has changed'),
  missing: t('missing'),
  languages: {en: t('English', 'pages'), de: t('German', 'pages')},
  summary: (current, all, language) =>
    fill(t('{current} of {all} {language} pages are up to date.'), {current, all, language}),
}));

function LanguageState({locale: translation, pages}: LanguageStatus): ReactNode {
  const locale = useLocale();
  const words = texts[locale];
  const isOriginal = locale === defaultLocale;
  const rest = pages.filter(({state}) => state !== 'current');
  return (
    <>
      <p>
        {words.summary(
          pages.length - rest.length,
          pages.length,
          words.languages[translation] ?? languageName(translation),
        )}
      </p>
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
