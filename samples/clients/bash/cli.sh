#!/usr/bin/env bash
set -euo pipefail
shopt -s inherit_errexit

# shellcheck source=SCRIPTDIR/mosparo.sh
source "$(dirname "$0")/mosparo.sh"

# region:form
# Turns the body of a posted form into a JSON object: name -> list of values.
decode() {
  local plain=${1//+/ }
  plain=${plain//\\/\\\\}
  printf -v decoded '%b' "${plain//%/\\x}"
}

read_form() {
  local pair pairs=() decoded
  while IFS= read -r -d '&' pair || [[ -n $pair ]]; do
    decode "${pair%%=*}" && pairs+=("$decoded")
    decode "${pair#*=}" && pairs+=("$decoded")
  done
  jq -nc '
    [$ARGS.positional | range(0; length; 2) as $i | {name: .[$i], value: .[$i + 1]}]
    | group_by(.name) | map({(.[0].name): map(.value)}) | add // {}
  ' --args -- "${pairs[@]}"
}
# endregion:form

# region:handler
# A CGI script: the web server puts the posted form on the standard input.
handle_contact() {
  local form reason name email
  form=$(read_form)

  # 1. Verify the raw values, once.
  if ! reason=$(mosparo_verify "$form" name emailAddress message); then
    echo "$reason" >&2
    echo '403 Your message could not be verified. Please send it again.'
    return
  fi

  # 2. Only now clean and validate them.
  name=$(jq -r '.name[0] // "" | gsub("^\\s+|\\s+$"; "")' <<<"$form")
  email=$(jq -r '.emailAddress[0] // ""' <<<"$form")
  if [[ -z $name || $email != *@* ]]; then
    echo '422 Please enter your name and your email address.'
    return
  fi

  # 3. Process the message: send it, store it.
  echo '200 Thank you for your message.'
}
# endregion:handler

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
  if reason=$(mosparo_verify "$(printf '%s' "$body" | read_form)" "${fields[@]}"); then
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
  if [[ $task == contact ]]; then
    printf '%s' "$body" | handle_contact | jq -Rsc .
    return
  fi
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
