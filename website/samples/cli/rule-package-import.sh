#!/usr/bin/env bash
# Imports a rule package and fails if mosparo refused its content.
# Usage: rule-package-import.sh PROJECT_ID RULE_PACKAGE_ID FILE
set -euo pipefail

project=${1:?number of the project}
package=${2:?number of the rule package}
file=${3:?file with the rule package}

console=${MOSPARO_CONSOLE:-/var/www/mosparo/bin/console}
hash=$(sha256sum "$file" | cut -d ' ' -f 1)

output=$(php "$console" mosparo:rule-package:import --file="$file" --hash="$hash" "$project" "$package")

# The command ends with code 0 even if the content is not valid, so the text decides.
if [[ $output == *'An error occurred:'* ]]; then
  echo "$output" >&2
  exit 1
fi
