import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {Fragment} from 'react';
import type {Locale} from '@site/config/locales';
import type {Command, Outcome, Parameter} from '@site/data/commands';
import BreakableCode from '../BreakableCode';
import type {FactRow} from '../FactTable';
import RichText from '../RichText';
import Since from '../Since';
import {describeFallback, describeUnattended, typedForms} from './describe';

export function overviewRow(command: Command, locale: Locale): FactRow {
  const summary = command.summary[locale];
  return {
    id: command.name,
    cells: [
      <>
        <Link to={`#${command.anchor}`}>
          <code>{command.name}</code>
        </Link>{' '}
        <Since v={command.since} />
      </>,
      <RichText text={summary} />,
      <RichText text={describeUnattended(command.unattended, locale)} />,
    ],
  };
}

export function parameterRow(parameter: Parameter, locale: Locale): FactRow {
  const forms = typedForms(parameter);
  return {
    id: parameter.name,
    cells: [
      forms.map((form, index) => (
        <Fragment key={form}>
          {index > 0 && ', '}
          <BreakableCode text={form} />
        </Fragment>
      )),
      <RichText text={parameter.meaning[locale]} />,
      <RichText text={describeFallback(parameter, locale)} />,
    ],
  };
}

export function outcomeRow(
  {output, described, exitCode, meaning}: Outcome,
  locale: Locale,
): FactRow {
  const silent = translate({id: 'commands.silent', message: 'nothing'});
  return {
    id: output ?? described?.en ?? 'silent',
    cells: [
      output ? <BreakableCode text={output} /> : (described?.[locale] ?? silent),
      <code>{exitCode}</code>,
      <RichText text={meaning[locale]} />,
    ],
  };
}
