#!/usr/bin/env bash
# Run it as root or as the owner of the files. pg_dump asks for the password of the database user.
set -euo pipefail

installation=/var/www/mosparo
target="/var/backups/mosparo-$(date +%Y-%m-%d-%H%M%S)"

mkdir -m 700 "$target"
pg_dump --host=127.0.0.1 --username=mosparo mosparo \
  > "$target/database.sql"
tar -C "$installation" --exclude=./var/cache --exclude=./var/updates -czf "$target/files.tar.gz" .
echo "Backup written to $target"
