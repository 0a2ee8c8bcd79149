#!/usr/bin/env bash
# Monitoring plugin: exit 0 when healthy, 1 when the check was skipped, 2 when broken.
# Needs curl and jq. The address of this machine must be in MOSPARO_HEALTH_ALLOW_LIST.
set -uo pipefail

host="${1:-https://mosparo.example.com}"

if ! answer=$(curl --silent --show-error --max-time 5 "$host/api/v1/health/check" 2>&1); then
  echo "CRITICAL: $answer"
  exit 2
fi

if ! status=$(jq -er '.databaseStatus' <<<"$answer" 2>/dev/null); then
  echo 'CRITICAL: no health answer; is this machine in MOSPARO_HEALTH_ALLOW_LIST?'
  exit 2
fi

case "$status" in
  connected)
    echo 'OK: connected'
    ;;
  connection-failed)
    echo "CRITICAL: $(jq -r '.error' <<<"$answer")"
    exit 2
    ;;
  *)
    echo "WARNING: $status"
    exit 1
    ;;
esac
