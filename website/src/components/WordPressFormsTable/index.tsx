import type {ReactNode} from 'react';
import {wordPressForms} from '@site/data/plugins';
import FactTable from '@site/src/components/FactTable';
import {useLocale} from '@site/src/hooks/useLocale';

const texts = {
  en: {
    caption: 'Forms of WordPress that the plugin protects',
    filter: 'Find a form plugin',
    columns: ['Form plugin', 'Protected', 'Mind this'],
  },
  de: {
    caption: 'Formulare von WordPress, die das Plugin schützt',
    filter: 'Formular-Plugin suchen',
    columns: ['Formular-Plugin', 'Geschützt', 'Zu beachten'],
  },
} as const;

/** What the WordPress plugin covers, and where it has limits. */
export default function WordPressFormsTable(): ReactNode {
  const locale = useLocale();
  const {caption, columns, filter} = texts[locale];
  return (
    <FactTable
      caption={caption}
      columns={columns}
      filterLabel={filter}
      rows={wordPressForms.map(({name, covers, limits}) => ({
        id: name,
        text: [name, covers[locale], limits[locale]].join(' '),
        cells: [<b>{name}</b>, covers[locale], limits[locale]],
      }))}
    />
  );
}
