import { createRequire } from 'node:module';
let loaded;
/** The patterns, read on first need. They are data of gitleaks; `scripts/secret-patterns.mjs` writes the file. */
export function loadPatterns() {
    loaded ??= createRequire(import.meta.url)('./patterns.json');
    return loaded;
}
const compiled = new Map();
/** Expressions are compiled when a text holds their keyword, and kept. */
export function compile(source) {
    const known = compiled.get(source);
    if (known) {
        known.lastIndex = 0;
        return known;
    }
    const made = new RegExp(source, 'g');
    compiled.set(source, made);
    return made;
}
