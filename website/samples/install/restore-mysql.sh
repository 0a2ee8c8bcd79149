#!/usr/bin/env bash
# Usage: ./restore-mysql.sh /var/backups/mosparo-2025-01-31-031500
set -euo pipefail
source=${1:?name the directory of the backup}
installation=/var/www/mosparo

if [ -d "$installation" ]; then mv "$installation" "$installation.broken"; fi
mkdir "$installation"
tar -C "$installation" -xpzf "$source/files.tar.gz"

# An empty database first: tables of a newer version would be in the way of the next update.
{
  echo 'DROP DATABASE mosparo; CREATE DATABASE mosparo CHARACTER SET utf8mb4; USE mosparo;'
  cat "$source/database.sql"
} | mysql --user=mosparo --password mosparo
