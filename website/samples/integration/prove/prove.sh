#!/usr/bin/env bash
# Sends what somebody would send who wants to get around mosparo.
# SITE, submitToken and validationToken come from the environment.
set -eu
: "${SITE:?}" "${submitToken=}" "${validationToken=}"

# region:post
post() {
  curl --silent --output /dev/null --write-out '%{http_code}\n' "$SITE" \
    --data-urlencode 'name=Anna Example' --data-urlencode 'emailAddress=anna@example.org' "$@"
}
# endregion:post

case ${1-} in
  no-tokens)
    # region:no-tokens
    post --data-urlencode 'message=Test'
    # endregion:no-tokens
    ;;
  invented-tokens)
    # region:invented-tokens
    post --data-urlencode 'message=Test' \
      --data '_mosparo_submitToken=invented' --data '_mosparo_validationToken=invented'
    # endregion:invented-tokens
    ;;
  edited-field)
    # region:edited-field
    post --data-urlencode 'message=Something else' \
      --data "_mosparo_submitToken=$submitToken" --data "_mosparo_validationToken=$validationToken"
    # endregion:edited-field
    ;;
  replay)
    # region:replay
    for attempt in first second; do
      echo "$attempt: $(post --data-urlencode 'message=Test' \
        --data "_mosparo_submitToken=$submitToken" --data "_mosparo_validationToken=$validationToken")"
    done
    # endregion:replay
    ;;
  *)
    echo 'usage: prove.sh no-tokens | invented-tokens | edited-field | replay' >&2
    exit 2
    ;;
esac
