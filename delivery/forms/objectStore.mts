import {
  caching,
  contentTypes,
  hashedFolders,
  localeBases,
  redirects,
  securityHeaders,
} from '../core/description.mjs';
import {notice} from './notice.mts';

/** Headers that CloudFront sets by fields of their own; all others are custom headers. */
const ownFields = new Set([
  'Content-Security-Policy',
  'Strict-Transport-Security',
  'X-Content-Type-Options',
  'Referrer-Policy',
]);

/** A response headers policy of CloudFront, for `aws cloudfront create-response-headers-policy`. */
export function responseHeadersPolicy(policy: string): string {
  const custom = securityHeaders.filter(({name}) => !ownFields.has(name));
  const value = (wanted: string) => securityHeaders.find(({name}) => name === wanted)?.value ?? '';
  const document = {
    Name: 'documentation',
    Comment: notice.replace(/^# /, ''),
    SecurityHeadersConfig: {
      ContentSecurityPolicy: {Override: true, ContentSecurityPolicy: policy},
      ContentTypeOptions: {Override: true},
      ReferrerPolicy: {Override: true, ReferrerPolicy: value('Referrer-Policy')},
      StrictTransportSecurity: {
        Override: true,
        AccessControlMaxAgeSec: Number(
          /max-age=(\d+)/.exec(value('Strict-Transport-Security'))?.[1],
        ),
        IncludeSubdomains: value('Strict-Transport-Security').includes('includeSubDomains'),
        Preload: value('Strict-Transport-Security').includes('preload'),
      },
    },
    CustomHeadersConfig: {
      Quantity: custom.length,
      Items: custom.map(({name, value: text}) => ({Header: name, Value: text, Override: true})),
    },
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}

/** Uploads a build: hashed files first, so that no page is there before its scripts. Old hashed files stay. */
export function uploadScript(): string {
  const sync = 'aws s3 sync "$build" "$bucket" --no-progress --exclude "*"';
  const folders = hashedFolders.map((folder) => `--include "${folder.slice(1)}*"`).join(' ');
  const excluded = [
    ...hashedFolders.map((folder) => `${folder.slice(1)}*`),
    '*.br',
    '*.gz',
    '_headers',
    '_redirects',
  ];
  const uploads = contentTypes.flatMap(({ending, type}) => [
    `# ${ending}`,
    `upload "*.${ending}" "${type}"`,
  ]);
  return `#!/usr/bin/env bash
${notice}
# Usage: upload.sh BUILD s3://BUCKET. The CDN compresses; copies made for nginx stay at home.
set -euo pipefail
build=$1
bucket=$2

# Names with a hash, of this build; those of former builds stay for readers with an open page.
${sync} ${folders} ${excluded
    .filter((pattern) => pattern.startsWith('*'))
    .map((pattern) => `--exclude "${pattern}"`)
    .join(' ')} --cache-control "${caching.hashed}"

upload() {
  ${sync} --include "$1" ${excluded
    .map((pattern) => `--exclude "${pattern}"`)
    .join(' ')} --content-type "$2" --cache-control "${caching.other}"
}
${uploads.join('\n')}
`;
}

/** CloudFront function for viewer requests: the one form of an address, and the file behind it. */
export function viewerRequestFunction(): string {
  const table = Object.fromEntries(
    localeBases.flatMap((base) =>
      redirects.map(({from, to}) => [`${base}${from}`, `${base}${to}`]),
    ),
  );
  const starts = Object.fromEntries(localeBases.map((base) => [`${base}/`, `${base}/index.html`]));
  return `${notice.replace(/^#/, '//')}
var moved = ${JSON.stringify(table, null, 2)};
var starts = ${JSON.stringify(starts, null, 2)};

function redirect(to, query) {
  var parts = Object.keys(query).map(function (name) {
    return query[name].value === '' ? name : name + '=' + query[name].value;
  });
  var location = parts.length === 0 ? to : to + '?' + parts.join('&');
  return {statusCode: 301, statusDescription: 'Moved', headers: {location: {value: location}}};
}

function handler(event) {
  var request = event.request;
  var uri = request.uri;
  if (starts[uri]) {
    request.uri = starts[uri];
    return request;
  }
  var bare = uri.replace(/\\/{2,}/g, '/').replace(/\\/index\\.html$/, '/').replace(/\\.html$/, '');
  if (starts[bare]) return redirect(bare, request.querystring);
  bare = bare.replace(/\\/+$/, '');
  if (starts[bare + '/']) return redirect(bare + '/', request.querystring);
  if (moved[bare]) return redirect(moved[bare], request.querystring);
  if (bare !== uri) return redirect(bare, request.querystring);
  if (!/\\.[a-z0-9]+$/.test(bare)) request.uri = bare + '.html';
  return request;
}
`;
}
