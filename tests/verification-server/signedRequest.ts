import {createHmac} from 'node:crypto';
import {canonicalJson, type Json} from '../../website/src/content/signing/canonicalJson';
import type {Project} from './project';

export const verifyPath = '/api/v1/verification/verify';

export type Keys = Pick<Project, 'publicKey' | 'privateKey'>;

export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

export const hmac = (text: string, key: string) =>
  createHmac('sha256', key).update(text).digest('hex');

export function failure(errorMessage: string, status = 200): Answer {
  return {status, body: {error: true, errorMessage}};
}

/** Decodes Base64 of `publicKey:signature`, with or without the word `Basic` before it. */
function credentials(header: string): string[] {
  const encoded = header.startsWith('Basic ') ? header.slice(6) : header;
  return Buffer.from(encoded, 'base64').toString().split(':');
}

/** The refusal of a signed request, checked in the same order as in the product; undefined if it is valid. */
export function refuseRequest(
  project: Keys,
  authorization: string | undefined,
  path: string,
  data: Json,
): Answer | undefined {
  if (!authorization) return failure('No authorization header found.', 400);
  const parts = credentials(authorization);
  // By mistake, the product sends status 200 here and puts the 401 into the body.
  if (parts.length !== 2) {
    return {
      status: 200,
      body: {error: true, errorMessage: 'Authorization header invalid.', 0: 401},
    };
  }
  const [publicKey, signature] = parts;
  if (publicKey !== project.publicKey) {
    return failure('No project available for the sent public key.', 403);
  }
  const expected = hmac(path + canonicalJson(data), project.privateKey);
  return signature === expected ? undefined : failure('Request invalid.', 400);
}
