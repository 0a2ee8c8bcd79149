#!/bin/sh
# Usage: keep-assets.sh FROM TO
# Adds the hashed files of the release FROM to the release TO, for readers whose open page still needs them.
# Copies only files of the build FROM itself (assets.txt), so that releases do not grow forever.
set -eu
umask 022
from=$1
to=$2

[ -f "$from/assets.txt" ] || exit 0
while IFS= read -r file; do
  target=$to/site/$file
  [ ! -e "$target" ] || continue
  [ -d "${target%/*}" ] || mkdir -p "${target%/*}"
  # A hard link, or a copy if TO is on another disk. Either appears atomically, because TO may be in service.
  ln "$from/site/$file" "$target" 2> /dev/null || {
    cp -p "$from/site/$file" "$to/copy"
    mv "$to/copy" "$target"
  }
done < "$from/assets.txt"
