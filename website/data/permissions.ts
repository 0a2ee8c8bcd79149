import type {Localized} from './localized';

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

const ownProjects = {en: 'those they are a member of', de: 'die, in denen sie Mitglied sind'};
const allProjects = {en: 'all', de: 'alle'};

const account: PermissionTable = {
  caption: {
    en: 'What the interface offers users and administrators',
    de: 'Was die Oberfläche Benutzern und Administratoren anbietet',
  },
  roles: [
    {en: 'Inactive', de: 'Inaktiv'},
    {en: 'User', de: 'Benutzer'},
    {en: 'User + Can create projects', de: 'Benutzer + Kann Projekte erstellen'},
    {en: 'Administrator', de: 'Administrator'},
  ],
  rights: [
    {
      id: 'backend',
      action: {en: 'Use the backend', de: 'Das Backend benutzen'},
      grants: [false, true, true, true],
    },
    {
      id: 'own-account',
      action: {
        en: 'Change their own settings, password and second factor',
        de: 'Eigene Einstellungen, Passwort und zweiten Faktor ändern',
      },
      grants: [false, true, true, true],
    },
    {
      id: 'see-projects',
      action: {en: 'See projects', de: 'Projekte sehen'},
      grants: [false, ownProjects, ownProjects, allProjects],
    },
    {
      id: 'create-projects',
      action: {
        en: 'Create projects; create, edit and delete project groups',
        de: 'Projekte erstellen; Projektgruppen erstellen, bearbeiten und löschen',
      },
      grants: [false, false, true, true],
    },
    {
      id: 'owner-everywhere',
      action: {
        en: 'Act as owner in every project, without being a member',
        de: 'In jedem Projekt wie ein Besitzer handeln, ohne Mitglied zu sein',
      },
      grants: [false, false, false, true],
    },
    {
      id: 'administration',
      action: {
        en: 'Administration: settings, security, users, cron jobs, GeoIP2, statistics, updates, system information',
        de: 'Administration: Einstellungen, Sicherheit, Benutzer, Cronjobs, GeoIP2, Statistiken, Updates, System-Informationen',
      },
      grants: [false, false, false, true],
    },
  ],
};

const project: PermissionTable = {
  caption: {
    en: 'What the interface offers each role in a project',
    de: 'Was die Oberfläche jeder Rolle in einem Projekt anbietet',
  },
  roles: [
    {en: 'Reader', de: 'Leser'},
    {en: 'Editor', de: 'Bearbeiter'},
    {en: 'Owner', de: 'Besitzer'},
    {en: 'Administrator', de: 'Administrator'},
  ],
  rights: [
    {
      id: 'read',
      action: {
        en: 'See the dashboard, rules and rule packages',
        de: 'Übersicht, Regeln und Regelpakete ansehen',
      },
      grants: [true, true, true, true],
    },
    {
      id: 'submissions',
      action: {
        en: 'Read submissions, with the decrypted form data and the IP address',
        de: 'Einsendungen lesen, mit den entschlüsselten Formulardaten und der IP-Adresse',
      },
      grants: [true, true, true, true],
    },
    {
      id: 'test-export',
      action: {
        en: 'Use the rule tester, export the project or the items of a rule',
        de: 'Regel-Tester verwenden, Projekt oder Einträge einer Regel exportieren',
      },
      grants: [true, true, true, true],
    },
    {
      id: 'rules',
      action: {
        en: 'Create, edit and delete field rules',
        de: 'Feldregeln erstellen, bearbeiten und löschen',
      },
      grants: [false, true, true, true],
    },
    {
      id: 'rule-packages',
      action: {
        en: 'Add, edit, refresh and delete rule packages',
        de: 'Regelpakete hinzufügen, bearbeiten, aktualisieren und löschen',
      },
      grants: [false, true, true, true],
    },
    {
      id: 'settings',
      action: {
        en: 'Project settings: general, advanced, members, security, design, translations',
        de: 'Projekt-Einstellungen: Haupteinstellungen, erweiterte Einstellungen, Mitglieder, Sicherheit, Darstellung, Übersetzungen',
      },
      grants: [false, false, true, true],
    },
    {
      id: 'keys',
      action: {en: 'Reissue the keys', de: 'Schlüssel neu ausstellen'},
      grants: [false, false, true, true],
    },
    {
      id: 'import',
      action: {en: 'Import', de: 'Importieren'},
      grants: [false, false, true, true],
    },
    {
      id: 'delete',
      action: {en: 'Delete the project', de: 'Das Projekt löschen'},
      grants: [false, false, true, true],
    },
  ],
};

export const permissions: Readonly<Record<PermissionScope, PermissionTable>> = {account, project};
