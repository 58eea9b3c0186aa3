import type { Coverage, Location } from './finding.js';
/** What a code base exposes over the protocol, and who controls it. */
export interface Inventory {
    readonly schemaVersion: 1;
    readonly tool: {
        readonly name: string;
        readonly version: string;
    };
    /** The analysed folder, relative to where the inventory was asked for. */
    readonly root: string;
    /** Tools, prompts and resources that servers of the code offer. */
    readonly offered: readonly Offered[];
    /** Requests that hosts of the code send to servers. */
    readonly requests: readonly HostRequest[];
    readonly coverage: Coverage;
}
export type OfferedKind = 'tool' | 'prompt' | 'resource';
/** `unknown`: not everything the handler runs could be followed. */
export type Does = 'writes' | 'runs a process' | 'relays' | 'reads' | 'nothing' | 'unknown';
export interface Offered {
    readonly kind: OfferedKind;
    /** Absent when it is not written in the code. */
    readonly name?: string;
    readonly location: Location;
    /** What the server declares; for tools only. */
    readonly hints: Readonly<Record<string, boolean>>;
    /** Hints are declared that could not be followed. */
    readonly hasUnknownHints: boolean;
    readonly does: Does;
    /** What the answer rests on. */
    readonly effect?: OfferedEffect;
    /** Conditions in the code under which it is offered, outermost first. */
    readonly conditions: readonly string[];
}
export interface OfferedEffect {
    /** `unlink`, `POST`, `SQL DELETE` … */
    readonly what: string;
    /** Only a name speaks for it. */
    readonly isLikely: boolean;
    readonly location: Location;
    /** The calls that lead there from the handler. */
    readonly path: readonly {
        readonly call: string;
        readonly location: Location;
    }[];
}
export type InitiatorName = 'model' | 'user' | 'schedule' | 'request' | 'prompts/get' | 'start-up' | 'unknown';
export interface HostRequest {
    readonly method: string;
    readonly location: Location;
    /** The caller chooses the method; this is one it may choose. */
    readonly isAnyMethod: boolean;
    readonly initiators: readonly {
        readonly initiator: InitiatorName;
        readonly isLikely: boolean;
        readonly entry: Location;
    }[];
}
