import {same, type Localized} from '../../texts';

/** Where a reader meets the message; the tables of the page api/troubleshooting. */
export type ErrorPlace =
  | 'box'
  | 'console'
  | 'signed'
  | 'http'
  | 'verification'
  | 'frontend'
  | 'statistic'
  | 'rulePackage'
  | 'client'
  | 'submission';

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
  readonly meaning?: Localized;
  /** The most likely one first. An entry with one is a row of a table, the others have a heading. */
  readonly causes: readonly ErrorCause[];
}

/** A message or symptom that another page explains. */
export interface ErrorElsewhere {
  readonly message: Localized;
  /** Other wordings, for the filter. */
  readonly also: readonly Localized[];
  /** Address of the page, with anchor. */
  readonly to: string;
}

/** One cause with its fix. */
export function cause(what: Localized, fix: Localized): ErrorCause {
  return {cause: what, fix};
}

interface Draft extends Omit<ErrorEntry, 'id' | 'message'> {
  readonly message: Localized | string;
}

/** An entry of the catalogue; a message given once is the same in all languages. */
export function entry(id: string, {message, ...rest}: Draft): ErrorEntry {
  return {id, ...rest, message: typeof message === 'string' ? same(message) : message};
}

/** A line of the list that leads to another page. */
export function elsewhere(
  to: string,
  message: Localized,
  ...also: readonly Localized[]
): ErrorElsewhere {
  return {to, message, also};
}
