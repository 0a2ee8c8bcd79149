#!/bin/sh
# Usage: release.sh BUILD [SITE]
# Puts a build (folders BUILD and BUILD.delivery) into service below SITE (/srv/docs): a folder of its
# own, then one switch of a link and a reload of nginx. Requests under way are finished by the old
# workers with the old files. Point the link `current` at an older release and reload to go back.
# NGINX_COMMAND names the program with its options, if it is not plain `nginx`.
set -eu
build=${1%/}
site=${2:-/srv/docs}
# Not `NGINX`: nginx itself reads a variable of that name.
nginx=${NGINX_COMMAND:-nginx}
kept=3

release=$site/releases/$(date -u +%Y%m%dT%H%M%S)-$$
partial=$release.partial
mkdir -p "$partial"
cp -Rp "$build" "$partial/site"
cp -p "$build.delivery/"* "$partial/"

previous=
if [ -e "$site/current" ]; then
  previous=$(cd "$site/current" && pwd -P)
  sh "$(dirname "$0")/keep-assets.sh" "$previous" "$partial"
  # An unchanged file keeps its date, so that browsers need not load it again.
  (cd "$partial/site" && find . -type f ! -path '*/assets/*') | while IFS= read -r file; do
    if cmp -s "$previous/site/$file" "$partial/site/$file"; then
      touch -r "$previous/site/$file" "$partial/site/$file"
    fi
  done
fi

sed "s|^root .*|root $release/site;|" "$build.delivery/release.conf" > "$partial/release.conf"
mv "$partial" "$release"

point_to() {
  ln -s "$1" "$site/current.new"
  mv -T "$site/current.new" "$site/current"
}
point_to "$release"
if ! $nginx -t -q; then
  if [ -n "$previous" ]; then point_to "$previous"; else rm "$site/current"; fi
  rm -rf "$release"
  echo "nginx refuses the new release; nothing was changed." >&2
  exit 1
fi
$nginx -s reload
echo "$release"

# The newest releases stay for going back.
find "$site/releases" -mindepth 1 -maxdepth 1 -type d | sort -r | tail -n +$((kept + 1)) |
  while IFS= read -r old; do rm -rf "$old"; done
