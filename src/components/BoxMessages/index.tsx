import type {ReactNode} from 'react';
import FactTable, {type FilterableRow} from '@site/src/components/FactTable';
import type {Locale} from '@site/config/locales';
import {boxMessages, type BoxMessage} from '@site/data/boxMessages';
import {useLocale} from '@site/src/hooks/useLocale';

const texts = {
  en: {
    caption: 'Texts of the box in English and German, and when they appear',
    filter: 'Find a message',
    columns: ['English', 'German', 'When', 'What the visitor can do'],
  },
  de: {
    caption: 'Texte der Box auf Deutsch und Englisch und wann sie erscheinen',
    filter: 'Meldung suchen',
    columns: ['Deutsch', 'Englisch', 'Wann', 'Was Besucher tun können'],
  },
} as const;

function toRow({key, text, when, visitor}: BoxMessage, locale: Locale): FilterableRow {
  const other = locale === 'en' ? 'de' : 'en';
  return {
    id: key,
    text: [key, text.en, text.de, when[locale]].join(' '),
    cells: [
      <q>{text[locale]}</q>,
      <q lang={other}>{text[other]}</q>,
      when[locale],
      visitor?.[locale] ?? '',
    ],
  };
}

/** What a visitor can read in the box, in both languages: a pasted message finds its row. */
export default function BoxMessages(): ReactNode {
  const locale = useLocale();
  const {caption, filter, columns} = texts[locale];
  return (
    <FactTable
      caption={caption}
      columns={columns}
      rows={boxMessages.map((message) => toRow(message, locale))}
      filterLabel={filter}
    />
  );
}
