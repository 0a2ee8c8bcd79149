import {endpoint} from '../recipe';

export const host = 'mosparo.example.com';
export const url = `https://${host}${endpoint}`;
export const mediaType = 'application/json';
export const timeoutSeconds = 10;

/** Writes code that sends a body with a value for the header Authorization. */
export type Writer = (body: string, authorization: string) => string;
