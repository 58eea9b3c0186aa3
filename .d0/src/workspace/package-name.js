/** `undefined` for what cannot be an npm package: `@/alias`, `~/alias`, `#internal`, `$lib/x`. */
export function parsePackageSpecifier(specifier) {
    const match = /^((?:@[\w.~-]+\/)?[A-Za-z0-9_][\w.~-]*)(?:\/(.*))?$/.exec(specifier);
    return match?.[1] === undefined ? undefined : { name: match[1], subpath: match[2] ?? '' };
}
/**
 * The package behind a specifier with a scheme: `npm:@scope/name@1.2/sub` is `@scope/name`. Other schemes (`node:fs`, `bun:test`,
 * `https://…`) name no package and stay as they are. `undefined` without a scheme.
 */
export function packageNameOfScheme(specifier) {
    const scheme = /^([a-z][a-z0-9+.-]+):(.+)$/i.exec(specifier);
    if (scheme === null)
        return undefined;
    if (scheme[1] !== 'npm' && scheme[1] !== 'jsr')
        return specifier;
    return /^\/?((?:@[^/@]+\/)?[^/@]+)/.exec(scheme[2] ?? '')?.[1] ?? specifier;
}
