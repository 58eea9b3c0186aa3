import type { Location } from '../findings/finding.js';
import type { Ref } from '../graph/code.js';
import type { Place, PlacedFile } from './rule.js';
export declare function toPlace(at: Ref | Place): Place;
export declare function toLocation(place: Place): Location;
export declare function positionOf(file: PlacedFile, offset: number): {
    readonly line: number;
    readonly column: number;
};
