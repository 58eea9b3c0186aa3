import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { UserError } from '../errors.js';
/** Where each module is declared: specifier → stub. The text is scanned, not parsed: a stub is parsed when a module of it is asked for. */
export class StubTexts {
    all;
    bySpecifier = new Map();
    globals;
    constructor(all) {
        this.all = all;
        const globals = [];
        for (const stub of all) {
            for (const match of stub.text.matchAll(/^declare module ['"]([^'"]+)['"]/gm)) {
                const specifier = match[1] ?? '';
                this.bySpecifier.set(specifier, [...(this.bySpecifier.get(specifier) ?? []), stub]);
            }
            if (/^declare global\b/m.test(stub.text))
                globals.push(stub);
        }
        this.globals = globals;
    }
    /** The stubs that declare the module; later ones (the user's) first. */
    declaring(specifier) {
        return this.bySpecifier.get(specifier) ?? this.bySpecifier.get(specifier.replace(/^node:/, '')) ?? this.bySpecifier.get(`node:${specifier}`) ?? [];
    }
    specifiers() {
        return [...this.bySpecifier.keys()];
    }
}
const STUBS = new URL('./stubs/', import.meta.url);
let shipped;
/** The stubs shipped with the package and, after them, files of the user's own. Throws `UserError` for a file that cannot be read. */
export function readStubs(userFiles = []) {
    shipped ??= readdirSync(STUBS).filter((name) => name.endsWith('.d.ts')).sort().map((name) => ({ path: `catalogue/${name}`, text: readFileSync(new URL(name, STUBS), 'utf8') }));
    const own = userFiles.map((path) => ({ path, text: readUserFile(path) }));
    return new StubTexts([...own, ...shipped]);
}
function readUserFile(path) {
    try {
        return readFileSync(path, 'utf8');
    }
    catch (cause) {
        throw new UserError(`The catalogue file ${path} cannot be read. Correct \`catalogue\` in mcp-audit.jsonc.`, { cause });
    }
}
export const stubsFolder = () => fileURLToPath(STUBS);
