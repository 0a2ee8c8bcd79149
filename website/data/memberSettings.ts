import type {SettingGroup} from './settings';

/** Project members: the fields of the form. */
export const memberSettings = {
  member: {
    caption: {en: 'Project member', de: 'Projektmitglied'},
    settings: [
      {
        key: 'memberEmail',
        label: {en: 'Email address', de: 'E-Mail-Adresse'},
        meaning: {
          en: 'Identifies the user. Cannot be changed afterwards.',
          de: 'Bezeichnet den Benutzer. Lässt sich nachträglich nicht ändern.',
        },
        default: {en: 'none, required', de: 'keine, Pflichtfeld'},
        allowed: {
          en: 'email address of an existing user',
          de: 'E-Mail-Adresse eines vorhandenen Benutzers',
        },
      },
      {
        key: 'memberRole',
        label: {en: 'Role', de: 'Rolle'},
        meaning: {
          en: 'What the member may do, see the next table.',
          de: 'Was das Mitglied darf, siehe die folgende Tabelle.',
        },
        default: {en: 'Reader', de: 'Leser'},
        allowed: {en: 'Reader, Editor, Owner', de: 'Leser, Bearbeiter, Besitzer'},
      },
    ],
  },
} as const satisfies Record<string, SettingGroup>;
