import type { ArtifactLocation, Location, Region } from 'sarif';

/** The base of every address in the file: the root of the repository. */
export const ROOT = '%SRCROOT%';

export function toArtifactLocation(uri: string): ArtifactLocation {
  return { uri, uriBaseId: ROOT };
}

/** The whole file when there is no region. */
export function toLocation(uri: string, region: Region | undefined, text?: string): Location {
  return {
    physicalLocation: { artifactLocation: toArtifactLocation(uri), ...(region ? { region } : {}) },
    ...(text === undefined ? {} : { message: { text } }),
  };
}
