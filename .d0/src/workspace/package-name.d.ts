/** A bare specifier cut into the package and what is asked of it (empty for the package itself). */
export interface PackageSpecifier {
    readonly name: string;
    readonly subpath: string;
}
/** `undefined` for what cannot be an npm package: `@/alias`, `~/alias`, `#internal`, `$lib/x`. */
export declare function parsePackageSpecifier(specifier: string): PackageSpecifier | undefined;
/**
 * The package behind a specifier with a scheme: `npm:@scope/name@1.2/sub` is `@scope/name`. Other schemes (`node:fs`, `bun:test`,
 * `https://…`) name no package and stay as they are. `undefined` without a scheme.
 */
export declare function packageNameOfScheme(specifier: string): string | undefined;
