import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import Chips from '@site/src/components/Chips';
import FactTable, {type FilterableRow} from '@site/src/components/FactTable';
import {locales, otherLocale, type Locale} from '@site/config/locales';
import {glossary, type GlossaryEntry} from '@site/data/glossary';
import {useLocale} from '@site/src/hooks/useLocale';
import {sortTerms} from './sortTerms';
import styles from './styles.module.css';
import {inEachLanguage} from '@site/texts';

const texts = inEachLanguage((t) => ({
  caption: t('Terms of mosparo and of these pages'),
  filter: t('Find a term'),
  columns: [t('Term'), t('Meaning'), t('In German')],
  also: t('Also:'),
  letters: t('Terms by first letter'),
}));

type Term = GlossaryEntry & {readonly id: string};

function toRow(entry: Term, locale: Locale): FilterableRow {
  const {term, definition, also, page} = entry;
  const words = texts[locale];
  return {
    id: entry.id,
    anchor: `glossary-${entry.id}`,
    text: [
      ...locales.map((each) => `${term[each]} ${also?.[each] ?? ''}`),
      definition[locale],
    ].join(' '),
    cells: [
      page ? <Link to={page}>{term[locale]}</Link> : <b>{term[locale]}</b>,
      <span>
        {definition[locale]}
        {also && (
          <span className={styles.also}>
            {words.also} {also[locale]}.
          </span>
        )}
      </span>,
      term[otherLocale(locale)],
    ],
  };
}

/** Links to the first term of each letter. */
function Letters({terms, locale}: {readonly terms: readonly Term[]; readonly locale: Locale}) {
  const first = new Map<string, string>();
  terms.forEach(({id, term}) => {
    const letter = (term[locale][0] ?? '').normalize('NFD').charAt(0).toUpperCase();
    if (!first.has(letter)) first.set(letter, id);
  });
  return (
    <Chips label={texts[locale].letters}>
      {[...first].map(([letter, id]) => (
        <Link key={letter} to={`#glossary-${id}`}>
          {letter}
        </Link>
      ))}
    </Chips>
  );
}

/** Every term with its meaning; other pages may link to `#glossary-<id>`. */
export default function Glossary(): ReactNode {
  const locale = useLocale();
  const terms = sortTerms(glossary, locale);
  return (
    <>
      <Letters terms={terms} locale={locale} />
      <FactTable
        caption={texts[locale].caption}
        columns={texts[locale].columns}
        rows={terms.map((entry) => toRow(entry, locale))}
        filterLabel={texts[locale].filter}
      />
    </>
  );
}
