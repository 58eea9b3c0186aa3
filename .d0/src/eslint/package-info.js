import { createRequire } from 'node:module';
// by name, because sources and build lie at different depths below the package
export const { name: NAME, version: VERSION } = createRequire(import.meta.url)('eslint-plugin-mcp/package.json');
