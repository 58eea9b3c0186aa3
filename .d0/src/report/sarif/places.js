/** The base of every address in the file: the root of the repository. */
export const ROOT = '%SRCROOT%';
export function toArtifactLocation(uri) {
    return { uri, uriBaseId: ROOT };
}
/** The whole file when there is no region. */
export function toLocation(uri, region, text) {
    return {
        physicalLocation: { artifactLocation: toArtifactLocation(uri), ...(region ? { region } : {}) },
        ...(text === undefined ? {} : { message: { text } }),
    };
}
