import type {ReactNode} from 'react';
import FactTable, {type FactRow} from '@site/src/components/FactTable';
import RichText from '@site/src/components/RichText';
import Since from '@site/src/components/Since';
import type {Locale} from '@site/config/locales';
import {moments, protections, type Protection} from '@site/data/protections';
import {useLocale} from '@site/src/hooks/useLocale';
import styles from './styles.module.css';

const texts = {
  en: {
    caption: 'Every protection, in the order in which they act',
    columns: ['Protection', 'Moment', 'What happens', 'IP allow list exempts'],
    initially: 'New project:',
    yes: 'Yes',
    no: 'No',
  },
  de: {
    caption: 'Alle Schutzfunktionen in der Reihenfolge, in der sie wirken',
    columns: ['Schutz', 'Moment', 'Was geschieht', 'Ausnahme durch IP-Liste'],
    initially: 'Neues Projekt:',
    yes: 'Ja',
    no: 'Nein',
  },
} as const;

function toRow(protection: Protection, locale: Locale): FactRow {
  const {name, effect, initially, since} = protection;
  const words = texts[locale];
  return {
    id: protection.id,
    cells: [
      <span>
        <b>{name[locale]}</b> {since && <Since v={since} />}
        <span className={styles.initially}>
          {words.initially} {initially[locale]}
        </span>
      </span>,
      protection.moments.map((moment) => moments[moment][locale]).join(' + '),
      <RichText text={effect[locale]} />,
      protection.allowListExempts ? words.yes : <b>{words.no}</b>,
    ],
  };
}

/** Which protection acts when, and whom it spares. */
export default function Protections(): ReactNode {
  const locale = useLocale();
  const {caption, columns} = texts[locale];
  return (
    <FactTable
      caption={caption}
      columns={columns}
      rows={protections.map((protection) => toRow(protection, locale))}
    />
  );
}
