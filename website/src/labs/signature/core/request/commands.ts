import {utf8} from '../bytes';
import {endpoint} from '../recipe';
import {shell} from './literals';
import {mediaType, timeoutSeconds, urlOf, type Writer} from './request';

export const curl: Writer = (request) => `curl '${urlOf(request)}' \\
  --header 'Authorization: ${request.authorization}' \\
  --header 'Content-Type: ${mediaType}' \\
  --header 'Accept: ${mediaType}' \\
  --data-binary ${shell(request.body)}`;

/** Pipes the body to curl, because the length of a command line is limited. */
export const bash: Writer = (request) => `#!/usr/bin/env bash
set -euo pipefail

body=${shell(request.body)}

printf '%s' "$body" | curl '${urlOf(request)}' \\
  --silent --show-error --max-time ${timeoutSeconds} \\
  --header 'Authorization: ${request.authorization}' \\
  --header 'Content-Type: ${mediaType}' \\
  --header 'Accept: ${mediaType}' \\
  --data-binary @- \\
  --write-out '\\n%{http_code}\\n'`;

export const http: Writer = (request) => `POST ${endpoint} HTTP/1.1
Host: ${request.host}
Authorization: ${request.authorization}
Content-Type: ${mediaType}
Accept: ${mediaType}
Content-Length: ${utf8(request.body).length}

${request.body}`;
