import { type Ref } from './code.js';
import type { ClassRef, Graph } from './graph.js';
import type { Handler, Located } from './registration.js';
/** A tool class that a method of its base registers: `server.registerTool(this.name, …, this.run.bind(this))`. */
export interface SelfRegistered {
    readonly self: ClassRef;
    readonly name: string | undefined;
    readonly nameAt: Ref | undefined;
    readonly handlers: readonly Handler[];
}
/** One for each class that can be made and inherits the method; nothing when the name is not the object's own. */
export declare function selfRegistered(graph: Graph, call: Ref, name: Located, handler: Located | undefined): SelfRegistered[];
