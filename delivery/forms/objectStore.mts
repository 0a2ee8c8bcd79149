import {caching, contentTypes, hashedFolders, securityHeaders} from '../core/description.mjs';
import {notice} from './notice.mts';

/** Headers for which a CloudFront policy has fields of their own; all others are custom headers. */
const ownFields = new Set([
  'Content-Security-Policy',
  'Strict-Transport-Security',
  'X-Content-Type-Options',
  'Referrer-Policy',
]);

/** A CloudFront response headers policy, for `aws cloudfront create-response-headers-policy`. */
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

/**
 * `upload.sh`: uploads hashed files first, then everything else that pages load, then the pages, so that no page is
 * published before its files. Precompressed copies are not uploaded, because the CDN compresses.
 */
export function uploadScript(): string {
  const calls = (name: string, types: typeof contentTypes) =>
    types.map(({extension, type}) => `${name} ${extension} "${type}"`).join('\n');
  const filters = (option: string, extension: string) =>
    hashedFolders.map((folder) => `--${option} "${folder.slice(1)}*${extension}"`).join(' ');
  return `#!/bin/sh
${notice}
# Usage: upload.sh BUILD s3://BUCKET [POLICY DISTRIBUTION]
# Uploads a build, or an older build again to go back. POLICY and DISTRIBUTION are the ids of the CloudFront
# response headers policy and distribution; without them (the first time) only files are uploaded.
# Run it again after an interruption.
set -eu

fail() {
  echo "$1" >&2
  exit 1
}

[ $# -eq 2 ] || [ $# -eq 4 ] || fail "Usage: upload.sh BUILD s3://BUCKET [POLICY DISTRIBUTION]"
build=\${1%/}
bucket=\${2%/}
policy=\${3:-}
distribution=\${4:-}
new=$build.delivery/response-headers-policy.json
[ -f "$new" ] || fail "$new is missing; npm start builds without it. Remedy: npm run build"

# Files with a hash in their name never change: those of former builds stay, for readers with an open page.
hashed() {
  aws s3 sync "$build" "$bucket" --size-only --no-progress --exclude "*" ${filters('include', '.$1')} --content-type "$2" --cache-control "${caching.hashed}"
}
# Always uploaded, because a file of another build may have the same size and a later date.
other() {
  aws s3 cp "$build" "$bucket" --recursive --no-progress --exclude "*" --include "*.$1" ${filters('exclude', '')} --content-type "$2" --cache-control "${caching.other}"
}
set_policy() {
  tag=$(aws cloudfront get-response-headers-policy --id "$policy" --query ETag --output text)
  aws cloudfront update-response-headers-policy --id "$policy" --if-match "$tag" --response-headers-policy-config "file://$1" > /dev/null
}

${calls('hashed', contentTypes)}

${calls(
  'other',
  contentTypes.filter(({extension}) => extension !== 'html'),
)}

# While pages of both builds are in the bucket, the policy allows the scripts of both.
if [ -n "$policy" ]; then
  folder=$(mktemp -d)
  trap 'rm -rf "$folder"' EXIT
  aws cloudfront get-response-headers-policy-config --id "$policy" --query ResponseHeadersPolicyConfig --output json > "$folder/old.json"
  node "$(dirname "$0")/joinPolicies.mjs" "$new" "$folder/old.json" > "$folder/joined.json"
  set_policy "$folder/joined.json"
  aws cloudfront wait distribution-deployed --id "$distribution"
fi

${calls(
  'other',
  contentTypes.filter(({extension}) => extension === 'html'),
)}

[ -z "$policy" ] || set_policy "$new"
`;
}
