import {canonicalJson, type Json} from '../../../content/signing/canonicalJson';
import {prepareFormData, type FormFields} from '../../../content/signing/prepareFormData';
import {base64, hex, utf8, type Bytes} from './bytes';

export type JsonObject = Readonly<Record<string, Json>>;

export const endpoint = '/api/v1/verification/verify';

export interface LabInput {
  /** The posted form without the tokens. */
  readonly fields: FormFields;
  readonly submitToken: string;
  readonly validationToken: string;
  readonly publicKey: string;
  readonly privateKey: string;
  /** JSON text, sent only if it is not empty. */
  readonly metadata?: string;
}

export interface RequestData {
  readonly submitToken: string;
  readonly validationSignature: string;
  readonly formSignature: string;
  readonly formData: JsonObject;
  readonly metadata?: string;
}

/**
 * Every part of the computation that code can get wrong. The right recipe does
 * all of them as the server does; a mistake is a recipe with other parts.
 */
export interface Recipe {
  readonly prepare: (posted: FormFields) => JsonObject;
  readonly encode: (text: string) => Bytes;
  /** False for code that sends the values themselves. */
  readonly hashes: boolean;
  readonly writeHash: (hash: Bytes) => string;
  readonly writeSignature: (signature: Bytes) => string;
  readonly json: (value: Json) => string;
  readonly key: (input: LabInput) => Bytes;
  /** Whether the key is the key of HMAC, as it should be, and not its message. */
  readonly keyFirst: boolean;
  readonly message: (text: string) => string;
  readonly join: (validationSignature: string, formSignature: string) => string;
  readonly body: (data: RequestData) => JsonObject;
  readonly signedText: (data: JsonObject, json: (value: Json) => string) => string;
  readonly authorization: (input: LabInput, requestSignature: string) => string;
}

export const basic = (user: string, password: string): string =>
  `Basic ${base64(utf8(`${user}:${password}`))}`;

export const rightRecipe: Recipe = {
  prepare: (posted) => prepareFormData(posted),
  encode: utf8,
  hashes: true,
  writeHash: hex,
  writeSignature: hex,
  json: canonicalJson,
  key: ({privateKey}) => utf8(privateKey),
  keyFirst: true,
  message: (text) => text,
  join: (validationSignature, formSignature) => validationSignature + formSignature,
  body: (data) => ({...data}),
  signedText: (data, json) => endpoint + json(data),
  authorization: ({publicKey}, signature) => basic(publicKey, signature),
};
