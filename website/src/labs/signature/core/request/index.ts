import type {Steps} from '../steps';
import {bash, curl, http} from './commands';
import {csharp, go, java} from './programs';
import type {Writer} from './request';
import {node, php, python, ruby} from './scripts';

/** In the order in which the pages show languages. */
const formats = {
  curl: {name: 'curl', write: curl},
  http: {name: 'HTTP', write: http},
  php: {name: 'PHP', write: php},
  node: {name: 'Node.js', write: node},
  python: {name: 'Python', write: python},
  go: {name: 'Go', write: go},
  java: {name: 'Java', write: java},
  csharp: {name: 'C#', write: csharp},
  ruby: {name: 'Ruby', write: ruby},
  bash: {name: 'bash', write: bash},
} as const satisfies Record<string, {readonly name: string; readonly write: Writer}>;

export type RequestFormat = keyof typeof formats;

export const requestFormats = Object.keys(formats) as readonly RequestFormat[];

export const formatName = (format: RequestFormat): string => formats[format].name;

/** The computed request as it is sent. The values are fixed: nothing in this code signs. */
export function requestCode(format: RequestFormat, steps: Steps, host: string): string {
  const {authorization, requestBody} = steps;
  return formats[format].write({host, body: JSON.stringify(requestBody), authorization});
}
