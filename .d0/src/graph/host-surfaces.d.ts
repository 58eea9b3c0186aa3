import { type Ref } from './code.js';
import type { Inquiry } from './question.js';
/** The tools a host hands to a model in one call, as far as their names can be told, and the texts that go with them. */
export interface HostSurface {
    readonly call: Ref;
    /** Names that are declared under a condition: a filter may have taken them out. */
    readonly conditional: ReadonlyMap<string, Ref>;
    /** What stands between the parts of every name, when all are put together of a server's and a tool's. */
    readonly separator: {
        readonly text: string;
        readonly at: Ref;
    } | undefined;
    /** Fixed texts that are given whatever the tools are. */
    readonly texts: readonly Ref[];
}
/** Calls that hand tools to a model. */
export declare function hostSurfaces({ graph, namesOf }: Pick<Inquiry, 'graph' | 'namesOf'>): HostSurface[];
