import type {ReactNode} from 'react';
import {cssParts, cssVariables} from '@site/data/cssVariables';
import FactTable from '@site/src/components/FactTable';
import {useLocale} from '@site/src/hooks/useLocale';
import {inEachLanguage} from '@site/texts';

const texts = inEachLanguage((t) => ({
  caption: t('CSS variables of the box'),
  filter: t('Find a variable'),
  columns: [t('Variable'), t('Default'), t('Part')],
}));

/** Every CSS variable of the box, from `data/cssVariables.ts`. */
export default function CssVariables(): ReactNode {
  const locale = useLocale();
  const {caption, columns, filter} = texts[locale];
  return (
    <FactTable
      caption={caption}
      columns={columns}
      filterLabel={filter}
      rows={cssVariables.map(({name, standard, part}) => ({
        id: name,
        text: [`--mosparo-${name}`, standard, cssParts[part][locale]].join(' '),
        cells: [
          <code>{`--mosparo-${name}`}</code>,
          <code>{standard}</code>,
          cssParts[part][locale],
        ],
      }))}
    />
  );
}
