#!/usr/bin/env bash
# Calls the web cron job of mosparo and turns its answer into an exit code.
# Usage: mosparo-web-cron https://mosparo.example.com /etc/mosparo/web-cron-key
set -euo pipefail

mosparo=${1:?address of mosparo}
key_file=${2:?file with the secret key}

# The key travels through standard input, so that no list of processes shows it.
status=$(
  tr -d '\r\n' <"$key_file" |
    curl --silent --show-error --max-time 300 --output /dev/null \
      --write-out '%{http_code}' --get --data-urlencode 'key@-' \
      "${mosparo%/}/cron-jobs/execute"
)

case $status in
  200) ;;
  425) ;; # The waiting time is not over: nothing to worry about.
  *)
    echo "The web cron job of mosparo answered with status $status." >&2
    exit 1
    ;;
esac
