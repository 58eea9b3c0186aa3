const OUTPUT_FOLDER = /^\.?(?:dist|build|lib|libs|out|output|bundle|compiled|release|target|esm?|es\d+|esnext|cjs|umd|mjs|commonjs|module|types|typings|dts)(?:[-_].*)?$/;
const SOURCE_FOLDERS = ['src', '', 'lib', 'source'];
const EXTENSION = /\.(?:d\.[cm]?ts|[cm]?[jt]sx?)$/;
/**
 * Where the source of a build product may lie: `dist/esm/client/index.d.ts` → `src/client/index`, `client/index`, … Paths relative to the
 * package, without extension, best guess first; empty when the target is not in a folder builds write to.
 */
export function sourceStemsOf(target) {
    const segments = target.replace(/^\.\//, '').replace(EXTENSION, '').split('/');
    const tails = tailsBehindOutputFolders(segments);
    return tails.flatMap((tail) => spellings(tail)).flatMap((tail) => SOURCE_FOLDERS.map((folder) => (folder === '' ? tail : `${folder}/${tail}`)));
}
function tailsBehindOutputFolders(segments) {
    const tails = [];
    for (let skipped = 0; skipped < segments.length - 1 && OUTPUT_FOLDER.test(segments[skipped] ?? ''); skipped += 1) {
        tails.push(segments.slice(skipped + 1).join('/'));
    }
    // `rootDir` above the package: `dist/packages/core/src/index` is the source `src/index`.
    const sourceAt = segments.lastIndexOf('src');
    if (tails.length > 0 && sourceAt > 0)
        tails.push(segments.slice(sourceAt + 1).join('/'));
    // Entries of bundlers are named freely (`dist/internal/node-http` from `src/node-http`); `index` alone would be any folder's.
    const name = segments.at(-1) ?? '';
    if (tails.length > 0 && name !== 'index')
        tails.push(name);
    return tails;
}
/** Bundlers flatten (`client/index` from `client.ts`) and put the format into the name (`index.esm`). */
function spellings(tail) {
    return [...new Set([tail, tail.replace(/\/index$/, ''), tail.replace(/\.[^./]+$/, '')])];
}
