import type {Localized} from './localized';

/** Roles inside a project, from few rights to many. Administrators may do everything in every project. */
export const projectRoles = {
  reader: {en: 'Reader', de: 'Leser'},
  editor: {en: 'Editor', de: 'Bearbeiter'},
  owner: {en: 'Owner', de: 'Besitzer'},
} as const satisfies Record<string, Localized>;

export type ProjectRole = keyof typeof projectRoles;

export interface RoleAction {
  readonly action: Localized;
  /** The least role for which the interface offers the action. */
  readonly from: ProjectRole;
}

export const roleActions: readonly RoleAction[] = [
  {
    action: {en: 'See the dashboard', de: 'Übersicht ansehen'},
    from: 'reader',
  },
  {
    action: {
      en: 'Read submissions, with the decrypted form data and the IP address',
      de: 'Einsendungen lesen, mit den entschlüsselten Formulardaten und der IP-Adresse',
    },
    from: 'reader',
  },
  {
    action: {
      en: 'Open rules and rule packages, filter and export items',
      de: 'Regeln und Regelpakete öffnen, Einträge filtern und exportieren',
    },
    from: 'reader',
  },
  {
    action: {
      en: 'Use the rule tester, export the project',
      de: 'Regel-Tester verwenden, Projekt exportieren',
    },
    from: 'reader',
  },
  {
    action: {
      en: 'Create, edit and delete field rules',
      de: 'Feldregeln anlegen, bearbeiten und löschen',
    },
    from: 'editor',
  },
  {
    action: {
      en: 'Add, edit, refresh and delete rule packages',
      de: 'Regelpakete hinzufügen, bearbeiten, aktualisieren und löschen',
    },
    from: 'editor',
  },
  {
    action: {
      en: 'Project settings: general, advanced, members, security, design, translations',
      de: 'Projekt-Einstellungen: Haupteinstellungen, erweiterte Einstellungen, Mitglieder, Sicherheit, Darstellung, Übersetzungen',
    },
    from: 'owner',
  },
  {
    action: {en: 'Reissue the API keys', de: 'API-Zugangsdaten neu ausstellen'},
    from: 'owner',
  },
  {
    action: {en: 'Import into the project', de: 'In das Projekt importieren'},
    from: 'owner',
  },
  {
    action: {en: 'Delete the project', de: 'Projekt löschen'},
    from: 'owner',
  },
];
