import type {ReactNode} from 'react';
import {cssParts, cssVariables} from '@site/data/cssVariables';
import FactTable from '@site/src/components/FactTable';
import {useLocale} from '@site/src/hooks/useLocale';

const texts = {
  en: {
    caption: 'CSS variables of the box',
    filter: 'Find a variable',
    columns: ['Variable', 'Default', 'Part'],
  },
  de: {
    caption: 'CSS-Variablen der Box',
    filter: 'Variable suchen',
    columns: ['Variable', 'Standard', 'Teil'],
  },
} as const;

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
