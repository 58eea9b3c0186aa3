import type { Result } from 'sarif';
import type { Finding, TraceHop } from '../../findings/finding.js';
import type { ReporterOptions } from '../reporter.js';
export interface Surroundings {
    readonly options: ReporterOptions;
    readonly ruleIndices: ReadonlyMap<string, number>;
    /** Whether findings were compared with a list of known ones. */
    readonly hasBaseline: boolean;
}
/** Makes results; what was looked up for one finding of a file serves the others. */
export declare function resultMaker({ options, ruleIndices, hasBaseline }: Surroundings): (finding: Finding) => Result;
/** Of such a path the two ends stay. */
export declare function isTooLong(trace: readonly TraceHop[]): boolean;
