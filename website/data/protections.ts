import type {Localized} from './localized';

/** The three moments in the life of a submission. */
export const moments = {
  token: {en: 'Token', de: 'Token'},
  check: {en: 'Check', de: 'Prüfung'},
  verification: {en: 'Verification', de: 'Verifizierung'},
} as const satisfies Record<string, Localized>;

export type Moment = keyof typeof moments;

export interface Protection {
  /** Short enough for the picture. */
  readonly name: Localized;
  /** When it acts. */
  readonly moments: readonly Moment[];
}

/** Every check that can stop a submission, in the order in which they act. */
export const protections: readonly Protection[] = [
  {
    name: {en: 'Request delay', de: 'Anfrageverzögerung'},
    moments: ['token'],
  },
  {name: {en: 'IP lockout', de: 'IP-Sperre'}, moments: ['check']},
  {name: {en: 'Honeypot field', de: 'Honeypot-Feld'}, moments: ['check']},
  {
    name: {en: 'Proof of work', de: 'Arbeitsnachweis'},
    moments: ['token', 'check'],
  },
  {name: {en: 'Rules and packages', de: 'Regeln und Pakete'}, moments: ['check']},
  {name: {en: 'Minimum time', de: 'Mindestzeit'}, moments: ['verification']},
  {name: {en: 'Tokens and fields', de: 'Token und Felder'}, moments: ['verification']},
  {
    name: {en: 'Equal submissions', de: 'Gleiche Einsendungen'},
    moments: ['verification'],
  },
];
