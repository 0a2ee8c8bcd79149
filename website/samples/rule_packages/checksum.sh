#!/usr/bin/env bash
# Writes the checksum file that mosparo loads beside a rule package.
# Usage: ./checksum.sh rule-package.json
set -euo pipefail

cd "$(dirname "$1")"
file=$(basename "$1")
sha256sum "$file" > "$file.sha256"
