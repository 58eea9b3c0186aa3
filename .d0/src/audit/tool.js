import { createRequire } from 'node:module';
const { version } = createRequire(import.meta.url)('eslint-plugin-mcp/package.json');
/** What reports say made them. */
export const TOOL = { name: 'eslint-plugin-mcp', version };
