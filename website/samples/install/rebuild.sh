#!/usr/bin/env bash
# Run it in the directory of the installation, after a backup.
set -euo pipefail

version=${1:?name the new version, for example v1.5.4}

git fetch --depth 1 origin tag "$version"
git checkout "$version"
composer install --no-dev --optimize-autoloader
npm ci
npm run build
php bin/console cache:clear
php bin/console doctrine:migrations:migrate --no-interaction
