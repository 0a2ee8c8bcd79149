import {t, type Localized} from '../texts';

/** The three moments in the life of a submission. */
export const moments = {
  token: t('Token'),
  check: t('Check'),
  verification: t('Verification', 'documentation'),
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
    name: t('Request delay'),
    moments: ['token'],
  },
  {name: t('IP lockout'), moments: ['check']},
  {name: t('Honeypot field'), moments: ['check']},
  {
    name: t('Proof of work'),
    moments: ['token', 'check'],
  },
  {name: t('Rules and packages'), moments: ['check']},
  {name: t('Minimum time'), moments: ['verification']},
  {name: t('Tokens and fields'), moments: ['verification']},
  {
    name: t('Equal submissions'),
    moments: ['verification'],
  },
];
