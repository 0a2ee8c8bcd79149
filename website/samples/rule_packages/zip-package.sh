#!/usr/bin/env bash
# Packs a split rule package. All files lie at the top of the archive.
# Usage: ./zip-package.sh folder rule-package.zip
set -euo pipefail

folder=$1
archive=$(realpath "$2")

rm -f "$archive"
(cd "$folder" && zip -q -X "$archive" rule-package.json rules-*.json items-*.json)

cd "$(dirname "$archive")"
sha256sum "$(basename "$archive")" > "$(basename "$archive").sha256"
