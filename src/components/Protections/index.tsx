import type {ReactNode} from 'react';
import FactTable, {type FactRow} from '@site/src/components/FactTable';
import RichText from '@site/src/components/RichText';
import Since from '@site/src/components/Since';
import type {Locale} from '@site/config/locales';
import {moments, protections, type Protection} from '@site/data/protections';
import {useLocale} from '@site/src/hooks/useLocale';

const texts = {
  en: {
    caption: 'Every protection, in the order in which they act',
    columns: ['Protection', 'Moment', 'What happens', 'In a new project', 'IP allow list exempts'],
    yes: 'Yes',
    no: 'No',
  },
  de: {
    caption: 'Alle Schutzfunktionen in der Reihenfolge, in der sie wirken',
    columns: ['Schutz', 'Moment', 'Was geschieht', 'Im neuen Projekt', 'IP-Ausnahmeliste befreit'],
    yes: 'Ja',
    no: 'Nein',
  },
} as const;

function toRow(protection: Protection, locale: Locale): FactRow {
  const {name, effect, initially, since} = protection;
  const {yes, no} = texts[locale];
  return {
    id: protection.id,
    text: name[locale],
    cells: [
      <span key="name">
        <b>{name[locale]}</b> {since && <Since v={since} />}
      </span>,
      protection.moments.map((moment) => moments[moment][locale]).join(' + '),
      <RichText key="effect" text={effect[locale]} />,
      initially[locale],
      protection.allowListExempts ? yes : <b key="no">{no}</b>,
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
