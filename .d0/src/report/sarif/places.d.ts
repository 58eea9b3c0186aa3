import type { ArtifactLocation, Location, Region } from 'sarif';
/** The base of every address in the file: the root of the repository. */
export declare const ROOT = "%SRCROOT%";
export declare function toArtifactLocation(uri: string): ArtifactLocation;
/** The whole file when there is no region. */
export declare function toLocation(uri: string, region: Region | undefined, text?: string): Location;
