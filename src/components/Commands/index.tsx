import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {Fragment, type ReactNode} from 'react';
import type {Locale} from '@site/config/locales';
import {commands, type Command, type Outcome, type Parameter} from '@site/data/commands';
import {useLocale} from '@site/src/hooks/useLocale';
import FactTable, {type FactRow} from '../FactTable';
import RichText from '../RichText';
import Since from '../Since';
import {describeFallback, describeUnattended, typedForms} from './describe';

const column = {
  command: () => translate({id: 'commands.command', message: 'Command'}),
  does: () => translate({id: 'commands.does', message: 'What it does'}),
  unattended: () => translate({id: 'commands.unattended', message: 'Runs unattended'}),
  parameter: () => translate({id: 'commands.parameter', message: 'Argument or option'}),
  meaning: () => translate({id: 'commands.meaning', message: 'Meaning'}),
  default: () => translate({id: 'commands.default', message: 'Default'}),
  output: () => translate({id: 'commands.output', message: 'Output'}),
  exitCode: () => translate({id: 'commands.exitCode', message: 'Exit code'}),
};

function overviewRow(command: Command, locale: Locale): FactRow {
  const summary = command.summary[locale];
  return {
    id: command.name,
    text: `${command.name} ${summary}`,
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

function parameterRow(parameter: Parameter, locale: Locale): FactRow {
  const forms = typedForms(parameter);
  return {
    id: parameter.name,
    text: forms.join(' '),
    cells: [
      forms.map((form, index) => (
        <Fragment key={form}>
          {index > 0 && ', '}
          <code>{form}</code>
        </Fragment>
      )),
      <RichText text={parameter.meaning[locale]} />,
      <RichText text={describeFallback(parameter, locale)} />,
    ],
  };
}

function outcomeRow({output, described, exitCode, meaning}: Outcome, locale: Locale): FactRow {
  const silent = translate({id: 'commands.silent', message: 'nothing'});
  return {
    id: output ?? described?.en ?? 'silent',
    text: output ?? '',
    cells: [
      output ? <code>{output}</code> : (described?.[locale] ?? silent),
      <code>{exitCode}</code>,
      <RichText text={meaning[locale]} />,
    ],
  };
}

function Details({command}: {readonly command: Command}): ReactNode {
  const locale = useLocale();
  return (
    <>
      {command.parameters.length > 0 && (
        <FactTable
          caption={translate(
            {id: 'commands.parameters', message: 'Arguments and options of {command}'},
            {command: command.name},
          )}
          columns={[column.parameter(), column.meaning(), column.default()]}
          rows={command.parameters.map((parameter) => parameterRow(parameter, locale))}
        />
      )}
      <FactTable
        caption={translate(
          {id: 'commands.outcomes', message: 'Output and exit codes of {command}'},
          {command: command.name},
        )}
        columns={[column.output(), column.exitCode(), column.meaning()]}
        rows={command.outcomes.map((outcome) => outcomeRow(outcome, locale))}
      />
    </>
  );
}

function Overview(): ReactNode {
  const locale = useLocale();
  return (
    <FactTable
      caption={translate({id: 'commands.all', message: 'Commands of mosparo'})}
      columns={[column.command(), column.does(), column.unattended()]}
      rows={commands.map((command) => overviewRow(command, locale))}
    />
  );
}

/** All commands as an overview, or the options, output and exit codes of one. */
export default function Commands({name}: {readonly name?: string}): ReactNode {
  const command = commands.find((candidate) => candidate.name === name);
  return command ? <Details command={command} /> : <Overview />;
}
