import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';

/** The parts of OpenAPI 3.1 that our document uses. */
export interface Schema {
  readonly $ref?: string;
  readonly title?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly default?: unknown;
  readonly example?: unknown;
  readonly description?: string;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly 'x-since'?: string;
}

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required?: boolean;
  readonly description?: string;
  readonly schema?: Schema;
  readonly 'x-since'?: string;
  readonly 'x-signed-as'?: 'integer' | 'string';
}

export interface Example {
  readonly summary?: string;
  readonly value: unknown;
  readonly 'x-error'?: string;
}

export interface Media {
  readonly schema?: Schema;
  readonly examples?: Readonly<Record<string, Example>>;
}

export interface Response {
  readonly description: string;
  readonly content?: Readonly<Record<string, Media>>;
}

export interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly description: string;
  readonly security?: readonly unknown[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: {readonly content: Readonly<Record<string, Media>>};
  readonly responses: Readonly<Record<string, Response>>;
  readonly 'x-since'?: string;
}

export interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {readonly schemas: Readonly<Record<string, Schema>>};
}

export const documentFile = 'data/openapi/openapi.yaml';

/** The document as it is written, with both languages in it. */
export function readDocument(siteDir: string): Document {
  return parse(readFileSync(path.join(siteDir, documentFile), 'utf8')) as Document;
}
