#!/usr/bin/env bash
# Run it in the directory of compose.yaml.
set -euo pipefail

target="backup-$(date +%Y-%m-%d-%H%M%S)"
mkdir -m 700 "$target"

docker compose exec -T db \
  pg_dump --username=mosparo mosparo \
  > "$target/database.sql"

docker compose exec -T mosparo \
  tar -C /mosparo-data --exclude=./var/cache --exclude=./var/log -czf - . \
  > "$target/mosparo-data.tar.gz"

cp compose.yaml .env "$target/"
echo "Backup written to $target"
