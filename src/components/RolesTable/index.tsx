import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {projectRoles, roleActions, type ProjectRole} from '@site/data/projectRoles';
import {useLocale} from '@site/src/hooks/useLocale';
import FactTable from '../FactTable';
import {mayDo} from './mayDo';

const roles = Object.keys(projectRoles) as ProjectRole[];

/** Which role of a project may do what. */
export default function RolesTable(): ReactNode {
  const locale = useLocale();
  const yes = translate({id: 'roles.yes', message: 'yes'});
  const no = translate({id: 'roles.no', message: 'no'});
  return (
    <FactTable
      caption={translate({id: 'roles.caption', message: 'Rights of the project roles'})}
      columns={[
        translate({id: 'roles.action', message: 'Action'}),
        ...roles.map((role) => projectRoles[role][locale]),
      ]}
      rows={roleActions.map(({action, from}) => ({
        id: action.en,
        text: action[locale],
        cells: [action[locale], ...roles.map((role) => (mayDo(role, from) ? yes : no))],
      }))}
    />
  );
}
