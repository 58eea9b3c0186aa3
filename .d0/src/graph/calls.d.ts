import type { StubTexts } from '../catalogue/stub-texts.js';
import type { Role, RoleName } from '../catalogue/roles.js';
import { type Ref } from './code.js';
import type { Graph } from './graph.js';
/** The names under which members with a role are called, read off the stubs of the modules that `isUsed`, so that text can be searched for them. */
export declare function namesWithRole(catalogue: StubTexts, role: RoleName, isUsed: (specifier: string) => boolean, own: readonly string[]): readonly string[];
/** The modules whose stubs use a role. */
export declare function specifiersWithRole(catalogue: StubTexts, role: RoleName): readonly string[];
/** Calls of the name, wherever it is a member that is called. */
export declare function callsNamed(graph: Graph, name: string, paths?: readonly string[]): Ref[];
export interface RoleCall {
    readonly ref: Ref;
    readonly role: Role;
}
/** Calls anywhere in the code of something that has the role. Common names are looked for only behind a telling receiver. */
export declare function callsWithRole(graph: Graph, names: readonly string[], role: RoleName, textHint: (name: string) => string): RoleCall[];
/** The argument a role's value names: `0.name` is property `name` of the first argument. */
export declare function argumentAt(call: Ref, path: string | undefined): {
    readonly ref: Ref;
    readonly path: readonly string[];
} | undefined;
