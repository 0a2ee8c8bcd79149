/**
 * The data of the OpenAPI document that API pages need, in one language. The plugin writes it as one JSON file per
 * operation, so that a page only loads its own tables.
 */

import type {CodeLanguage} from './requestCode';

/** One row of a table of parameters or properties. */
export interface ApiField {
  /** Path of a nested property: `spamData.minimumTimeData.seconds`, `issues[].name`. */
  readonly name: string;
  /** JSON types, or the fixed value. */
  readonly type: string;
  readonly required: boolean;
  readonly description: string;
  readonly since?: string;
  readonly standard?: string;
  /** The only values that occur. */
  readonly values?: readonly string[];
  /** The part of the request that a parameter is in. */
  readonly place?: 'path' | 'query' | 'body';
  /** Type of a query parameter in the signed text. */
  readonly signedAs?: 'integer' | 'string';
}

export interface ApiSchema {
  readonly title: string;
  readonly fields: readonly ApiField[];
}

/** A successful response. Errors have a list of their own. */
export interface ApiAnswer extends ApiSchema {
  readonly status: string;
}

export interface ApiError {
  readonly status: string;
  /** The message of the API, or empty if this status comes without one. */
  readonly message: string;
  readonly when: string;
  /** Anchor on the page api/troubleshooting. */
  readonly anchor: string;
}

export interface ApiExample {
  readonly summary: string;
  /** Highlighted JSON. */
  readonly html: string;
}

export interface ApiOperation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly auth: 'public' | 'signature' | 'allowList';
  readonly since?: string;
  readonly description: string;
  /** Content type of the request, when it has a body. */
  readonly contentType?: string;
  /** Highlighted code that signs and sends a request, by language. */
  readonly request?: Readonly<Record<CodeLanguage, string>>;
  readonly parameters: readonly ApiField[];
  readonly answers: readonly ApiAnswer[];
  readonly errors: readonly ApiError[];
  readonly examples: Readonly<Record<string, ApiExample>>;
}
