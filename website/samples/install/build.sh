#!/usr/bin/env bash
set -euo pipefail

version=v1.5.4

git clone --branch "$version" --depth 1 https://github.com/mosparo/mosparo.git
cd mosparo
echo 'APP_ENV=prod' > .env.local
composer install --no-dev --optimize-autoloader
npm ci
npm run build
