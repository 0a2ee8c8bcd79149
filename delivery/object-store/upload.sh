#!/bin/sh
# Made by `npm run delivery` from delivery/core/description.mjs; do not edit.
# Usage: upload.sh BUILD s3://BUCKET [POLICY DISTRIBUTION]
# Uploads a build, or an older one again to go back. POLICY and DISTRIBUTION are the ids of the response
# headers policy and the distribution of CloudFront; without them (the first time) only files are uploaded.
# Can be repeated after an interruption.
set -eu

fail() {
  echo "$1" >&2
  exit 1
}

[ $# -eq 2 ] || [ $# -eq 4 ] || fail "Usage: upload.sh BUILD s3://BUCKET [POLICY DISTRIBUTION]"
build=${1%/}
bucket=${2%/}
policy=${3:-}
distribution=${4:-}
new=$build.delivery/response-headers-policy.json
[ -f "$new" ] || fail "$new is missing; npm start builds without it. Remedy: npm run build"

# Names with a hash never change: what is there already stays, also of former builds, for readers with an open page.
hashed() {
  aws s3 sync "$build" "$bucket" --size-only --no-progress --exclude "*" --include "assets/*.$1" --include "de/assets/*.$1" --content-type "$2" --cache-control "public, max-age=31536000, immutable"
}
# Always uploaded: a file of another build may have the same size and a later date.
other() {
  aws s3 cp "$build" "$bucket" --recursive --no-progress --exclude "*" --include "*.$1" --exclude "assets/*" --exclude "de/assets/*" --content-type "$2" --cache-control "public, max-age=0, must-revalidate"
}
set_policy() {
  tag=$(aws cloudfront get-response-headers-policy --id "$policy" --query ETag --output text)
  aws cloudfront update-response-headers-policy --id "$policy" --if-match "$tag" --response-headers-policy-config "file://$1" > /dev/null
}

hashed html "text/html; charset=utf-8"
hashed js "text/javascript; charset=utf-8"
hashed css "text/css; charset=utf-8"
hashed json "application/json; charset=utf-8"
hashed md "text/markdown; charset=utf-8"
hashed svg "image/svg+xml"
hashed txt "text/plain; charset=utf-8"
hashed xml "application/xml; charset=utf-8"
hashed yaml "application/yaml; charset=utf-8"
hashed webmanifest "application/manifest+json"
hashed ico "image/x-icon"
hashed png "image/png"
hashed webp "image/webp"
hashed woff2 "font/woff2"

other js "text/javascript; charset=utf-8"
other css "text/css; charset=utf-8"
other json "application/json; charset=utf-8"
other md "text/markdown; charset=utf-8"
other svg "image/svg+xml"
other txt "text/plain; charset=utf-8"
other xml "application/xml; charset=utf-8"
other yaml "application/yaml; charset=utf-8"
other webmanifest "application/manifest+json"
other ico "image/x-icon"
other png "image/png"
other webp "image/webp"
other woff2 "font/woff2"

# While pages of both builds are there, the policy allows the scripts of both.
if [ -n "$policy" ]; then
  folder=$(mktemp -d)
  trap 'rm -rf "$folder"' EXIT
  aws cloudfront get-response-headers-policy-config --id "$policy" --query ResponseHeadersPolicyConfig --output json > "$folder/old.json"
  node "$(dirname "$0")/joinPolicies.mjs" "$new" "$folder/old.json" > "$folder/joined.json"
  set_policy "$folder/joined.json"
  aws cloudfront wait distribution-deployed --id "$distribution"
fi

other html "text/html; charset=utf-8"

[ -z "$policy" ] || set_policy "$new"
