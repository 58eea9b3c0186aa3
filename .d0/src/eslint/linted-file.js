import { isAbsolute, resolve } from 'node:path';
import { sessionOf } from './sessions.js';
import { rootOf } from './root-of.js';
/** Source code, and the YAML of prompt templates. */
const SOURCE = /\.(?:[cm]?[jt]s|[jt]sx|ya?ml)$/;
/** What ESLint calls a text that came without a name. */
const NAMELESS = /(?:^|[\\/])__placeholder__\.js$/;
/**
 * What the analysis says of the file being linted; `undefined` where it has no say: other languages, code blocks inside other files,
 * texts without a file, files outside any project.
 */
export function answerOf(context) {
    const { filename, physicalFilename, cwd, sourceCode } = context;
    if (filename !== physicalFilename || !isSourceName(physicalFilename) || sourceCode.ast?.type !== 'Program')
        return undefined;
    const file = isAbsolute(physicalFilename) ? physicalFilename : resolve(cwd, physicalFilename);
    const root = rootOf(file, cwd);
    return root === undefined ? undefined : sessionOf(root)?.answerFor(file, sourceCode.text);
}
function isSourceName(file) {
    return SOURCE.test(file) && !NAMELESS.test(file);
}
