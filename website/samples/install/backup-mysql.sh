#!/usr/bin/env bash
# Run it as root or as the owner of the files. mysqldump asks for the password of the database user.
set -euo pipefail

installation=/var/www/mosparo
target="/var/backups/mosparo-$(date +%Y-%m-%d-%H%M%S)"

mkdir -m 700 "$target"
mysqldump --single-transaction --no-tablespaces --user=mosparo --password mosparo \
  > "$target/database.sql"
tar -C "$installation" --exclude=./var/cache --exclude=./var/updates -czf "$target/files.tar.gz" .
echo "Backup written to $target"
