import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
/** The folder of the tool's own package, seen from a module of it (source and build lie at different depths). */
export function homeOf(moduleUrl) {
    let folder = dirname(fileURLToPath(moduleUrl));
    while (!existsSync(join(folder, 'package.json')) && dirname(folder) !== folder)
        folder = dirname(folder);
    return folder;
}
export function versionOf(home) {
    const manifest = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
    return typeof manifest === 'object' && manifest !== null && 'version' in manifest ? String(manifest.version) : 'unknown';
}
