#!/usr/bin/env bash
# Usage: ./restore-sqlite.sh /var/backups/mosparo-2025-01-31-031500
set -euo pipefail
source=${1:?name the directory of the backup}
installation=/var/www/mosparo

if [ -d "$installation" ]; then mv "$installation" "$installation.broken"; fi
mkdir "$installation"
tar -C "$installation" -xpzf "$source/files.tar.gz"
cp "$source/data.sqlite" "$installation/var/data/data.sqlite"
chown --reference="$installation/var/data" "$installation/var/data/data.sqlite"
