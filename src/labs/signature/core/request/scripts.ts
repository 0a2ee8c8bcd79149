import {doubleQuoted, javaScript, singleQuoted} from './literals';
import {mediaType, timeoutSeconds, url, type Writer} from './request';

export const php: Writer = (body, authorization) => `<?php
$context = stream_context_create(['http' => [
    'method' => 'POST',
    'header' => [
        'Authorization: ${authorization}',
        'Content-Type: ${mediaType}',
        'Accept: ${mediaType}',
    ],
    'content' => ${singleQuoted(body)},
    'timeout' => ${timeoutSeconds},
    'ignore_errors' => true,
]]);
echo file_get_contents('${url}', false, $context);`;

export const node: Writer = (body, authorization) => `const response = await fetch('${url}', {
  method: 'POST',
  headers: {
    Authorization: '${authorization}',
    'Content-Type': '${mediaType}',
    Accept: '${mediaType}',
  },
  body: ${javaScript(body)},
  signal: AbortSignal.timeout(${timeoutSeconds}000),
});
console.log(response.status, await response.text());`;

export const python: Writer = (body, authorization) => `from urllib.error import HTTPError
from urllib.request import Request, urlopen

body = ${doubleQuoted(body)}
headers = {
    "Authorization": "${authorization}",
    "Content-Type": "${mediaType}",
    "Accept": "${mediaType}",
}
request = Request("${url}", body.encode(), headers)
try:
    response = urlopen(request, timeout=${timeoutSeconds})
except HTTPError as refusal:
    response = refusal
with response:
    print(response.status, response.read().decode())`;

export const ruby: Writer = (body, authorization) => `require 'net/http'

uri = URI('${url}')
body = ${singleQuoted(body)}
headers = {
  'Authorization' => '${authorization}',
  'Content-Type' => '${mediaType}',
  'Accept' => '${mediaType}'
}
options = {use_ssl: uri.scheme == 'https', open_timeout: ${timeoutSeconds}, read_timeout: ${timeoutSeconds}}
response = Net::HTTP.start(uri.host, uri.port, options) do |http|
  http.post(uri.path, body, headers)
end
puts "#{response.code} #{response.body}"`;
