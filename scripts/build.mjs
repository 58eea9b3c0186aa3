// Compiles the package, copies what is data (catalogue stubs, JSON schemas, patterns of secrets, style and script of the HTML pages) and notes what came of it.
import { chmodSync, cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
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

// tells one build from another, for what is kept between runs
const hash = createHash('sha256');
const parts = readdirSync('dist', { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).map(({ parentPath, name }) => `${parentPath}/${name}`).sort();
for (const file of [...parts, 'package.json']) hash.update(`${file}\0`).update(readFileSync(file));
writeFileSync('dist/build-id', hash.digest('base64url'));
