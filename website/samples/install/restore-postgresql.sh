#!/usr/bin/env bash
# Usage: ./restore-postgresql.sh /var/backups/mosparo-2025-01-31-031500
set -euo pipefail
source=${1:?name the directory of the backup}
installation=/var/www/mosparo

if [ -d "$installation" ]; then mv "$installation" "$installation.broken"; fi
mkdir "$installation"
tar -C "$installation" -xpzf "$source/files.tar.gz"

# An empty database first: tables of a newer version would be in the way of the next update.
{
  echo 'DROP OWNED BY CURRENT_USER CASCADE;'
  cat "$source/database.sql"
} | psql --host=127.0.0.1 --username=mosparo --dbname=mosparo --quiet --set=ON_ERROR_STOP=1
