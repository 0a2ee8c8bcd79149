import Link from '@docusaurus/Link';
import type {Locale} from '@site/config/locales';
import {
  variableAnchor,
  type EnvironmentVariable,
  type VariableGroup,
} from '@site/data/environmentVariables';
import type {FactRow} from '../FactTable';
import RichText from '../RichText';
import Since from '../Since';
import {describeDefault, describeEffect, describeValues} from './describe';

/** Everything about a variable. */
export function detailRow(variable: EnvironmentVariable, locale: Locale): FactRow {
  const texts = [
    variable.meaning[locale],
    describeValues(variable.values, locale),
    describeDefault(variable, locale),
    describeEffect(variable, locale),
  ];
  return {
    id: variable.name,
    anchor: variableAnchor(variable.name),
    text: [variable.name, ...texts].join(' '),
    cells: [
      <>
        <code>{variable.name}</code> {variable.since && <Since v={variable.since} />}
      </>,
      ...texts.map((text) => <RichText key={text} text={text} />),
    ],
  };
}

/** Name, purpose and default, leading to the full row. */
export function overviewRow(
  variable: EnvironmentVariable,
  {title}: VariableGroup,
  locale: Locale,
): FactRow {
  return {
    id: variable.name,
    text: [variable.name, variable.short[locale], variable.meaning[locale], title[locale]].join(
      ' ',
    ),
    cells: [
      <Link to={`#${variableAnchor(variable.name)}`}>
        <code>{variable.name}</code>
      </Link>,
      variable.short[locale],
      variable.default ? <code>{variable.default}</code> : '–',
    ],
  };
}
