#!/usr/bin/env bash
# Usage: ./restore-mysql.sh backup-2025-01-31-031500
set -euo pipefail
source=${1:?name the directory of the backup}

docker compose up -d --wait db
docker compose stop mosparo

# An empty database first: tables of a newer version would be in the way of the next update.
# The variables are those of the database container.
# shellcheck disable=SC2016
{
  echo 'DROP DATABASE mosparo; CREATE DATABASE mosparo CHARACTER SET utf8mb4; USE mosparo;'
  cat "$source/database.sql"
} | docker compose exec -T db sh -c \
  'exec mariadb --user="$MARIADB_USER" --password="$MARIADB_PASSWORD" "$MARIADB_DATABASE"'

docker compose run --rm --no-deps -T mosparo \
  tar -C /mosparo-data -xzf - < "$source/mosparo-data.tar.gz"

docker compose up -d
