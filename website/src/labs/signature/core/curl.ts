import {endpoint} from './recipe';
import type {Steps} from './steps';

const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

/** Sends the computed request. The values are fixed: nothing in this command signs. */
export function curlCommand({authorization, requestBody}: Steps, host: string): string {
  return `curl 'https://${host}${endpoint}' \\
  --header 'Authorization: ${authorization}' \\
  --header 'Content-Type: application/json' \\
  --header 'Accept: application/json' \\
  --data-binary ${quoted(JSON.stringify(requestBody))}`;
}
