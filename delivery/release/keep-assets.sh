#!/bin/sh
# Usage: keep-assets.sh FROM TO
# Gives the release TO the hashed files of the release FROM, for readers whose page still names them.
# Only those of the build FROM itself (assets.txt), so that releases do not grow for ever.
set -eu
umask 022
from=$1
to=$2

[ -f "$from/assets.txt" ] || exit 0
while IFS= read -r file; do
  target=$to/site/$file
  [ ! -e "$target" ] || continue
  [ -d "${target%/*}" ] || mkdir -p "${target%/*}"
  # A link, or on another disk a copy. Either appears at once: TO may be in service.
  ln "$from/site/$file" "$target" 2> /dev/null || {
    cp -p "$from/site/$file" "$to/copy"
    mv "$to/copy" "$target"
  }
done < "$from/assets.txt"
