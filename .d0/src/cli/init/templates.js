/** Flat configuration of ESLint with the recommended preset and nothing else. */
export function eslintConfiguration(isTypeScript) {
    const endings = isTypeScript ? 'js,mjs,cjs,jsx,ts,mts,cts,tsx' : 'js,mjs,cjs,jsx';
    return [
        "import { defineConfig } from 'eslint/config';",
        ...(isTypeScript ? ["import tseslint from 'typescript-eslint';"] : []),
        "import mcp from 'eslint-plugin-mcp';",
        '',
        'export default defineConfig({',
        `  files: ['**/*.{${endings}}'],`,
        ...(isTypeScript ? ['  languageOptions: { parser: tseslint.parser },'] : []),
        '  extends: [mcp.configs.recommended],',
        '});',
        '',
    ].join('\n');
}
/** `mcp-audit.jsonc` with what teams change first, all of it at its default. */
export function auditConfiguration(version) {
    return `{
  "$schema": "https://unpkg.com/eslint-plugin-mcp@${version}/dist/src/config/config.schema.json",
  // folders and files that are not analysed, relative to this one
  "exclude": [],
  // "off", "warn" or "error" by rule, over the preset; \`npx mcp-audit rules\` lists them
  "rules": {},
  // true: a comment that disables a rule about who controls prompts and tools must say why
  "requireReasons": false
}
`;
}
/** A workflow that runs on pull requests, annotates them, and fails on findings. */
export function workflow(version) {
    return `name: mcp-audit
on:
  pull_request:
  push:
    branches: [main, master]
permissions:
  contents: read
jobs:
  audit:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v4
        with:
          fetch-depth: 0 # so that --since can be used
          persist-credentials: false
      - uses: actions/setup-node@v4
        with:
          node-version: 22
      - name: Audit
        run: npx --yes eslint-plugin-mcp@${version} --format github --format "markdown=$GITHUB_STEP_SUMMARY"
`;
}
