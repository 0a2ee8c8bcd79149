import {utf8} from '../bytes';
import {endpoint} from '../recipe';
import {shell} from './literals';
import {host, mediaType, timeoutSeconds, url, type Writer} from './request';

export const curl: Writer = (body, authorization) => `curl '${url}' \\
  --header 'Authorization: ${authorization}' \\
  --header 'Content-Type: ${mediaType}' \\
  --header 'Accept: ${mediaType}' \\
  --data-binary ${shell(body)}`;

/** A body of any length: it is no part of the command line. */
export const bash: Writer = (body, authorization) => `#!/usr/bin/env bash
set -euo pipefail

body=${shell(body)}

printf '%s' "$body" | curl '${url}' \\
  --silent --show-error --max-time ${timeoutSeconds} \\
  --header 'Authorization: ${authorization}' \\
  --header 'Content-Type: ${mediaType}' \\
  --header 'Accept: ${mediaType}' \\
  --data-binary @- \\
  --write-out '\\n%{http_code}\\n'`;

export const http: Writer = (body, authorization) => `POST ${endpoint} HTTP/1.1
Host: ${host}
Authorization: ${authorization}
Content-Type: ${mediaType}
Accept: ${mediaType}
Content-Length: ${utf8(body).length}

${body}`;
