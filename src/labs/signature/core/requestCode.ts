import {utf8} from './bytes';
import {endpoint} from './recipe';
import type {Steps} from './steps';

export const requestFormats = ['curl', 'http', 'php', 'node', 'python'] as const;
export type RequestFormat = (typeof requestFormats)[number];

export const formatNames: Readonly<Record<RequestFormat, string>> = {
  curl: 'curl',
  http: 'HTTP',
  php: 'PHP',
  node: 'Node.js',
  python: 'Python',
};

const host = 'mosparo.example.com';
const url = `https://${host}${endpoint}`;
const type = 'application/json';

const shell = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;
const php = (text: string) => `'${text.replace(/['\\]/g, '\\$&')}'`;
/** Text literals of JSON are also text literals of JavaScript and Python. */
const literal = (text: string) => JSON.stringify(text);

const curl = (body: string, header: string) => `curl ${shell(url)} \\
  --header ${shell(`Authorization: ${header}`)} \\
  --header 'Content-Type: ${type}' \\
  --header 'Accept: ${type}' \\
  --data-binary ${shell(body)}`;

const http = (body: string, header: string) => `POST ${endpoint} HTTP/1.1
Host: ${host}
Authorization: ${header}
Content-Type: ${type}
Accept: ${type}
Content-Length: ${utf8(body).length}

${body}`;

const phpCode = (body: string, header: string) => `<?php
$context = stream_context_create(['http' => [
    'method' => 'POST',
    'header' => [
        'Authorization: ${header}',
        'Content-Type: ${type}',
        'Accept: ${type}',
    ],
    'content' => ${php(body)},
    'timeout' => 5,
    'ignore_errors' => true,
]]);
echo file_get_contents('${url}', false, $context);`;

const node = (body: string, header: string) => `const response = await fetch('${url}', {
  method: 'POST',
  headers: {
    Authorization: '${header}',
    'Content-Type': '${type}',
    Accept: '${type}',
  },
  body: ${literal(body)},
  signal: AbortSignal.timeout(5000),
});
console.log(response.status, await response.text());`;

const python = (body: string, header: string) => `from urllib.request import Request, urlopen

body = ${literal(body)}
headers = {
    "Authorization": "${header}",
    "Content-Type": "${type}",
    "Accept": "${type}",
}
request = Request("${url}", body.encode(), headers)
with urlopen(request, timeout=5) as response:
    print(response.status, response.read().decode())`;

const writers: Readonly<Record<RequestFormat, (body: string, header: string) => string>> = {
  curl,
  http,
  php: phpCode,
  node,
  python,
};

/** The computed request as it is sent. The values are fixed: nothing in this code signs. */
export function requestCode(format: RequestFormat, steps: Steps): string {
  return writers[format](JSON.stringify(steps.requestBody), steps.authorization);
}
