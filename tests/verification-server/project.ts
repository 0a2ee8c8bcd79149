import {randomBytes} from 'node:crypto';
import type {BrowserField} from './fieldCheck';

/** The settings of a project that affect responses. */
export interface Project {
  readonly publicKey: string;
  readonly privateKey: string;
  readonly silentMode: boolean;
  readonly minimumTimeSeconds: number;
  /** Stands in for rules: a submission with this word in a field is spam. */
  readonly spamWord: string;
  /** The box has no checkbox and checks the form when it is submitted. */
  readonly invisible: boolean;
  readonly metadataAllowed: boolean;
  readonly metadataReturned: boolean;
  readonly debugMode: boolean;
  /** Type of the one rule package that the project has. */
  readonly packageType: 'MANUALLY_VIA_API' | 'MANUALLY_VIA_CLI';
}

/** One visit to a form: the submit token and the last check that the browser requested. */
export interface Visit {
  readonly submitToken: string;
  readonly createdAt: number;
  verified: boolean;
  metadata: Record<string, unknown>;
  /** Fields of the earlier steps of a multi-step form. */
  stored?: readonly BrowserField[];
  lastCheck?: {
    readonly fields: readonly BrowserField[];
    readonly validationToken: string | null;
    readonly spam: boolean;
  };
}

/** A random token of 43 base64url characters, like every key and token of the product. */
export const newToken = () => randomBytes(32).toString('base64url');

function isSpam(fields: readonly BrowserField[], word: string): boolean {
  return fields.some(({value}) => [value].flat().join('\n').includes(word));
}

/** The endpoint check-form-data rates the fields and issues a validation token, in silent mode even for spam. */
export function checkFormData(project: Project, visit: Visit, fields: readonly BrowserField[]) {
  const spam = isSpam(fields, project.spamWord);
  const accepted = !spam || project.silentMode;
  visit.lastCheck = {fields, spam, validationToken: accepted ? newToken() : null};
  return {valid: accepted, validationToken: visit.lastCheck.validationToken};
}
