import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import FactTable, {type FilterableRow} from '@site/src/components/FactTable';
import {locales, otherLocale, type Locale} from '@site/config/locales';
import {glossary, type GlossaryEntry} from '@site/data/glossary';
import {useLocale} from '@site/src/hooks/useLocale';
import {sortTerms} from './sortTerms';
import styles from './styles.module.css';

const texts = {
  en: {
    caption: 'Terms of mosparo and of these pages',
    filter: 'Find a term',
    columns: ['Term', 'Meaning', 'In German'],
    also: 'Also:',
    more: 'Read more',
  },
  de: {
    caption: 'Begriffe von mosparo und aus dieser Dokumentation',
    filter: 'Begriff suchen',
    columns: ['Begriff', 'Bedeutung', 'Auf Englisch'],
    also: 'Auch:',
    more: 'Mehr dazu',
  },
} as const;

function toRow(entry: GlossaryEntry & {readonly id: string}, locale: Locale): FilterableRow {
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
      <b>{term[locale]}</b>,
      <span>
        {definition[locale]}
        {also && (
          <span className={styles.also}>
            {words.also} {also[locale]}.
          </span>
        )}{' '}
        {page && (
          <Link to={page} aria-label={`${words.more}: ${term[locale]}`}>
            {words.more}
          </Link>
        )}
      </span>,
      term[otherLocale(locale)],
    ],
  };
}

/** Every term with its meaning; other pages may link to `#glossary-<id>`. */
export default function Glossary(): ReactNode {
  const locale = useLocale();
  const rows = sortTerms(glossary, locale).map((entry) => toRow(entry, locale));
  return (
    <FactTable
      caption={texts[locale].caption}
      columns={texts[locale].columns}
      rows={rows}
      filterLabel={texts[locale].filter}
    />
  );
}
