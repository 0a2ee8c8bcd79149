#!/usr/bin/env bash
# Made by `npm run delivery` from delivery/core/description.mjs; do not edit.
# Usage: upload.sh BUILD s3://BUCKET. The CDN compresses; copies made for nginx stay at home.
set -euo pipefail
build=$1
bucket=$2

# Names with a hash, of this build; those of former builds stay for readers with an open page.
aws s3 sync "$build" "$bucket" --no-progress --exclude "*" --include "assets/*" --include "de/assets/*" --exclude "*.br" --exclude "*.gz" --cache-control "public, max-age=31536000, immutable"

upload() {
  aws s3 sync "$build" "$bucket" --no-progress --exclude "*" --include "$1" --exclude "assets/*" --exclude "de/assets/*" --exclude "*.br" --exclude "*.gz" --exclude "_headers" --exclude "_redirects" --content-type "$2" --cache-control "public, max-age=0, must-revalidate"
}
# html
upload "*.html" "text/html; charset=utf-8"
# js
upload "*.js" "text/javascript; charset=utf-8"
# css
upload "*.css" "text/css; charset=utf-8"
# json
upload "*.json" "application/json; charset=utf-8"
# md
upload "*.md" "text/markdown; charset=utf-8"
# svg
upload "*.svg" "image/svg+xml"
# txt
upload "*.txt" "text/plain; charset=utf-8"
# xml
upload "*.xml" "application/xml; charset=utf-8"
# yaml
upload "*.yaml" "application/yaml; charset=utf-8"
# webmanifest
upload "*.webmanifest" "application/manifest+json"
# ico
upload "*.ico" "image/x-icon"
# png
upload "*.png" "image/png"
# webp
upload "*.webp" "image/webp"
# woff2
upload "*.woff2" "font/woff2"
