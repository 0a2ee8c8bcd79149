import type {ReactNode} from 'react';
import FactTable, {type FilterableRow} from '@site/src/components/FactTable';
import type {Locale} from '@site/config/locales';
import {boxMessages, type BoxMessage} from '@site/data/boxMessages';
import {useLocale} from '@site/src/hooks/useLocale';
import {inEachLanguage} from '@site/texts';

const texts = inEachLanguage((t) => ({
  caption: t('Texts of the box, with their keys, and when they appear'),
  filter: t('Find a message'),
  columns: [t('Text'), t('When'), t('What the visitor can do')],
}));

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
