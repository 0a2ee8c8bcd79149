#!/usr/bin/env bash
# A CGI script: the web server puts the posted form on the standard input.
set -euo pipefail
shopt -s inherit_errexit

# shellcheck source=SCRIPTDIR/mosparo.sh
source "$(dirname "$0")/mosparo.sh"

answer() {
  printf 'Status: %s\nContent-Type: text/plain; charset=utf-8\n\n%s\n' "$1" "$2"
}

handle_contact() {
  local form reason name email
  form=$(mosparo_read_form)

  # 1. Verify the raw values, once.
  if ! reason=$(mosparo_verify "$form" name emailAddress message); then
    echo "$reason" >&2
    answer 403 'Your message could not be verified. Please send it again.'
    return
  fi

  # 2. Only now clean and validate them.
  name=$(jq -r '.name[0] // "" | gsub("^\\s+|\\s+$"; "")' <<<"$form")
  email=$(jq -r '.emailAddress[0] // ""' <<<"$form")
  if [[ -z $name || $email != *@* ]]; then
    answer 422 'Please enter your name and your email address.'
    return
  fi

  # 3. Process the message: send it, store it.
  answer 200 'Thank you for your message.'
}

handle_contact
