#!/usr/bin/env bash
# Usage: ./restore-sqlite.sh backup-2025-01-31-031500
set -euo pipefail
source=${1:?name the directory of the backup}

docker compose stop mosparo

docker compose run --rm --no-deps -T mosparo \
  tar -C /mosparo-data -xzf - < "$source/mosparo-data.tar.gz"

docker compose up -d
