#!/usr/bin/env bash
# Prints the statistic of the last 7 days. Needs curl and openssl.
set -euo pipefail

host="${MOSPARO_HOST:-https://mosparo.example.com}"
public_key="${MOSPARO_PUBLIC_KEY:-YOUR_PUBLIC_KEY}"
private_key="${MOSPARO_PRIVATE_KEY:-YOUR_PRIVATE_KEY}"
range="${1:-604800}"

path='/api/v1/statistic/by-date'
# The range is a number in the signed text, therefore without quotes.
signed="$path{\"range\":$range}"
signature=$(printf '%s' "$signed" | openssl dgst -sha256 -mac HMAC -macopt "key:$private_key" -r | cut -d' ' -f1)

curl --silent --show-error --fail-with-body --max-time 10 \
  --user "$public_key:$signature" \
  --header 'Accept: application/json' \
  "$host$path?range=$range"
