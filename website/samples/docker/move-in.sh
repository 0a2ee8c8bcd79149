#!/usr/bin/env bash
# Usage, in the directory of compose.yaml: ./move-in.sh /var/backups/mosparo-2025-01-31-031500
# The directory is a backup of the old installation, with database.sql and files.tar.gz.
set -euo pipefail
source=${1:?name the directory of the backup}

docker compose up -d --wait db
# The variables are those of the database container.
# shellcheck disable=SC2016
docker compose exec -T db sh -c \
  'exec mariadb --user="$MARIADB_USER" --password="$MARIADB_PASSWORD" "$MARIADB_DATABASE"' \
  < "$source/database.sql"

# From the places of the release package to those of the volume:
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
tar -C "$work" -xzf "$source/files.tar.gz" ./config/env.mosparo.php ./var/data ./public/resources
mkdir -p "$work/volume/var"
mv "$work/config/env.mosparo.php" "$work/public/resources" "$work/volume/"
mv "$work/var/data" "$work/volume/var/"
tar -C "$work/volume" -czf - . |
  docker compose run --rm --no-deps -T mosparo tar -C /mosparo-data -xzf -

# The database has a new address; encryption_key and all other values stay.
# shellcheck disable=SC2016
docker compose run --rm --no-deps -T \
  --env NEW_PASSWORD="$(docker compose exec -T db printenv MARIADB_PASSWORD)" mosparo php -r '
    $file = "/mosparo-data/env.mosparo.php";
    $config = array_merge(require $file, [
        "database_host" => "db",
        "database_port" => "3306",
        "database_name" => "mosparo",
        "database_user" => "mosparo",
        "database_password" => getenv("NEW_PASSWORD"),
        "database_version" => "11.4.0-MariaDB",
    ]);
    file_put_contents($file, "<?php\n\nreturn " . var_export($config, true) . ";\n");
  '

docker compose up -d
