#!/usr/bin/env bash
# Run it in the directory of compose.yaml.
set -euo pipefail

target="backup-$(date +%Y-%m-%d-%H%M%S)"
mkdir -m 700 "$target"

# The variables are those of the database container.
# shellcheck disable=SC2016
docker compose exec -T db sh -c \
  'exec mariadb-dump --single-transaction --no-tablespaces --user="$MARIADB_USER" --password="$MARIADB_PASSWORD" "$MARIADB_DATABASE"' \
  > "$target/database.sql"

docker compose exec -T mosparo \
  tar -C /mosparo-data --exclude=./var/cache --exclude=./var/log -czf - . \
  > "$target/mosparo-data.tar.gz"

cp compose.yaml .env "$target/"
echo "Backup written to $target"
