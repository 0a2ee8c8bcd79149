import {doubleQuoted, javaScript, singleQuoted} from './literals';
import {mediaType, timeoutSeconds, urlOf, type Writer} from './request';

export const php: Writer = (request) => `<?php
$context = stream_context_create(['http' => [
    'method' => 'POST',
    'header' => [
        'Authorization: ${request.authorization}',
        'Content-Type: ${mediaType}',
        'Accept: ${mediaType}',
    ],
    'content' => ${singleQuoted(request.body)},
    'timeout' => ${timeoutSeconds},
    'ignore_errors' => true,
]]);
echo file_get_contents('${urlOf(request)}', false, $context);`;

export const node: Writer = (request) => `const response = await fetch('${urlOf(request)}', {
  method: 'POST',
  headers: {
    Authorization: '${request.authorization}',
    'Content-Type': '${mediaType}',
    Accept: '${mediaType}',
  },
  body: ${javaScript(request.body)},
  signal: AbortSignal.timeout(${timeoutSeconds}000),
});
console.log(response.status, await response.text());`;

export const python: Writer = (request) => `from urllib.error import HTTPError
from urllib.request import Request, urlopen

body = ${doubleQuoted(request.body)}
headers = {
    "Authorization": "${request.authorization}",
    "Content-Type": "${mediaType}",
    "Accept": "${mediaType}",
}
request = Request("${urlOf(request)}", body.encode(), headers)
try:
    response = urlopen(request, timeout=${timeoutSeconds})
except HTTPError as refusal:
    response = refusal
with response:
    print(response.status, response.read().decode())`;

export const ruby: Writer = (request) => `require 'net/http'

uri = URI('${urlOf(request)}')
body = ${singleQuoted(request.body)}
headers = {
  'Authorization' => '${request.authorization}',
  'Content-Type' => '${mediaType}',
  'Accept' => '${mediaType}'
}
options = {use_ssl: uri.scheme == 'https', open_timeout: ${timeoutSeconds}, read_timeout: ${timeoutSeconds}}
response = Net::HTTP.start(uri.host, uri.port, options) do |http|
  http.post(uri.path, body, headers)
end
puts "#{response.code} #{response.body}"`;
