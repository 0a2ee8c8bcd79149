#!/usr/bin/env bash
# Run it in the directory of compose.yaml. mosparo is stopped for a moment, so that
# nobody writes to the SQLite file while it is copied.
set -euo pipefail

target="backup-$(date +%Y-%m-%d-%H%M%S)"
mkdir -m 700 "$target"

docker compose stop mosparo
trap 'docker compose start mosparo' EXIT

docker compose run --rm --no-deps -T mosparo \
  tar -C /mosparo-data --exclude=./var/cache --exclude=./var/log -czf - . \
  > "$target/mosparo-data.tar.gz"

cp compose.yaml "$target/"
echo "Backup written to $target"
