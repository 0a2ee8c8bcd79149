import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {
  variableGroups,
  type VariableGroup,
  type VariableGroupId,
} from '@site/data/environmentVariables';
import {useLocale} from '@site/src/hooks/useLocale';
import FactTable from '../FactTable';
import {detailRow} from './rows';

const groups: readonly VariableGroup[] = variableGroups;

/** One group of variables, each with its own anchor. */
export default function EnvironmentVariables(props: {readonly group: VariableGroupId}): ReactNode {
  const locale = useLocale();
  const group = groups.find(({id}) => id === props.group)!;
  return (
    <FactTable
      aligned="text"
      caption={translate(
        {id: 'variables.group', message: 'Environment variables: {group}'},
        {group: group.title[locale]},
      )}
      columns={[
        translate({id: 'variables.name', message: 'Variable'}),
        translate({id: 'variables.meaning', message: 'What it does'}),
        translate({id: 'variables.facts', message: 'Values and default'}),
      ]}
      rows={group.variables.map((variable) => detailRow(variable, locale))}
    />
  );
}
