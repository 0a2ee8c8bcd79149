/**
 * What the API pages need of the OpenAPI document, in one language. The plugin
 * writes it as JSON for each operation, so that a page loads its own tables only.
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
  /** Where a parameter stands in the request. */
  readonly place?: 'path' | 'query' | 'body';
  /** Type of a query parameter in the signed text. */
  readonly signedAs?: 'integer' | 'string';
}

export interface ApiSchema {
  readonly title: string;
  readonly fields: readonly ApiField[];
}

/** A successful answer; errors have a list of their own. */
export interface ApiAnswer extends ApiSchema {
  readonly status: string;
}

export interface ApiError {
  readonly status: string;
  /** Empty for a status that comes without a message of the API. */
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
