// Compiles the package and copies what is data: catalogue stubs, JSON schemas, patterns of secrets, style and script of the HTML pages.
import { chmodSync, cpSync, rmSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

import { writePageAssets } from './page-assets.mjs';

const home = fileURLToPath(new URL('..', import.meta.url));
process.chdir(home);
rmSync('dist', { recursive: true, force: true });
await writePageAssets('src/report/html/assets.json');
const { status } = spawnSync(process.execPath, ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.json'], { stdio: ['ignore', 2, 2] });
if (status !== 0) process.exit(status ?? 1);
cpSync('src/catalogue/stubs', 'dist/src/catalogue/stubs', { recursive: true });
cpSync('src/report/report.schema.json', 'dist/src/report/report.schema.json');
cpSync('src/report/html/assets.json', 'dist/src/report/html/assets.json');
cpSync('src/secrets/patterns.json', 'dist/src/secrets/patterns.json');
cpSync('src/config/config.schema.json', 'dist/src/config/config.schema.json');
chmodSync('dist/src/cli/bin.js', 0o755);
