#!/usr/bin/env bash
# Usage: ./restore-postgresql.sh backup-2025-01-31-031500
set -euo pipefail
source=${1:?name the directory of the backup}

docker compose up -d --wait db
docker compose stop mosparo

# An empty database first: tables of a newer version would be in the way of the next update.
{
  echo 'DROP SCHEMA public CASCADE; CREATE SCHEMA public;'
  cat "$source/database.sql"
} | docker compose exec -T db \
  psql --username=mosparo --dbname=mosparo --quiet --set=ON_ERROR_STOP=1

docker compose run --rm --no-deps -T mosparo \
  tar -C /mosparo-data -xzf - < "$source/mosparo-data.tar.gz"

docker compose up -d
