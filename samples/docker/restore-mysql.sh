#!/usr/bin/env bash
# Usage: ./restore-mysql.sh backup-2025-01-31-031500
set -euo pipefail
source=${1:?name the directory of the backup}

docker compose up -d --wait db
docker compose stop mosparo

# The variables are those of the database container.
# shellcheck disable=SC2016
docker compose exec -T db sh -c \
  'exec mariadb --user="$MARIADB_USER" --password="$MARIADB_PASSWORD" "$MARIADB_DATABASE"' \
  < "$source/database.sql"

docker compose run --rm --no-deps -T mosparo \
  tar -C /mosparo-data -xzf - < "$source/mosparo-data.tar.gz"

docker compose up -d
