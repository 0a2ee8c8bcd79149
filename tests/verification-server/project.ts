import {randomBytes} from 'node:crypto';
import type {BrowserField} from './fieldCheck';

/** The settings of a project that change what the verification answers. */
export interface Project {
  readonly publicKey: string;
  readonly privateKey: string;
  readonly silentMode: boolean;
  readonly minimumTimeSeconds: number;
  /** Stands in for the rules: a submission with such a field value is spam. */
  readonly spamWord: string;
}

/** One visit to a form: the submit token and the last check that the browser asked for. */
export interface Visit {
  readonly submitToken: string;
  readonly createdAt: number;
  verified: boolean;
  lastCheck?: {
    readonly fields: readonly BrowserField[];
    readonly validationToken: string | null;
    readonly spam: boolean;
  };
}

/** 43 characters base64url, like every key and token of the product. */
export const newToken = () => randomBytes(32).toString('base64url');

function isSpam(fields: readonly BrowserField[], word: string): boolean {
  return fields.some(({value}) => [value].flat().join('\n').includes(word));
}

/** What check-form-data does: rate the fields and hand out a validation token, always in silent mode. */
export function checkFormData(project: Project, visit: Visit, fields: readonly BrowserField[]) {
  const spam = isSpam(fields, project.spamWord);
  const accepted = !spam || project.silentMode;
  visit.lastCheck = {fields, spam, validationToken: accepted ? newToken() : null};
  return {valid: accepted, validationToken: visit.lastCheck.validationToken};
}
