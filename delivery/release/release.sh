#!/bin/sh
# Usage: release.sh BUILD [SITE]
# Puts a build (folders BUILD and BUILD.delivery) into service below SITE (/srv/docs): makes a folder
# of its own in SITE/releases and switches to it (see switch.sh, which also goes back to an older one).
set -eu
build=${1%/}
mkdir -p "${2:-/srv/docs}"
site=$(cd "${2:-/srv/docs}" && pwd)
here=$(dirname "$0")
kept=3

release=$site/releases/$(date -u +%Y%m%dT%H%M%S)-$$
partial=$release.partial
mkdir -p "$partial"
cp -Rp "$build" "$partial/site"
cp -p "$build.delivery/"* "$partial/"

if [ -e "$site/current" ]; then
  previous=$(cd "$site/current" && pwd -P)
  sh "$here/keep-assets.sh" "$previous" "$partial"
  # An unchanged file keeps its date, so that browsers need not load it again.
  (
    cd "$previous/site"
    LC_ALL=C diff -rqs . "$partial/site" |
      sed -n '/^Files [^ ]*\/assets\//d; s|^Files \(\./.*\) and .* are identical$|\1|p' > "$partial/unchanged"
    # The format keeps fractions of a second.
    tar --format=pax -cf - -T "$partial/unchanged" | tar -xpf - -C "$partial/site"
    rm "$partial/unchanged"
  )
fi

mv "$partial" "$release"
if ! sh "$here/switch.sh" "$release" "$site"; then
  rm -rf "$release"
  exit 1
fi
echo "$release"

# The newest releases stay for going back.
find "$site/releases" -mindepth 1 -maxdepth 1 -type d | sort -r | tail -n +$((kept + 1)) |
  while IFS= read -r old; do rm -rf "$old"; done
