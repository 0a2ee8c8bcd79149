import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {commands, type Command} from '@site/data/commands';
import {useLocale} from '@site/src/hooks/useLocale';
import FactTable from '../FactTable';
import {outcomeRow, overviewRow, parameterRow} from './rows';

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
        aligned="short"
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
