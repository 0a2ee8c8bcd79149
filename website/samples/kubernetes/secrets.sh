#!/usr/bin/env bash
set -euo pipefail
umask 077

cat > mosparo-secrets.yaml <<YAML
db:
  environment:
    MYSQL_PASSWORD: "$(openssl rand -hex 16)"
    MYSQL_ROOT_PASSWORD: "$(openssl rand -hex 16)"
YAML
