#!/usr/bin/env bash
# Usage: ./restore-postgresql.sh backup-2025-01-31-031500
set -euo pipefail
source=${1:?name the directory of the backup}

docker compose up -d --wait db
docker compose stop mosparo

docker compose exec -T db \
  psql --username=mosparo --dbname=mosparo --quiet --set=ON_ERROR_STOP=1 \
  < "$source/database.sql"

docker compose run --rm --no-deps -T mosparo \
  tar -C /mosparo-data -xzf - < "$source/mosparo-data.tar.gz"

docker compose up -d
