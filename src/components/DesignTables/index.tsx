import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {boxSizeFacts, colorStates, designColors, type ColorRow} from '@site/data/designSettings';
import {useLocale} from '@site/src/hooks/useLocale';
import FactTable from '../FactTable';
import Label from '../Label';

type State = keyof typeof colorStates;
const states = Object.keys(colorStates) as State[];

/** Default color of every part of the box in each of its states. */
export function ColorTable(): ReactNode {
  const locale = useLocale();
  const cell = (row: ColorRow, state: State) => {
    const color = row[state];
    return color ? <code>{color[locale]}</code> : '–';
  };
  return (
    <FactTable
      caption={translate({
        id: 'design.colors',
        message: 'Visible, advanced: default colors by state',
      })}
      columns={[
        translate({id: 'design.color', message: 'Color'}),
        ...states.map((state) => colorStates[state][locale]),
        translate({id: 'settings.allowed', message: 'Allowed values'}),
      ]}
      rows={designColors.map((row) => ({
        id: row.label.en,
        text: row.label[locale],
        cells: [
          <Label>{row.label[locale]}</Label>,
          ...states.map((state) => cell(row, state)),
          row.allowed[locale],
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
        text: label[locale],
        cells: [label[locale], small, medium, large],
      }))}
    />
  );
}
