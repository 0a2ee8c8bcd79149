#!/usr/bin/env bash
# Verifies a posted form. Reads the fields as a JSON object from standard input,
# with the two tokens in it. Needs curl, jq and openssl.
set -euo pipefail

host="${MOSPARO_HOST:-https://mosparo.example.com}"
public_key="${MOSPARO_PUBLIC_KEY:-YOUR_PUBLIC_KEY}"
private_key="${MOSPARO_PRIVATE_KEY:-YOUR_PRIVATE_KEY}"
path='/api/v1/verification/verify'

sha() { openssl dgst -sha256 -r | cut -d' ' -f1; }
hmac() { printf '%s' "$1" | openssl dgst -sha256 -mac HMAC -macopt "key:$private_key" -r | cut -d' ' -f1; }
# Slashes and empty lists as the server writes them; jq -ac has made the rest compact and ASCII only.
canonical() { sed -e 's#/#\\/#g' -e 's#\[\]#{}#g' <<<"$1"; }

form=$(cat)
submit_token=$(jq -r '._mosparo_submitToken // ""' <<<"$form")
validation_token=$(jq -r '._mosparo_validationToken // ""' <<<"$form")
if [ -z "$submit_token" ] || [ -z "$validation_token" ]; then
  echo 'The form has no tokens.' >&2
  exit 1
fi

# Without mosparo's own fields, sorted, line breaks as LF, each value as its hash.
fields=$(jq -cS 'with_entries(select(.key | startswith("_mosparo_") | not)) | walk(if type == "string" then gsub("\r\n"; "\n") else . end)' <<<"$form")
form_data=$(
  jq -r '.[] | @base64' <<<"$fields" |
    while read -r value; do openssl base64 -d -A <<<"$value" | sha; done |
    jq -nRac --argjson fields "$fields" '$fields | map_values(input)'
)

form_signature=$(hmac "$(canonical "$form_data")")
validation_signature=$(hmac "$validation_token")
expected=$(hmac "$validation_signature$form_signature")

request=$(jq -nac --arg s "$submit_token" --arg v "$validation_signature" --arg f "$form_signature" --argjson d "$form_data" \
  '{submitToken: $s, validationSignature: $v, formSignature: $f, formData: $d}')
request_signature=$(hmac "$path$(canonical "$request")")

answer=$(curl --silent --show-error --max-time 10 \
  --user "$public_key:$request_signature" \
  --header 'Content-Type: application/json' --header 'Accept: application/json' \
  --data-binary "$request" "$host$path")

echo "$answer"
jq -e --arg expected "$expected" '.valid == true and .verificationSignature == $expected' <<<"$answer" >/dev/null
