import { createRequire } from 'node:module';
let loaded;
/** The YAML parser, loaded on first need: most code bases hold no template. */
export function loadYaml() {
    loaded ??= createRequire(import.meta.url)('yaml');
    return loaded;
}
