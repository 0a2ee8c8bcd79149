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
  local given=$1 form
  MOSPARO_PUBLIC_KEY=$(jq -r .publicKey <<<"$given")
  MOSPARO_PRIVATE_KEY=$(jq -r .privateKey <<<"$given")
  form=$(jq -c '.form | map_values(if type == "array" then . else [.] end)' <<<"$given")
  mapfile -t fields < <(jq -r '.fields[]' <<<"$given")
  mosparo_sign "$(mosparo_prepare "$form" "${fields[@]}")" \
    "$(jq -r '._mosparo_submitToken[0]' <<<"$form")" \
    "$(jq -r '._mosparo_validationToken[0]' <<<"$form")" \
    "$(jq -r '.metadata // ""' <<<"$given")"
}

case ${1-} in
  sign) while IFS= read -r line; do sign "$line"; done ;;
  verify)
    shift
    if reason=$(mosparo_verify "$(read_form)" "$@"); then
      printf 'accepted'
    else
      printf 'refused: %s' "$reason"
      exit 1
    fi
    ;;
  contact) handle_contact ;;
  *)
    echo 'usage: cli.sh sign | verify FIELD... | contact' >&2
    exit 2
    ;;
esac
