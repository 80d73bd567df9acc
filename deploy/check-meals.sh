#!/usr/bin/env bash
# Checks meal files in a pipeline: problems next to their lines, and a SARIF report if SARIF names a file.
# Environment: FILES, BY, SINCE, MAX_WARNINGS, CONFIG, SARIF, VERSION and COMMAND; action.yml describes them.
set -euo pipefail

files=()
while IFS= read -r line; do
  line="${line%$'\r'}"
  # A line may be the name of one file with spaces, or several names.
  if [ -e "$line" ]; then
    files+=("$line")
  else
    read -r -a names <<<"$line"
    files+=("${names[@]}")
  fi
done <<<"${FILES:-.}"
read -r -a viand <<<"${COMMAND:-npx --yes viand@${VERSION:-latest}}"
options=(--output - --format "${FORMAT:-github}")
[ -n "${BY:-}" ] && options+=(--by "$BY")
[ -n "${SINCE:-}" ] && options+=(--since "$SINCE")
[ -n "${MAX_WARNINGS:-}" ] && options+=(--max-warnings "$MAX_WARNINGS")
[ -n "${CONFIG:-}" ] && options+=(--config "$CONFIG")
[ -n "${SARIF:-}" ] && options+=(--output "$SARIF")

"${viand[@]}" validate "${files[@]}" "${options[@]}"
