import {projectRoles, type ProjectRole} from '../../../data/projectRoles';

const order = Object.keys(projectRoles) as ProjectRole[];

/** Rights grow from role to role: whoever stands at or above the least role may do it. */
export function mayDo(role: ProjectRole, from: ProjectRole): boolean {
  return order.indexOf(role) >= order.indexOf(from);
}
