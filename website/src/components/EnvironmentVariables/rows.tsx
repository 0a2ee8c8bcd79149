import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {Locale} from '@site/config/locales';
import {variableAnchor, type EnvironmentVariable} from '@site/data/environmentVariables';
import type {FactRow} from '../FactTable';
import BreakableCode from '../BreakableCode';
import RichText from '../RichText';
import Since from '../Since';
import {describeDefault, describeEffect, describeValues} from './describe';
import styles from './styles.module.css';

function Facts({facts}: {readonly facts: readonly (readonly [string, string])[]}): ReactNode {
  return (
    <dl className={styles.facts}>
      {facts.map(([name, text]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <RichText text={text} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Everything about a variable. */
export function detailRow(variable: EnvironmentVariable, locale: Locale): FactRow {
  const effect = describeEffect(variable, locale);
  const facts: (readonly [string, string])[] = [
    [
      translate({id: 'variables.values', message: 'Values'}),
      describeValues(variable.values, locale),
    ],
    [translate({id: 'variables.default', message: 'Default'}), describeDefault(variable, locale)],
  ];
  if (effect) facts.push([translate({id: 'variables.effect', message: 'Read by'}), effect]);
  return {
    id: variable.name,
    anchor: variableAnchor(variable.name),
    cells: [
      <>
        <BreakableCode text={variable.name} /> {variable.since && <Since v={variable.since} />}
      </>,
      <RichText text={variable.meaning[locale]} />,
      <Facts facts={facts} />,
    ],
  };
}
