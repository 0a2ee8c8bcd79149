#!/usr/bin/env bash
set -euo pipefail
shopt -s inherit_errexit

# shellcheck source=SCRIPTDIR/mosparo.sh
source "$(dirname "$0")/mosparo.sh"

verify() {
  local reason
  if reason=$(mosparo_verify "$(printf '%s' "$body" | mosparo_read_form)" "${fields[@]}"); then
    printf accepted
  else
    printf 'refused: %s' "$reason"
  fi
}

run_task() {
  local values body fields
  mapfile -t values < <(jq -r '.body, .host, .publicKey, .privateKey, .fields[]' <<<"$1")
  body=${values[0]} fields=("${values[@]:4}")
  local MOSPARO_HOST=${values[1]} MOSPARO_PUBLIC_KEY=${values[2]} MOSPARO_PRIVATE_KEY=${values[3]}
  verify | jq -Rsc .
}

# A task in each line of the standard input, its result in a line of the standard output, both JSON.
while IFS= read -r line; do
  run_task "$line"
done
