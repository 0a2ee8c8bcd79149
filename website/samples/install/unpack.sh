#!/usr/bin/env bash
# Run it as root.
set -euo pipefail

version=v1.5.4
target=/var/www/mosparo
web_user=www-data

archive=$(mktemp --suffix=.zip)
curl --fail --silent --show-error --location --output "$archive" \
  "https://github.com/mosparo/mosparo/releases/download/$version/mosparo-stable-$version.zip"

mkdir -p "$target"
unzip -q "$archive" -d "$target"
rm "$archive"
chown -R "$web_user:" "$target"
