#!/usr/bin/env bash
# Checks meal files in a pipeline: problems beside their lines, and a SARIF report if SARIF names a file.
# Environment: FILES, BY, MAX_WARNINGS, CONFIG, SARIF, VERSION and COMMAND; action.yml describes them.
set -euo pipefail

read -r -d '' -a files <<<"${FILES:-.}" || true
read -r -a viand <<<"${COMMAND:-npx --yes viand@${VERSION:-latest}}"
options=(--output - --format "${FORMAT:-github}")
[ -n "${BY:-}" ] && options+=(--by "$BY")
[ -n "${MAX_WARNINGS:-}" ] && options+=(--max-warnings "$MAX_WARNINGS")
[ -n "${CONFIG:-}" ] && options+=(--config "$CONFIG")
[ -n "${SARIF:-}" ] && options+=(--output "$SARIF")

"${viand[@]}" validate "${files[@]}" "${options[@]}"
