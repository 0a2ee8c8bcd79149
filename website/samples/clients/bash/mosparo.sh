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

# The text that mosparo signs, from compact JSON in pure ASCII: with \/ and with {} for [].
mosparo_canonical_json() {
  sed -e 's#/#\\/#g' -e 's/\[\]/{}/g' <<<"$1"
}

mosparo_decode() {
  local plain=${1//+/ }
  plain=${plain//\\/\\\\}
  printf -v decoded '%b' "${plain//%/\\x}"
}

# Turns the body of a posted form on the standard input into a JSON object: name -> list of values.
mosparo_read_form() {
  local pair pairs=() decoded
  while IFS= read -r -d '&' pair || [[ -n $pair ]]; do
    mosparo_decode "${pair%%=*}" && pairs+=("$decoded")
    mosparo_decode "${pair#*=}" && pairs+=("$decoded")
  done
  jq -nc '
    [$ARGS.positional | range(0; length; 2) as $i | {name: .[$i], value: .[$i + 1]}]
    | group_by(.name) | map({(.[0].name): map(.value)}) | add // {}
  ' --args -- "${pairs[@]}"
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
  local text
  jq -r '.. | strings | @base64' <<<"$1" \
    | while read -r text; do openssl base64 -d -A <<<"$text" | mosparo_sha256; done \
    | jq -nRac --argjson data "$1" '$data | (.. | strings) |= input'
}

# mosparo_sign DATA SUBMIT_TOKEN VALIDATION_TOKEN [METADATA]: sets the variables that end in _data,
# _json, _signature and authorization.
mosparo_sign() {
  form_data=$(mosparo_hash_values "$1")
  form_json=$(mosparo_canonical_json "$form_data")
  form_signature=$(mosparo_hmac "$form_json")
  validation_signature=$(mosparo_hmac "$3")
  verification_signature=$(mosparo_hmac "$validation_signature$form_signature")
  request_data=$(
    jq -nac --arg submit "$2" --arg validation "$validation_signature" --arg form "$form_signature" \
      --argjson data "$form_data" --arg metadata "${4-}" '
        {submitToken: $submit, validationSignature: $validation, formSignature: $form, formData: $data}
        + if $metadata == "" then {} else {metadata: $metadata} end'
  )
  request_json=$(mosparo_canonical_json "$request_data")
  request_signature=$(mosparo_hmac "$MOSPARO_PATH$request_json")
  authorization="Basic $(printf '%s' "$MOSPARO_PUBLIC_KEY:$request_signature" | openssl base64 -A)"
}

mosparo_send() {
  curl --silent --max-time 5 --write-out '\n%{http_code}' \
    --header 'Content-Type: application/json' --header 'Accept: application/json' \
    --header "Authorization: $authorization" \
    --data-binary @- "$MOSPARO_HOST$MOSPARO_PATH" <<<"$request_data"
}

# mosparo_verify FORM FIELD...: succeeds for a clear yes only; else prints the reason and fails.
mosparo_verify() {
  local form=$1 data submit_token validation_token answer status verdict
  local form_{data,json,signature} request_{data,json,signature} {validation,verification}_signature authorization
  shift
  {
    IFS= read -r submit_token
    IFS= read -r validation_token
  } < <(jq -r '(._mosparo_submitToken, ._mosparo_validationToken) | .[0] // ""' <<<"$form")
  if [[ -z $submit_token || -z $validation_token ]]; then
    echo 'The tokens of mosparo are missing.'
    return 1
  fi
  data=$(mosparo_prepare "$form" "$@")
  mosparo_sign "$data" "$submit_token" "$validation_token"
  if ! answer=$(mosparo_send); then
    echo 'mosparo cannot be reached.'
    return 1
  fi
  status=${answer##*$'\n'}
  answer=${answer%$'\n'*}
  if [[ $status != 200 ]]; then
    echo "mosparo answered $status: $answer"
    return 1
  fi
  verdict=$(jq -r --argjson data "$data" --arg signature "$verification_signature" '
    if .error then "mosparo: \(.errorMessage)"
    elif .valid != true then "Not valid: \(.issues | tojson)"
    elif .verificationSignature != $signature then "The answer has a wrong signature."
    else [.verifiedFields as $verified | $data | keys[] | select($verified[.] != "valid")]
      | if length > 0 then "The field \(first) was not verified." else "genuine" end
    end' <<<"$answer") || verdict='The answer is not readable.'
  if [[ $verdict != genuine ]]; then
    echo "$verdict"
    return 1
  fi
}
