#!/bin/sh
# Usage: keep-assets.sh PREVIOUS NEW
# Gives a new release the hashed files of the previous one, for readers whose page still names them.
# Only those of the previous build itself, so that releases do not grow for ever.
set -eu
previous=$1
new=$2

[ -f "$previous/assets.txt" ] || exit 0
while IFS= read -r file; do
  [ -e "$new/site/$file" ] && continue
  mkdir -p "$(dirname "$new/site/$file")"
  # A link where both are on one disk.
  ln "$previous/site/$file" "$new/site/$file" 2>/dev/null ||
    cp -p "$previous/site/$file" "$new/site/$file"
done < "$previous/assets.txt"
