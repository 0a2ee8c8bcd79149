#!/bin/sh
# Usage: release.sh BUILD [SITE]
# Puts a build into service: copies it to SITE/releases (SITE is /srv/docs by default) and points the link SITE/current
# to it. nginx needs no reload. Open pages find their scripts in SITE/assets, which has those of all releases.
set -eu
umask 022
site=${2:-/srv/docs}
name=$(date -u +%Y%m%dT%H%M%S.%N)
release=$site/releases/$name

fail() {
  rm -rf "$release.partial" "$site/current.new"
  echo "$1. Online: $(readlink "$site/current" || echo nothing)" >&2
  exit 1
}
# Runs a command; if it fails, the first line that it has printed is the message.
run() {
  said=$("$@" 2>&1) || fail "$(printf '%s\n' "${said:-$1 was stopped}" | head -n 1)"
}
trap 'fail "Stopped"' HUP INT TERM

[ $# -ge 1 ] || fail "Usage: release.sh BUILD [SITE]"
[ -f "$1/index.html.br" ] || fail "$1 is no complete build; npm start leaves out copies. Remedy: npm run build"
[ -z "$(find "$1" -type l -print -quit)" ] || fail "$1 contains links. Remedy: copy the files instead"
run mkdir -p "$site/releases" "$site/assets"
run touch "$site/lock"
exec 9> "$site/lock"
flock 9
rm -rf "$site"/releases/*.partial "$site/current.new"

# Files that have not changed are those of the former release: they keep their dates, so browsers keep them, too.
link_unchanged() {
  cd "$site/current/" && LC_ALL=C diff -rqs . "$release.partial" |
    sed -n 's|^Files \(\./.*\) and .* are identical$|\1|p' | xargs -rd '\n' cp -lf --parents -t "$release.partial"
}
# Each file appears whole, by its last step.
keep_assets() {
  cd "$release.partial" && find . -path '*/assets/*' -type f | while read -r file; do
    kept=$site/assets/$file
    # shellcheck disable=SC3013 # dash, bash and busybox know -ef
    [ "$file" -ef "$kept" ] || { mkdir -p "${kept%/*}" && ln -f "$file" "$kept.new" && mv "$kept.new" "$kept"; } || return 1
  done
}
readable() {
  find "$release.partial" -type d -exec chmod 755 {} + -o -type f -exec chmod 644 {} +
}
case $site in /*) ;; *) site=$PWD/$site release=$PWD/$release ;; esac
run cp -R --preserve=timestamps "$1" "$release.partial"
[ ! -d "$site/current/" ] || run link_unchanged
run readable
run keep_assets
run ln -s "releases/$name" "$site/current.new"
run mv "$release.partial" "$release"
run mv -T "$site/current.new" "$site/current"
trap - HUP INT TERM
echo "$release"

# The newest three stay, and for 30 days the hashed files that no release has any more.
set -- "$site"/releases/*
while [ $# -gt 3 ]; do
  [ "releases/${1##*/}" = "$(readlink "$site/current")" ] || rm -rf "$1"
  shift
done
find "$site/assets" -type f \( -links 1 -ctime +30 -o -name '*.new' \) -delete
