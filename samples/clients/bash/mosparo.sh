# Asks mosparo whether a submitted form is genuine; needs jq, openssl and curl.
# A form is a JSON object: name -> list of values. The settings come from
# MOSPARO_HOST, MOSPARO_PUBLIC_KEY and MOSPARO_PRIVATE_KEY.
# The private key is visible in the process list while openssl runs: use this
# on a machine of your own, for tests and for small jobs.
# shellcheck shell=bash

MOSPARO_PATH=/api/v1/verification/verify

mosparo_sha256() {
  openssl dgst -sha256 -r | cut -d' ' -f1
}

mosparo_hmac() {
  printf '%s' "$1" | openssl dgst -sha256 -mac HMAC -macopt "key:$MOSPARO_PRIVATE_KEY" -r | cut -d' ' -f1
}

# The text that mosparo signs: compact, pure ASCII, with \/ and with {} for [].
mosparo_canonical_json() {
  jq -ac . <<<"$1" | sed -e 's#/#\\/#g' -e 's/\[\]/{}/g'
}

# The fields by name: texts as the visitor typed them, lists for names that end in [].
# Browsers post line breaks as CR LF, but the box has checked LF. Nothing else may change.
mosparo_prepare() {
  local form=$1
  shift
  jq -cS '
    . as $form
    | [
        $ARGS.positional[]
        | ($form[.] // [] | map(split("\r\n") | join("\n"))) as $values
        | if endswith("[]") then {(.[:-2]): $values}
          elif ($values | length) > 1 then {(.): $values}
          else {(.): ($values[0] // "")}
          end
      ]
    | add // {}
  ' --args -- "$@" <<<"$form"
}

# Replaces every text by its hash, also inside lists.
mosparo_hash_values() {
  local data=$1 path hash
  while read -r path; do
    hash=$(jq -j --argjson path "$path" 'getpath($path)' <<<"$data" | mosparo_sha256)
    data=$(jq -c --argjson path "$path" --arg hash "$hash" 'setpath($path; $hash)' <<<"$data")
  done < <(jq -c 'paths(strings)' <<<"$1")
  printf '%s' "$data"
}

# Every intermediate value of a signed request, as JSON.
mosparo_sign() {
  local data=$1 submit_token=$2 validation_token=$3 metadata=${4-}
  local form_data form_json form_signature validation_signature request_data request_json request_signature
  form_data=$(mosparo_hash_values "$data")
  form_json=$(mosparo_canonical_json "$form_data")
  form_signature=$(mosparo_hmac "$form_json")
  validation_signature=$(mosparo_hmac "$validation_token")
  request_data=$(
    jq -nc --arg submit "$submit_token" --arg validation "$validation_signature" --arg form "$form_signature" \
      --argjson data "$form_data" --arg metadata "$metadata" '
        {submitToken: $submit, validationSignature: $validation, formSignature: $form, formData: $data}
        + if $metadata == "" then {} else {metadata: $metadata} end'
  )
  request_json=$(mosparo_canonical_json "$request_data")
  request_signature=$(mosparo_hmac "$MOSPARO_PATH$request_json")
  jq -nc --argjson preparedFormData "$data" --argjson formData "$form_data" --arg formDataJson "$form_json" \
    --arg formSignature "$form_signature" --arg validationSignature "$validation_signature" \
    --arg verificationSignature "$(mosparo_hmac "$validation_signature$form_signature")" \
    --argjson requestData "$request_data" --arg requestJson "$request_json" \
    --arg signedString "$MOSPARO_PATH$request_json" --arg requestSignature "$request_signature" \
    --arg authorizationHeader "Basic $(printf '%s' "$MOSPARO_PUBLIC_KEY:$request_signature" | openssl base64 -A)" \
    '$ARGS.named'
}

mosparo_send() {
  jq -c .requestData <<<"$1" | curl --silent --max-time 5 --write-out '\n%{http_code}' \
    --header 'Content-Type: application/json' --header 'Accept: application/json' \
    --header "Authorization: $(jq -r .authorizationHeader <<<"$1")" \
    --data-binary @- "$MOSPARO_HOST$MOSPARO_PATH"
}

# mosparo_verify FORM FIELD...: succeeds for a clear yes only; else prints the reason and fails.
mosparo_verify() {
  local form=$1 data submit_token validation_token signed answer status verdict
  shift
  submit_token=$(jq -r '._mosparo_submitToken[0] // ""' <<<"$form")
  validation_token=$(jq -r '._mosparo_validationToken[0] // ""' <<<"$form")
  if [[ -z $submit_token || -z $validation_token ]]; then
    echo 'The tokens of mosparo are missing.'
    return 1
  fi
  data=$(mosparo_prepare "$form" "$@")
  signed=$(mosparo_sign "$data" "$submit_token" "$validation_token")
  if ! answer=$(mosparo_send "$signed"); then
    echo 'mosparo cannot be reached.'
    return 1
  fi
  status=${answer##*$'\n'}
  answer=${answer%$'\n'*}
  if [[ $status != 200 ]]; then
    echo "mosparo answered $status: $answer"
    return 1
  fi
  verdict=$(jq -r --argjson data "$data" --argjson signed "$signed" '
    if .error then "mosparo: \(.errorMessage)"
    elif .valid != true then "Not valid: \(.issues | tojson)"
    elif .verificationSignature != $signed.verificationSignature then "The answer has a wrong signature."
    else [.verifiedFields as $verified | $data | keys[] | select($verified[.] != "valid")]
      | if length > 0 then "The field \(first) was not verified." else "genuine" end
    end' <<<"$answer") || verdict='The answer is not readable.'
  if [[ $verdict != genuine ]]; then
    echo "$verdict"
    return 1
  fi
}
