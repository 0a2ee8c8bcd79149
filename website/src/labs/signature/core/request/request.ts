import {endpoint} from '../recipe';

export const mediaType = 'application/json';
export const timeoutSeconds = 10;

export interface SignedRequest {
  readonly host: string;
  readonly body: string;
  /** Value of the header. */
  readonly authorization: string;
}

export const urlOf = ({host}: SignedRequest): string => `https://${host}${endpoint}`;

/** Writes code that sends the request. */
export type Writer = (request: SignedRequest) => string;
