#!/usr/bin/env bash
# Run it as root, after a backup. The old files stay beside the new ones until you delete them.
set -euo pipefail

version=${1:?name the new version, for example v1.5.4}
installation=/var/www/mosparo
web_user=www-data

archive=$(mktemp --suffix=.zip)
curl --fail --silent --show-error --location --output "$archive" \
  "https://github.com/mosparo/mosparo/releases/download/$version/mosparo-stable-$version.zip"
mkdir "$installation.new"
unzip -q "$archive" -d "$installation.new"
rm "$archive"

# What belongs to this installation and not to the package:
for name in config/env.mosparo.php .env.local web.config public/web.config; do
  if [ -f "$installation/$name" ]; then cp -p "$installation/$name" "$installation.new/$name"; fi
done
mkdir -p "$installation.new/var/data" "$installation.new/public/resources"
cp -a "$installation/var/data/." "$installation.new/var/data/"
cp -a "$installation/public/resources/." "$installation.new/public/resources/"
chown -R "$web_user:" "$installation.new"

mv "$installation" "$installation.old"
mv "$installation.new" "$installation"

cd "$installation"
sudo -u "$web_user" php bin/console cache:clear
sudo -u "$web_user" php bin/console doctrine:migrations:migrate --no-interaction
