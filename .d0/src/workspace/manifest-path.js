const MANIFEST_NAME = /(?:^|\/)(?:package\.json|(?:ts|js)config(?:\.[^/]+)?\.json|pnpm-workspace\.yaml|lerna\.json)$/;
/** Whether a file can change where imports lead. */
export function isManifestPath(path) {
    return MANIFEST_NAME.test(path);
}
