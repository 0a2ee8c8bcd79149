#!/usr/bin/env bash
set -euo pipefail

db_password=$(openssl rand -hex 16)

docker network create mosparo

docker run --detach --name mosparo-db --network mosparo --restart unless-stopped \
  --volume mosparo_db:/var/lib/mysql \
  --env MARIADB_DATABASE=mosparo \
  --env MARIADB_USER=mosparo \
  --env MARIADB_PASSWORD="$db_password" \
  --env MARIADB_RANDOM_ROOT_PASSWORD=1 \
  mariadb:11.4

docker run --detach --name mosparo --network mosparo --restart unless-stopped \
  --publish 127.0.0.1:8080:80 \
  --volume mosparo_data:/mosparo-data \
  mosparo/mosparo:v1.5.4

echo "Database password for the wizard: $db_password"
