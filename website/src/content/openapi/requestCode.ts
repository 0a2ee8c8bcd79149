import type {Json} from '../signing/canonicalJson';

/** A request with example values, as pages show it. */
export interface SampleRequest {
  readonly path: string;
  /** The values have the types that they have in the signed text. */
  readonly query?: Readonly<Record<string, Json>>;
  readonly body?: Json;
}

const host = 'https://mosparo.example.com';

const dataOf = ({query, body}: SampleRequest) => body ?? query ?? {};
const queryOf = ({query = {}}: SampleRequest) =>
  Object.entries(query)
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`)
    .join('&');
const addressOf = (request: SampleRequest) =>
  queryOf(request) ? `${request.path}?${queryOf(request)}` : request.path;

function bash(request: SampleRequest): string {
  const send = request.body
    ? ' \\\n  --header \'Content-Type: application/json\' \\\n  --data "$data"'
    : '';
  return `path='${request.path}'
data='${JSON.stringify(dataOf(request), null, 2)}'

# MOSPARO_PRIVATE_KEY: private key of the project
# Compact and ASCII only, slashes and empty lists as mosparo writes them.
signed="$path$(jq -ac . <<<"$data" | sed -e 's#/#\\\\/#g' -e 's#\\[\\]#{}#g')"
signature=$(printf '%s' "$signed" |
  openssl dgst -sha256 -mac HMAC -macopt "key:$MOSPARO_PRIVATE_KEY" -r | cut -d' ' -f1)

curl '${host}${addressOf(request)}' \\
  --user "YOUR_PUBLIC_KEY:$signature" \\
  --header 'Accept: application/json'${send}
`;
}

function phpValue(value: Json, by = ''): string {
  if (value === null || typeof value !== 'object') {
    return typeof value === 'string'
      ? `'${value.replace(/['\\]/g, '\\$&')}'`
      : JSON.stringify(value);
  }
  const isList = Array.isArray(value);
  const items = Object.entries(value as Record<string, Json>).map(
    ([name, item]) => `${by}    ${isList ? '' : `'${name}' => `}${phpValue(item, `${by}    `)},\n`,
  );
  return items.length > 0 ? `[\n${items.join('')}${by}]` : '[]';
}

function php(request: SampleRequest): string {
  const [method, type, content] = request.body
    ? [
        "\n    'method' => 'POST',",
        "\n        'Content-Type: application/json',",
        "\n    'content' => json_encode($data),",
      ]
    : ['', '', ''];
  return `<?php
$path = '${request.path}';
$data = ${phpValue(dataOf(request))};

$signed = $path . str_replace('[]', '{}', json_encode($data));
$signature = hash_hmac('sha256', $signed, getenv('MOSPARO_PRIVATE_KEY'));

$context = stream_context_create(['http' => [${method}
    'header' => [
        'Authorization: Basic ' . base64_encode("YOUR_PUBLIC_KEY:$signature"),${type}
        'Accept: application/json',
    ],${content}
    'timeout' => 10,
    'ignore_errors' => true, // gives the body also when the status is not 200
]]);
echo file_get_contents('${host}${addressOf(request)}', false, $context);
`;
}

/** JSON as a literal of JavaScript: names without quotes, texts in single ones. */
const javaScript = (value: Json) =>
  JSON.stringify(value, null, 2)
    .replace(/^(\s*)"([A-Za-z]\w*)":/gm, '$1$2:')
    .replace(
      /"((?:[^"\\]|\\.)*)"/g,
      (_, text: string) => `'${text.replaceAll('\\"', '"').replaceAll("'", "\\'")}'`,
    );

function node(request: SampleRequest): string {
  const [method, type, body] = request.body
    ? ["\n  method: 'POST',", "\n    'Content-Type': 'application/json',", '\n  body: json,']
    : ['', '', ''];
  return `import {createHmac} from 'node:crypto';

const path = '${request.path}';
const data = ${javaScript(dataOf(request))};

const json = JSON.stringify(data);
// If names or metadata are not plain ASCII, escape them too.
const signed = path + json.replaceAll('/', '\\\\/').replaceAll('[]', '{}');
const signature = createHmac('sha256', process.env.MOSPARO_PRIVATE_KEY)
  .update(signed)
  .digest('hex');

const response = await fetch('${host}${addressOf(request)}', {${method}
  headers: {
    Authorization: \`Basic \${btoa(\`YOUR_PUBLIC_KEY:\${signature}\`)}\`,${type}
    Accept: 'application/json',
  },${body}
  signal: AbortSignal.timeout(10_000),
});
console.log(response.status, await response.text());
`;
}

function python(request: SampleRequest): string {
  const [body, type] = request.body
    ? ['\n    json.dumps(data).encode(),', '\n        "Content-Type": "application/json",']
    : ['', ''];
  return `import base64, hashlib, hmac, json, os, urllib.request

path = "${request.path}"
data = ${JSON.stringify(dataOf(request), null, 4)}

signed = path + json.dumps(data, separators=(",", ":")).replace("/", "\\\\/").replace("[]", "{}")
key = os.environ["MOSPARO_PRIVATE_KEY"]
signature = hmac.new(key.encode(), signed.encode(), hashlib.sha256).hexdigest()
credentials = base64.b64encode(f"YOUR_PUBLIC_KEY:{signature}".encode()).decode()

request = urllib.request.Request(
    "${host}${addressOf(request)}",${body}
    headers={
        "Authorization": f"Basic {credentials}",${type}
        "Accept": "application/json",
    },
)
with urllib.request.urlopen(request, timeout=10) as response:
    print(response.status, response.read().decode())
`;
}

/** Code that signs and sends a request, by the values of the tab group `language`. */
export const requestCode = {bash, php, node, python} as const satisfies Readonly<
  Record<string, (request: SampleRequest) => string>
>;

export type CodeLanguage = keyof typeof requestCode;
