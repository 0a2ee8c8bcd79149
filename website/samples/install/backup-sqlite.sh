#!/usr/bin/env bash
# Run it as root or as the owner of the files. sqlite3 makes a consistent copy while mosparo runs.
set -euo pipefail

installation=/var/www/mosparo
target="/var/backups/mosparo-$(date +%Y-%m-%d-%H%M%S)"

mkdir -m 700 "$target"
sqlite3 "$installation/var/data/data.sqlite" ".backup '$target/data.sqlite'"
tar -C "$installation" --exclude=./var/cache --exclude=./var/updates --exclude='./var/data/data.sqlite*' \
  -czf "$target/files.tar.gz" .
echo "Backup written to $target"
