import type {Locale} from '@site/config/locales';
import {permissions, type PermissionScope} from '@site/data/permissions';

/** Yes, no, or the part that is allowed, in the reader's language. */
export type Cell = boolean | string;

export interface PermissionRows {
  readonly caption: string;
  readonly roles: readonly string[];
  readonly rows: readonly {
    readonly id: string;
    readonly action: string;
    readonly cells: readonly Cell[];
  }[];
}

export function permissionRows(scope: PermissionScope, locale: Locale): PermissionRows {
  const {caption, roles, rights} = permissions[scope];
  return {
    caption: caption[locale],
    roles: roles.map((role) => role[locale]),
    rows: rights.map(({id, action, grants}) => ({
      id,
      action: action[locale],
      cells: grants.map((grant) => (typeof grant === 'boolean' ? grant : grant[locale])),
    })),
  };
}
