import type {Localized} from '../localized';

/** Where a reader meets the message; the groups of the page api/troubleshooting. */
export const errorPlaces = {
  box: {en: 'In the box', de: 'In der Box'},
  console: {en: "Browser's console", de: 'Browser-Konsole'},
  frontend: {en: 'Frontend API', de: 'Frontend-API'},
  signed: {en: 'Every signed API', de: 'Jede signierte API'},
  verification: {en: 'Verification API', de: 'Verifizierungs-API'},
  field: {en: 'Verification API, `issues`', de: 'Verifizierungs-API, `issues`'},
  statistic: {en: 'Statistic API', de: 'Statistik-API'},
  rulePackage: {en: 'Rule package API', de: 'Regelpaket-API'},
  http: {en: 'Status code', de: 'Statuscode'},
  client: {en: 'Client libraries', de: 'Client-Bibliotheken'},
  wordPress: {en: 'WordPress plugin', de: 'WordPress-Plugin'},
  settings: {en: 'Settings of the project', de: 'Einstellungen des Projekts'},
  submission: {en: 'Details of a submission', de: 'Details einer Einsendung'},
  symptom: {en: 'Symptom', de: 'Symptom'},
} as const satisfies Record<string, Localized>;

export type ErrorPlace = keyof typeof errorPlaces;

export interface ErrorCause {
  readonly cause: Localized;
  readonly fix: Localized;
}

export interface ErrorEntry {
  /** Anchor on the page. */
  readonly id: string;
  readonly place: ErrorPlace;
  /** As the product prints it, or the symptom in the reader's words. API messages are English in both. */
  readonly message: Localized;
  /** Other wordings of the product for the same thing, and the sentence that stands below a title. */
  readonly also?: readonly Localized[];
  /** HTTP status of the answer. */
  readonly status?: string;
  /** `reason` in API debug mode. */
  readonly reason?: string;
  readonly meaning: Localized;
  /** The most likely one first. */
  readonly causes: readonly ErrorCause[];
}

/** [English, German] */
export type Pair = readonly [en: string, de: string];

const localized = ([en, de]: Pair): Localized => ({en, de});

/** One cause with its fix. */
export function cause(what: Pair, fix: Pair): ErrorCause {
  return {cause: localized(what), fix: localized(fix)};
}

interface Draft {
  readonly place: ErrorPlace;
  readonly message: Pair | string;
  readonly also?: readonly Pair[];
  readonly status?: string;
  readonly reason?: string;
  readonly meaning: Pair;
  readonly causes: readonly ErrorCause[];
}

/** An entry of the catalogue; a message given once is the same in both languages. */
export function entry(id: string, {message, also, meaning, ...rest}: Draft): ErrorEntry {
  const pair: Pair = typeof message === 'string' ? [message, message] : message;
  return {
    id,
    ...rest,
    message: localized(pair),
    ...(also && {also: also.map(localized)}),
    meaning: localized(meaning),
  };
}
