import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {
  variableGroups,
  type VariableGroup,
  type VariableGroupId,
} from '@site/data/environmentVariables';
import {useLocale} from '@site/src/hooks/useLocale';
import FactTable from '../FactTable';
import {detailRow, overviewRow} from './rows';

const groups: readonly VariableGroup[] = variableGroups;

const nameColumn = () => translate({id: 'variables.name', message: 'Variable'});
const meaningColumn = () => translate({id: 'variables.meaning', message: 'What it does'});

function Details({group}: {readonly group: VariableGroup}): ReactNode {
  const locale = useLocale();
  return (
    <FactTable
      caption={translate(
        {id: 'variables.group', message: 'Environment variables: {group}'},
        {group: group.title[locale]},
      )}
      columns={[
        nameColumn(),
        meaningColumn(),
        translate({id: 'variables.facts', message: 'Values and default'}),
      ]}
      rows={group.variables.map((variable) => detailRow(variable, locale))}
    />
  );
}

function Overview(): ReactNode {
  const locale = useLocale();
  return (
    <FactTable
      caption={translate({id: 'variables.all', message: 'All environment variables'})}
      filterLabel={translate({id: 'variables.filter', message: 'Find a variable'})}
      columns={[
        nameColumn(),
        meaningColumn(),
        translate({id: 'variables.default', message: 'Default'}),
      ]}
      rows={groups.flatMap((group) =>
        group.variables.map((variable) => overviewRow(variable, group, locale)),
      )}
    />
  );
}

/** All variables as a filterable overview, or one group of them in full. */
export default function EnvironmentVariables(props: {readonly group?: VariableGroupId}): ReactNode {
  const group = groups.find(({id}) => id === props.group);
  return group ? <Details group={group} /> : <Overview />;
}
