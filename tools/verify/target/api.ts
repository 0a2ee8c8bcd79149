import {createHash, createHmac} from 'node:crypto';
import {
  canonicalJson,
  compareBytes,
  type Json,
} from '../../../website/src/content/signing/canonicalJson';
import type {Answer, Http} from './http';

export interface Keys {
  readonly uuid: string;
  readonly publicKey: string;
  readonly privateKey: string;
}

export interface Field {
  readonly name: string;
  readonly value: string | readonly string[];
  readonly fieldPath: string;
}

type Data = Readonly<Record<string, Json>>;
type Posted = Readonly<Record<string, string | undefined>>;

export const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

export const verifyPath = '/api/v1/verification/verify';
export const metadataPath = '/api/v1/verification/store-metadata';
const frontend = '/api/v1/frontend/';

/** A text field for each entry. */
export function textFields(values: Readonly<Record<string, string>>): Field[] {
  return Object.entries(values).map(([name, value]) => ({
    name,
    value,
    fieldPath: `input[text].${name}`,
  }));
}

/** Hashes as a backend sends them, in the order of the signature. */
export function hashed(fields: readonly Field[]): Record<string, Json> {
  const sorted = [...fields].sort((one, other) => compareBytes(one.name, other.name));
  const hash = (value: string) => sha256(value.replaceAll('\r\n', '\n'));
  return Object.fromEntries(
    sorted.map(({name, value}) => [
      name,
      typeof value === 'string' ? hash(value) : value.map(hash),
    ]),
  );
}

export interface Signed {
  readonly method?: 'GET' | 'POST';
  /** Parameters of the query, with the types that are signed. */
  readonly query?: Data;
  readonly body?: Data;
  /** In place of the right values. */
  readonly authorization?: string | null;
  readonly rawBody?: string;
  readonly signedText?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The APIs of mosparo, for one project. */
export class Api {
  constructor(
    readonly http: Http,
    readonly keys: Keys,
  ) {}

  hmac(text: string): string {
    return createHmac('sha256', this.keys.privateKey).update(text).digest('hex');
  }

  authorization(signature: string): string {
    return `Basic ${Buffer.from(`${this.keys.publicKey}:${signature}`).toString('base64')}`;
  }

  /** A call of the frontend API; a parameter that is undefined is left out. */
  front(endpoint: string, data: Posted, headers: Record<string, string> = {}): Promise<Answer> {
    const given = Object.entries({publicKey: this.keys.publicKey, ...data});
    const body = new URLSearchParams(
      given.filter((pair): pair is [string, string] => pair[1] !== undefined),
    );
    return this.http.call(frontend + endpoint, {
      method: 'POST',
      headers: {
        Accept: 'application/json',
        'Content-Type': 'application/x-www-form-urlencoded',
        ...headers,
      },
      body: body.toString(),
    });
  }

  requestToken(data: Posted = {}, headers: Record<string, string> = {}): Promise<Answer> {
    const page = {pageTitle: 'Contact', pageUrl: 'https://www.example.com/contact'};
    return this.front('request-submit-token', {...page, ...data}, headers);
  }

  async newToken(headers: Record<string, string> = {}): Promise<string> {
    const answer = await this.requestToken({}, headers);
    const {submitToken} = (answer.json ?? {}) as {submitToken?: string};
    if (!submitToken) throw new Error(`No submit token: ${answer.status} ${answer.text}`);
    return submitToken;
  }

  check(
    submitToken: string,
    fields: readonly Field[],
    data: Posted = {},
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const formData = JSON.stringify({fields, ignoredFields: []});
    return this.front('check-form-data', {submitToken, formData, ...data}, headers);
  }

  /** What a backend sends for these fields. */
  verifyRequest(submitToken: string, validationToken: string, formData: Data): Data {
    return {
      submitToken,
      validationSignature: this.hmac(validationToken),
      formSignature: this.hmac(canonicalJson(formData)),
      formData,
    };
  }

  signed(path: string, options: Signed = {}): Promise<Answer> {
    const {method = options.body || options.rawBody ? 'POST' : 'GET', query = {}, body} = options;
    const text = options.signedText ?? path + canonicalJson({...query, ...body});
    const authorization = options.authorization ?? this.authorization(this.hmac(text));
    const search = new URLSearchParams(
      Object.entries(query).map(([name, value]) => [name, String(value)]),
    );
    const sent = options.rawBody ?? (body && JSON.stringify(body));
    return this.http.call(search.size > 0 ? `${path}?${search}` : path, {
      method,
      headers: {
        Accept: 'application/json',
        ...(options.authorization === null ? {} : {Authorization: authorization}),
        ...(sent === undefined ? {} : {'Content-Type': 'application/json'}),
        ...options.headers,
      },
      body: sent,
    });
  }

  /** Opens a form and has the fields checked, as the box does. */
  async checked(
    fields: readonly Field[],
    headers: Record<string, string> = {},
  ): Promise<{submitToken: string; validationToken: string; answer: Answer}> {
    const submitToken = await this.newToken(headers);
    const answer = await this.check(submitToken, fields, {}, headers);
    const {validationToken} = (answer.json ?? {}) as {validationToken?: string | null};
    return {submitToken, validationToken: validationToken ?? '', answer};
  }

  /** The whole way of a form: token, check, verification. */
  async verified(fields: readonly Field[], more: Data = {}): Promise<Answer> {
    const {submitToken, validationToken} = await this.checked(fields);
    const body = {...this.verifyRequest(submitToken, validationToken, hashed(fields)), ...more};
    return this.signed(verifyPath, {body});
  }
}
