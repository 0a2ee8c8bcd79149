import type {ReactNode} from 'react';
import {wordPressForms} from '@site/data/plugins';
import FactTable from '@site/src/components/FactTable';
import {useLocale} from '@site/src/hooks/useLocale';
import {inEachLanguage} from '@site/texts';

const texts = inEachLanguage((t) => ({
  caption: t('Forms of WordPress that the plugin protects'),
  filter: t('Find a form plugin'),
  columns: [t('Form plugin'), t('Protected'), t('Mind this')],
}));

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
