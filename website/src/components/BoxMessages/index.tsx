import type {ReactNode} from 'react';
import FactTable, {type FilterableRow} from '@site/src/components/FactTable';
import type {Locale} from '@site/config/locales';
import {boxMessages, type BoxMessage} from '@site/data/boxMessages';
import {useLocale} from '@site/src/hooks/useLocale';

const texts = {
  en: {
    caption: 'Texts of the box, with their keys, and when they appear',
    filter: 'Find a message',
    columns: ['Text', 'When', 'What the visitor can do'],
  },
  de: {
    caption: 'Texte der Box, mit ihren Schlüsseln, und wann sie erscheinen',
    filter: 'Meldung suchen',
    columns: ['Text', 'Wann', 'Was Besucher tun können'],
  },
} as const;

function toRow({key, text, when, visitor}: BoxMessage, locale: Locale): FilterableRow {
  return {
    id: key,
    text: [key, ...Object.values(text), when[locale]].join(' '),
    cells: [
      <>
        <q>{text[locale]}</q> <code>{key}</code>
      </>,
      when[locale],
      visitor?.[locale] ?? '',
    ],
  };
}

/** What a visitor can read in the box: a pasted message finds its row, in any language. */
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
