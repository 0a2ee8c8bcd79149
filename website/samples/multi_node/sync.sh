#!/usr/bin/env bash
# Runs on the node where the backend and the cron jobs work, as the owner of the files.
set -euo pipefail

installation=/var/www/mosparo
nodes=(10.0.0.12)

for node in "${nodes[@]}"; do
  rsync -a "$installation/config/env.mosparo.php" "$node:$installation/config/"
  rsync -a --delete "$installation/var/data/" "$node:$installation/var/data/"
done
