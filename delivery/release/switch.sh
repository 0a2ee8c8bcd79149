#!/bin/sh
# Usage: switch.sh RELEASE [SITE]
# Puts a folder of SITE/releases (default /srv/docs/releases) into service: a new release for release.sh, or an older
# one by hand, to go back. nginx includes SITE/current/release.conf, which sets the folder and the policy of one
# release, so both change together when nginx loads its configuration. Writes only links and empty files, so that
# going back also works on a full disk.
set -eu
umask 022

fail() {
  echo "$1" >&2
  exit 1
}

[ $# -ge 1 ] || fail "Usage: switch.sh RELEASE [SITE]"
site=${2:-/srv/docs}
[ -d "$site/releases" ] || fail "$site/releases: there is no such folder. Remedy: sh release.sh BUILD $site"
[ -d "$1" ] || fail "$1: there is no such folder. Remedy: choose one of $site/releases"
site=$(cd "$site" && pwd -P)
if [ "${DOCS_LOCKED:-}" != "$site" ]; then
  export DOCS_LOCKED="$site"
  flock -n "$site/releases" true || echo "Waiting for another release to finish." >&2
  exec flock "$site/releases" sh "$0" "$@"
fi

release=$(cd "$1" && pwd -P)
name=releases/${release##*/}
if [ "$site/$name" != "$release" ] || ! grep -qsxF "root \"$release/site\";" "$release/release.conf"; then
  fail "$release is no finished release of $site. Remedy: choose one of $site/releases, or release the build again"
fi
rm -rf "$site"/releases/*.partial

link() {
  rm -f "$site/current.new"
  ln -s "$1" "$site/current.new"
  mv -T "$site/current.new" "$site/current"
}

previous=$(readlink "$site/current") || previous=
undo() {
  if [ -n "$previous" ]; then link "$previous"; else rm "$site/current"; fi
}

# From here on nginx may serve this release. The mark protects it from deletion until nginx has loaded another one.
marked=
[ ! -e "$release/serving" ] || marked=before
: > "$release/serving"
link "$name"

if ! configuration=$(nginx -T 2>&1); then
  echo "$configuration" >&2
  undo
  [ -n "$marked" ] || rm -f "$release/serving"
  fail "nginx refuses its configuration (see above); it goes on as before."
fi
case $configuration in
  *"# configuration file $site/current/release.conf:"*) ;;
  *) echo "No server block includes $site/current/release.conf yet, so nginx does not serve this release." >&2 ;;
esac

# Find the main process by the pid file that nginx itself uses: the configured one, or the one compiled in.
built_with() {
  nginx -V 2>&1 | sed -n "s|.* --$1=\([^ ]*\).*|\1|p"
}
pid_file=$(
  printf '%s\n' "$configuration" | sed -n "s/#.*//
    /^\(.*;\)\{0,1\}[[:space:]]*pid[[:space:]]\{1,\}[\"']\{0,1\}\([^;\"'[:space:]]*\).*/{
      s//\2/p
      q
    }"
)
pid_file=${pid_file:-$(built_with pid-path)}
case $pid_file in
  /*) ;;
  *)
    prefix=$(built_with prefix)
    pid_file=${prefix:-/usr/local/nginx}/${pid_file:-logs/nginx.pid}
    ;;
esac
{ read -r main < "$pid_file"; } 2> /dev/null || main=

workers() {
  grep -lsx "PPid:[[:space:]]*$main" /proc/[0-9]*/status || true
}
# nginx has loaded the configuration once it has new workers and none of the old ones accepts connections any more.
# If it refuses the configuration, all old workers stay.
has_reloaded() {
  new=
  for each in $(workers); do
    case $before in
      *"$each"*) grep -qs 'shutting down' "${each%status}cmdline" || return 1 ;;
      *) new=$each ;;
    esac
  done
  [ -n "$new" ]
}

# Always reload, because the disk does not tell which configuration nginx has loaded.
before=$(workers)
if output=$(nginx -s reload 2>&1); then
  tries=0
  until has_reloaded; do
    tries=$((tries + 1))
    if [ "$tries" -gt 600 ]; then
      undo
      fail "nginx (main process ${main:-not found} by $pid_file) has not replaced its workers within a minute (its error log says why). $site/current is what it was before."
    fi
    sleep 0.1
  done
else
  case $output in
    *"No such file or directory"* | *"No such process"* | *"invalid PID number"*)
      echo "nginx is not running; it loads this release when it starts." >&2
      ;;
    *)
      echo "$output" >&2
      undo
      fail "nginx cannot be reloaded (see above); it goes on as before."
      ;;
  esac
fi

for mark in "$site"/releases/*/serving; do
  [ "$mark" = "$release/serving" ] || rm -f "$mark"
done
echo "$release"
