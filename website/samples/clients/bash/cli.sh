#!/usr/bin/env bash
set -euo pipefail
shopt -s inherit_errexit

# shellcheck source=SCRIPTDIR/mosparo.sh
source "$(dirname "$0")/mosparo.sh"

sign() {
  local data form_{data,json,signature} request_{data,json,signature} {validation,verification}_signature authorization
  data=$(mosparo_prepare "$form" "${fields[@]}")
  mosparo_sign "$data" "${tokens_and_metadata[@]}"
  jq -nc --argjson preparedFormData "$data" --argjson formData "$form_data" --arg formDataJson "$form_json" \
    --arg formSignature "$form_signature" --arg validationSignature "$validation_signature" \
    --arg verificationSignature "$verification_signature" \
    --argjson requestData "$request_data" --arg requestJson "$request_json" \
    --arg signedString "$MOSPARO_PATH$request_json" --arg requestSignature "$request_signature" \
    --arg authorizationHeader "$authorization" '$ARGS.named'
}

verify() {
  local reason
  if reason=$(mosparo_verify "$(printf '%s' "$body" | mosparo_read_form)" "${fields[@]}"); then
    printf accepted
  else
    printf 'refused: %s' "$reason"
  fi
}

run_task() {
  local values task body form tokens_and_metadata fields
  mapfile -t values < <(jq -r '
    .task, .body, .host, .publicKey, .privateKey,
    (.form // {} | map_values(if type == "array" then . else [.] end) | tojson),
    .form._mosparo_submitToken, .form._mosparo_validationToken, .metadata // "", .fields[]?
  ' <<<"$1")
  task=${values[0]} body=${values[1]} form=${values[5]}
  tokens_and_metadata=("${values[@]:6:3}") fields=("${values[@]:9}")
  local MOSPARO_HOST=${values[2]} MOSPARO_PUBLIC_KEY=${values[3]} MOSPARO_PRIVATE_KEY=${values[4]}
  case $task in
    sign) sign ;;
    verify) verify | jq -Rsc . ;;
  esac
}

# A task in each line of the standard input, its result in a line of the standard output, both JSON.
while IFS= read -r line; do
  run_task "$line"
done
