#!/bin/sh
# Usage: switch.sh RELEASE [SITE]
# Puts a folder below SITE/releases (/srv/docs/releases) into service by one switch of a link: a new
# one for release.sh, or by hand an older one to go back. nginx is reloaded only when the policy is
# not the one it knows, and before the switch: the link is all that changes for readers.
# NGINX_COMMAND names the program with its options, if it is not plain `nginx`.
set -eu
release=$(cd "$1" && pwd)
site=$(cd "${2:-/srv/docs}" && pwd)
# Not `NGINX`: nginx itself reads a variable of that name.
nginx=${NGINX_COMMAND:-nginx}

previous=$release
[ ! -e "$site/current" ] || previous=$(cd "$site/current" && pwd -P)
LC_ALL=C awk -v root="$site/current/site" -f "$(dirname "$0")/join-policies.awk" \
  "$release/release.conf" "$previous/release.conf" > "$site/release.conf.new"

if cmp -s "$site/release.conf.new" "$site/release.conf"; then
  rm "$site/release.conf.new"
else
  [ ! -e "$site/release.conf" ] || cp -p "$site/release.conf" "$site/release.conf.old"
  mv "$site/release.conf.new" "$site/release.conf"
  if ! $nginx -t -q; then
    rm "$site/release.conf"
    [ ! -e "$site/release.conf.old" ] || mv "$site/release.conf.old" "$site/release.conf"
    echo "nginx refuses the release; nothing was changed." >&2
    exit 1
  fi
  $nginx -s reload
  # Wait until the new workers answer, with the policy that also allows the new pages.
  sleep 1
  rm -f "$site/release.conf.old"
fi

ln -s "$release" "$site/current.new"
mv -T "$site/current.new" "$site/current"
