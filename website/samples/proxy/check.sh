#!/usr/bin/env bash
set -euo pipefail

# Address of mosparo as visitors see it (with sub-path, without a slash at the end), and the
# unique identification number of any project.
mosparo="${1:?usage: check.sh https://mosparo.example.com YOUR_PROJECT_UUID}"
project="${2:?usage: check.sh https://mosparo.example.com YOUR_PROJECT_UUID}"
wrong=0

report() {
    if [[ "$1" == ok ]]; then
        printf 'ok      %s\n' "$2"
    else
        printf 'WRONG   %s\n' "$2"
        wrong=1
    fi
}

# Scheme, host, port and prefix: mosparo writes the whole address of the stylesheet.
stylesheet="$(curl -fsS "$mosparo/resources/$project/url")"
if [[ "$stylesheet" == "$mosparo/"* ]]; then
    report ok "mosparo knows its address: $stylesheet"
else
    report wrong "mosparo takes itself for another address: $stylesheet"
fi

# Scheme once more: over HTTPS the session cookie must be for HTTPS only.
cookie="$(curl -fsSI "$mosparo/login" | tr -d '\r' | grep -i '^set-cookie:' || true)"
if [[ "$mosparo" != https://* || "$cookie" =~ \;\ *[Ss]ecure ]]; then
    report ok "session cookie fits the scheme"
else
    report wrong "session cookie without Secure: X-Forwarded-Proto does not arrive or is not trusted"
fi

# Client address: a made-up one must not open the health check, which only the server itself may call.
status="$(curl -sS -o /dev/null -w '%{http_code}' -H 'X-Forwarded-For: 127.0.0.1' "$mosparo/api/v1/health/check")"
if [[ "$status" == 404 ]]; then
    report ok "a made-up client address is not believed"
else
    report wrong "health check answered $status: it runs on the server itself, or mosparo believes made-up addresses"
fi

exit "$wrong"
