import picomatch from 'picomatch';
import { isTestPath } from './test-globs.js';
const TYPESCRIPT = /\.[cm]?tsx?$/;
const SOURCE = /\.(?:[cm]?[jt]s|[jt]sx)$/;
const DECLARATION = /\.d\.(?:[^/.]+\.)?[cm]?ts$/;
const COMPONENT = /\.(vue|svelte|astro)$/;
const MINIFIED_NAME = /[.-]min\.[cm]?js$/;
/** Folders of other people's code, whatever the language and wherever; `vendor` counts too, but not below `src` or `app`, where it is a word of the product. */
const VENDORED = new Set(['node_modules', 'third_party', 'third-party', 'bower_components', '.yarn', '.pnpm-store']);
/** Folders only tools write. */
const TOOL_OUTPUT = new Set([
    '.next', '.nuxt', '.output', '.turbo', '.svelte-kit', '.vercel', '.netlify', '.wrangler', '.astro', '.cache', '.parcel-cache', '.docusaurus', '.expo', '.nyc_output',
    '.angular', '.vite', 'storybook-static',
]);
/** Folders compilers write by convention. Compilers write JavaScript: TypeScript found there is source, as is anything below `src` or `app`. */
const COMPILER_OUTPUT = new Set(['dist', 'build', 'out', 'coverage']);
const SOURCE_FOLDERS = new Set(['src', 'app']);
/** Builds the judgement for one workspace. The first reason that applies is the one counted. */
export function createPathJudge(options) {
    const isExcluded = excludeMatcher(options.exclude ?? []);
    return memoised((path) => {
        const component = COMPONENT.exec(path)?.[1];
        if (component !== undefined)
            return `${component} file`;
        if (!SOURCE.test(path))
            return 'not JavaScript or TypeScript';
        if (isExcluded(path))
            return 'excluded';
        if (DECLARATION.test(path))
            return 'declaration file';
        if (MINIFIED_NAME.test(path))
            return 'minified';
        return reasonOfFolders(path) ?? (options.includeTests !== true && isTestPath(path) ? 'test file' : undefined);
    });
}
/** YAML, and the Markdown that describes a skill. */
const DOCUMENT = /\.ya?ml$|(?:^|\/)SKILL\.md$/;
/** The same judgement for files that may hold prompt templates. */
export function createDocumentJudge(options) {
    const isExcluded = excludeMatcher(options.exclude ?? []);
    return memoised((path) => {
        if (!DOCUMENT.test(path))
            return 'no document';
        if (isExcluded(path))
            return 'excluded';
        return reasonOfFolders(path) ?? (options.includeTests !== true && isTestPath(path) ? 'test file' : undefined);
    });
}
/** A look at the disk again asks about the same paths. */
function memoised(judge) {
    const answers = new Map();
    return (path) => {
        if (!answers.has(path))
            answers.set(path, judge(path));
        return answers.get(path);
    };
}
function reasonOfFolders(path) {
    const folders = path.split('/').slice(0, -1);
    if (folders.some((folder) => VENDORED.has(folder)))
        return 'vendored code';
    if (folders.some((folder) => TOOL_OUTPUT.has(folder)))
        return 'build output';
    const sourceAt = folders.findIndex((folder) => SOURCE_FOLDERS.has(folder));
    const above = sourceAt === -1 ? folders : folders.slice(0, sourceAt);
    if (above.includes('vendor'))
        return 'vendored code';
    return !TYPESCRIPT.test(path) && above.some((folder) => COMPILER_OUTPUT.has(folder)) ? 'build output' : undefined;
}
/** A pattern without a star names a file or a whole folder, as a reader of `exclude: ["legacy"]` expects. */
function excludeMatcher(patterns) {
    const globs = patterns.map((pattern) => pattern.replace(/^\.\//, '').replace(/\/+$/, '')).filter((pattern) => pattern !== '');
    return globs.length === 0 ? () => false : picomatch(globs.flatMap((glob) => [glob, `${glob}/**`]), { dot: true });
}
