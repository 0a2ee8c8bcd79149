import {permissions, type PermissionScope} from '../../../website/data/permissions';
import {same, type Claim, type PageClaims} from '../claim';
import {Session} from '../target/admin';
import type {Target} from '../target';

/** The page that a right opens, inside the project or the account. */
const places: Readonly<Record<PermissionScope, Readonly<Record<string, string>>>> = {
  project: {
    read: '/',
    submissions: '/submissions/',
    'test-export': '/tools/rule-tester',
    rules: '/rules/field-rules/create/choose-type',
    'rule-packages': '/rule-packages/add/choose-type',
    settings: '/settings/general',
    keys: '/settings/reissue-keys',
    import: '/tools/import',
    delete: '/delete',
  },
  account: {
    backend: '/project/',
    'own-account': '/account/settings',
    'create-projects': '/project/create',
    administration: '/administration/settings/',
  },
};

/** Boxes of the form for a new user, by the column of the table. */
const rights: Readonly<Record<string, Readonly<Record<string, string | null>>>> = {
  Inactive: {isActiveUser: null},
  User: {},
  'User + Can create projects': {canCreateProjects: '1'},
  Administrator: {isAdminUser: '1'},
};

/** Somebody with this role, logged in if possible; members belong to the project. */
const userOf = (target: Target, scope: PermissionScope, role: string) =>
  target.once(`user ${scope} ${role}`, async () => {
    const {admin, projects, http} = target;
    const {id} = await projects.with({purpose: 'members'});
    const isMember = scope === 'project' && role !== 'Administrator';
    const given = isMember ? {} : {...rights[role]};
    const name = `${scope}-${role.toLowerCase().replace(/\W+/g, '-')}`;
    const account = await admin.createUser(name, given);
    if (isMember) {
      const form = (await admin.open(`/project/${id}/settings/members/add`)).form();
      const value = form.field('role').options.find(({text}) => text === role)?.value;
      if (!value) throw new Error(`There is no role ${role}.`);
      await admin.submit(`/project/${id}/settings/members/add`, {
        email: account.email,
        role: value,
      });
    }
    const session = new Session(http);
    return {id, session, isIn: await session.logIn(account)};
  });

async function mayOpen(target: Target, scope: PermissionScope, role: string, place: string) {
  const {id, session, isIn} = await userOf(target, scope, role);
  if (!isIn) return false;
  const path = scope === 'project' ? `/project/${id}${place}` : place;
  const page = await session.open(path);
  return page.status === 200 && page.path === path && !/No access/.test(page.text);
}

function claimsOf(scope: PermissionScope, at: string): Claim[] {
  const {roles, rights: rows} = permissions[scope];
  return rows.flatMap(({id, grants}) =>
    roles.flatMap((role, column): Claim[] => {
      const place = places[scope][id];
      const grant = grants[column];
      if (!place || typeof grant !== 'boolean') return [];
      return [
        {
          id: `${role.en}: ${id} (${scope})`,
          at,
          says: {role: role.en, id, grant},
          needs: ['admin', 'settings'],
          async holds(target) {
            same(await mayOpen(target, scope, role.en, place), grant, `${role.en} at ${place}`);
          },
        },
      ];
    }),
  );
}

export const permissionClaims: readonly PageClaims[] = [
  {page: 'usage/settings', claims: claimsOf('project', 'project-members')},
  {page: 'administration/users', claims: claimsOf('account', 'account-rights')},
];
