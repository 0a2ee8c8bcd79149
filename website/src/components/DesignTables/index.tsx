import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {boxSizeFacts, colorStates, designColors, type ColorRow} from '@site/data/designSettings';
import {useLocale} from '@site/src/hooks/useLocale';
import FactTable from '../FactTable';
import Label from '../Label';

type State = keyof typeof colorStates;
const states = Object.keys(colorStates) as State[];

/** States that share a default color, in the order of the interface. */
function statesByColor(row: ColorRow): Map<string, State[]> {
  const found = new Map<string, State[]>();
  for (const state of states) {
    const color = row[state]?.en;
    if (color) found.set(color, [...(found.get(color) ?? []), state]);
  }
  return found;
}

/** Default color of every part of the box, with the states that it belongs to. */
export function ColorTable(): ReactNode {
  const locale = useLocale();
  const rows = designColors.flatMap((row: ColorRow) =>
    [...statesByColor(row)].map(([color, ofColor]) => ({row, color, ofColor})),
  );
  return (
    <FactTable
      caption={translate({
        id: 'design.colors',
        message: 'Visible, advanced: default colors by state',
      })}
      columns={[
        translate({id: 'design.color', message: 'Color'}),
        translate({id: 'design.state', message: 'State'}),
        translate({id: 'settings.default', message: 'Default'}),
      ]}
      rows={rows.map(({row, color, ofColor}) => ({
        id: `${row.label.en} ${color}`,
        cells: [
          <Label>{row.label[locale]}</Label>,
          ofColor.map((state) => colorStates[state][locale]).join(', '),
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
