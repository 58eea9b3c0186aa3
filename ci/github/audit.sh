#!/usr/bin/env bash
# The audit of action.yml. Reads MCP_AUDIT_*; tells its exit code as an output, so that the findings can be uploaded before the job fails.
set -euo pipefail
cd "${MCP_AUDIT_FOLDER:-.}"

sarif="${RUNNER_TEMP:?}/mcp-audit.sarif"
options=(--preset "${MCP_AUDIT_PRESET:-recommended}" --fail-on "${MCP_AUDIT_FAIL_ON:-error}" --format "sarif=$sarif")
[ -z "${MCP_AUDIT_BASELINE:-}" ] || options+=(--baseline "$MCP_AUDIT_BASELINE")
[ -z "${MCP_AUDIT_SINCE:-}" ] || options+=(--since "$MCP_AUDIT_SINCE")
[ "${MCP_AUDIT_SUMMARY:-true}" != true ] || options+=(--format "markdown=${GITHUB_STEP_SUMMARY:?}")
if [ "${MCP_AUDIT_ANNOTATIONS:-true}" = true ]; then options+=(--format github); else options+=(--format stylish); fi
read -r -a paths <<< "${MCP_AUDIT_PATHS:-}"

# the version a project has installed is the one its people see
if [ -x node_modules/.bin/mcp-audit ]; then
  command=(node_modules/.bin/mcp-audit)
else
  command=(npx --yes "eslint-plugin-mcp@${MCP_AUDIT_VERSION:-latest}")
fi

code=0
"${command[@]}" "${options[@]}" -- ${paths[@]+"${paths[@]}"} || code=$?
{
  echo "exit-code=$code"
  echo "sarif-file=$sarif"
} >> "${GITHUB_OUTPUT:?}"
