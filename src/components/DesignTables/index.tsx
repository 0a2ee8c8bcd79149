import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {boxSizeFacts, colorStates, designColors, type ColorRow} from '@site/data/designSettings';
import {useLocale} from '@site/src/hooks/useLocale';
import FactTable from '../FactTable';
import Label from '../Label';

type State = keyof typeof colorStates;
const states = Object.keys(colorStates) as State[];

/** Default color of every part of the box, state by state like the tabs of the interface. */
export function ColorTable(): ReactNode {
  const locale = useLocale();
  const rows = states.flatMap((state) =>
    designColors.flatMap((row: ColorRow) => {
      const color = row[state];
      return color ? [{state, row, color: color[locale]}] : [];
    }),
  );
  return (
    <FactTable
      caption={translate({
        id: 'design.colors',
        message: 'Visible, advanced: default colors by state',
      })}
      columns={[
        translate({id: 'design.state', message: 'State'}),
        translate({id: 'design.color', message: 'Color'}),
        translate({id: 'settings.default', message: 'Default'}),
      ]}
      rows={rows.map(({state, row, color}) => ({
        id: `${state} ${row.label.en}`,
        cells: [
          colorStates[state][locale],
          <Label>{row.label[locale]}</Label>,
          <code>{color}</code>,
        ],
      }))}
    />
  );
}

/** What the three box sizes mean in pixels. */
export function BoxSizeTable(): ReactNode {
  const locale = useLocale();
  return (
    <FactTable
      caption={translate({id: 'design.boxSizes', message: 'Box sizes, in px'})}
      columns={[
        translate({id: 'design.dimension', message: 'Dimension'}),
        translate({id: 'design.small', message: 'Small'}),
        translate({id: 'design.medium', message: 'Medium'}),
        translate({id: 'design.large', message: 'Large'}),
      ]}
      rows={boxSizeFacts.map(({label, small, medium, large}) => ({
        id: label.en,
        cells: [label[locale], small, medium, large],
      }))}
    />
  );
}
