import {t, type Localized} from '../texts';

/** Rights that belong to the account, or rights inside one project. */
export type PermissionScope = 'account' | 'project';

/** `true`, `false`, or the part that is allowed. */
type Grant = boolean | Localized;

export interface PermissionTable {
  readonly caption: Localized;
  /** The roles, exactly as the interface names them; one column each. */
  readonly roles: readonly Localized[];
  readonly rights: readonly {
    readonly id: string;
    readonly action: Localized;
    /** One grant a role, in their order. */
    readonly grants: readonly Grant[];
  }[];
}

const ownProjects = t('those they are a member of');
const allProjects = t('all');

const account: PermissionTable = {
  caption: t('What the interface offers users and administrators'),
  roles: [t('Inactive'), t('User'), t('User + Can create projects'), t('Administrator')],
  rights: [
    {
      id: 'backend',
      action: t('Use the backend'),
      grants: [false, true, true, true],
    },
    {
      id: 'own-account',
      action: t('Change their own settings, password and second factor'),
      grants: [false, true, true, true],
    },
    {
      id: 'see-projects',
      action: t('See projects'),
      grants: [false, ownProjects, ownProjects, allProjects],
    },
    {
      id: 'create-projects',
      action: t('Create projects; create, edit and delete project groups'),
      grants: [false, false, true, true],
    },
    {
      id: 'owner-everywhere',
      action: t('Act as owner in every project, without being a member'),
      grants: [false, false, false, true],
    },
    {
      id: 'administration',
      action: t(
        'Administration: settings, security, users, cron jobs, GeoIP2, statistics, updates, system information',
      ),
      grants: [false, false, false, true],
    },
  ],
};

const project: PermissionTable = {
  caption: t('What the interface offers each role in a project'),
  roles: [t('Reader'), t('Editor'), t('Owner'), t('Administrator')],
  rights: [
    {
      id: 'read',
      action: t('See the dashboard, rules and rule packages'),
      grants: [true, true, true, true],
    },
    {
      id: 'submissions',
      action: t('Read submissions, with the decrypted form data and the IP address'),
      grants: [true, true, true, true],
    },
    {
      id: 'test-export',
      action: t('Use the rule tester, export the project or the items of a rule'),
      grants: [true, true, true, true],
    },
    {
      id: 'rules',
      action: t('Create, edit and delete field rules'),
      grants: [false, true, true, true],
    },
    {
      id: 'rule-packages',
      action: t('Add, edit, refresh and delete rule packages'),
      grants: [false, true, true, true],
    },
    {
      id: 'settings',
      action: t('Project settings: general, advanced, members, security, design, translations'),
      grants: [false, false, true, true],
    },
    {
      id: 'keys',
      action: t('Reissue the keys'),
      grants: [false, false, true, true],
    },
    {
      id: 'import',
      action: t('Import'),
      grants: [false, false, true, true],
    },
    {
      id: 'delete',
      action: t('Delete the project'),
      grants: [false, false, true, true],
    },
  ],
};

export const permissions: Readonly<Record<PermissionScope, PermissionTable>> = {account, project};
