#!/bin/sh
# Usage: release.sh BUILD [SITE]
# Puts a build (folders BUILD and BUILD.delivery) into service below SITE (default /srv/docs): copies it into a
# folder of its own in SITE/releases and switches to it with switch.sh, which can also go back to an older one.
# May be killed at any moment: readers keep getting one complete release, and the next run cleans up.
set -eu
umask 022

fail() {
  echo "$1" >&2
  exit 1
}

[ $# -ge 1 ] || fail "Usage: release.sh BUILD [SITE]"
build=${1%/}
[ -d "$build" ] || fail "$build: there is no such folder. Remedy: npm run build"
[ -f "$build.delivery/release.conf" ] ||
  fail "$build.delivery/release.conf is missing; npm start builds without it. Remedy: npm run build"
while IFS= read -r file; do
  [ -f "$build/$file" ] ||
    fail "$build/$file is missing, but named in $build.delivery/assets.txt. Remedy: npm run build"
done < "$build.delivery/assets.txt"

site=${2:-/srv/docs}
mkdir -p "$site/releases"
site=$(cd "$site" && pwd -P)
if [ "${DOCS_LOCKED:-}" != "$site" ]; then
  export DOCS_LOCKED="$site"
  flock -n "$site/releases" true || echo "Waiting for another release to finish." >&2
  exec flock "$site/releases" sh "$0" "$@"
fi

# The workers of nginx read the site as another user, so do not rely on the permissions of the build or on umask.
chmod 755 "$site" "$site/releases"
folder=$site
while [ -n "$folder" ]; do
  [ -n "$(find "$folder" -prune -perm -001)" ] ||
    echo "$folder: others may not enter this folder, perhaps nginx neither. Remedy: chmod o+x $folder" >&2
  folder=${folder%/*}
done

current=$(cd "$site/current" 2> /dev/null && pwd -P) || current=

# Left behind by an interrupted run.
rm -rf "$site"/releases/*.partial
# The releases to delete at the end go into "$@": all but the two newest, the current one, and each that nginx may be
# serving (it has a file `serving`).
set -- "$site"/releases/*
left=$#
for each; do
  shift
  left=$((left - 1))
  if [ "$left" -ge 2 ] && [ "$each" != "$current" ] && [ ! -e "$each/serving" ]; then
    set -- "$@" "$each"
  fi
done

release=$site/releases/$(date -u +%Y%m%dT%H%M%S.%N)
partial=$release.partial
trap 'rm -rf "$partial"' EXIT
mkdir "$partial"
cp -R --preserve=timestamps "$build/." "$partial/site"
cp "$build.delivery/"* "$partial"
policy=$(grep '^add_header Content-Security-Policy "[^"]*" always;$' "$build.delivery/release.conf") ||
  fail "$build.delivery/release.conf has no Content-Security-Policy. Remedy: npm run build"
printf 'root "%s";\n%s\n' "$release/site" "$policy" > "$partial/release.conf"

# Link unchanged files from the current release: they keep their dates, so browsers need not load them again.
if [ -d "$current/site" ]; then
  (
    cd "$current/site"
    LC_ALL=C diff -rqs . "$partial/site" |
      sed -n 's|^Files \(\./.*\) and .* are identical$|\1|p' |
      xargs -r -d '\n' cp -lf --parents -t "$partial/site"
  )
fi
find "$partial" -type d -exec chmod 755 {} + -o -type f -exec chmod 644 {} +

# Every release gets the hashed files of all others, so that open pages keep working after a switch forward or back.
here=$(dirname "$0")
for other in "$site"/releases/*; do
  [ "$other" = "$partial" ] || sh "$here/keep-assets.sh" "$other" "$partial"
done
mv "$partial" "$release"
for other in "$site"/releases/*; do
  [ "$other" = "$release" ] || sh "$here/keep-assets.sh" "$release" "$other"
done

if ! sh "$here/switch.sh" "$release" "$site"; then
  [ -e "$release/serving" ] || { mv "$release" "$partial" && rm -rf "$partial"; }
  exit 1
fi

for each; do
  # Rename first, so that nobody can go back to a half-deleted release.
  mv "$each" "$each.partial"
  rm -rf "$each.partial"
done
