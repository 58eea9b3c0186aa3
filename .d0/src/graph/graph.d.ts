import type { Role, RoleName } from '../catalogue/roles.js';
import type { Access, ClassId, FileFacts, FnId, TypeId } from '../facts/model.js';
import type { CodeSource, Ref } from './code.js';
import type { Origin, Shape, Value } from './value.js';
/**
 * The questions that can be asked of the code. Every answer is computed on demand and remembered; files are parsed when a question needs them.
 * The modules beside this one each answer one question and take the graph as a parameter, so that none imports another in a circle.
 */
export interface Graph {
    readonly source: CodeSource;
    /** What an expression may be: identity only, text is not looked into. */
    valuesOf(ref: Ref): readonly Value[];
    /** Where the value at `path` inside an expression comes from. */
    originsOf(ref: Ref, path: readonly Access[], mode: OriginMode): readonly Origin[];
    returnedValues(file: FileFacts, fn: FnId): readonly Value[];
    /** What a call or `new` may run. */
    calleesOf(call: Ref): readonly Callee[];
    /** Who runs a function, and where it goes when nobody calls it by name. */
    callersOf(file: FileFacts, fn: FnId): Callers;
    /** The declared types that the place of an expression asks for. */
    expectedTypes(ref: Ref): readonly Shape[];
    /** Instances and literals that stand for an interface of the code and have the member `name`. */
    implementationsOf(shape: InterfaceShape, name: string): readonly Value[];
    subclassesOf(file: FileFacts, id: ClassId): readonly ClassRef[];
    /** Functions the user's configuration says are entries: `path#name` → role. */
    readonly entries: ReadonlyMap<string, RoleName>;
    /** Remembers shapes of annotations without type arguments. */
    readonly shapes: WeakMap<FileFacts, Map<TypeId, Shape[]>>;
    /** Says that the answer being made looks at a file. */
    touch(file: FileFacts): void;
    /** Spends a unit of work; false when the budget of the running search is used up. */
    spend(amount?: number): boolean;
}
export type InterfaceShape = Extract<Shape, {
    kind: 'interface';
}>;
export interface ClassRef {
    readonly file: FileFacts;
    readonly class: ClassId;
}
/**
 * `value` follows identity only; `derived` also text and numbers computed from the value; `local` is `derived` without going from a
 * parameter to the callers' arguments, so that the answer holds for every caller;
 * `near` is `derived` that gives up early, for a question asked of many places.
 */
export type OriginMode = 'value' | 'derived' | 'local' | 'near';
export type Callee = {
    readonly kind: 'function';
    readonly file: FileFacts;
    readonly fn: FnId;
}
/** A function of the catalogue, or one known only by its type. */
 | {
    readonly kind: 'declared';
    readonly shape: Shape;
    readonly roles: readonly Role[];
    readonly at: Ref;
}
/** A method of the language's own objects, judged by its name because the receiver is no object of the code. */
 | {
    readonly kind: 'builtin';
    readonly name: string;
    readonly receiver: Ref;
} | {
    readonly kind: 'constructor';
    readonly file: FileFacts;
    readonly class: number;
};
export interface Callers {
    readonly invocations: readonly Invocation[];
    readonly landings: readonly Landing[];
    /** Calls of that name whose receiver is unknown and too common a name to believe in. */
    readonly ambiguous: number;
}
/** A place that makes a function run. */
export interface Invocation {
    /** The call in whose course it runs. For a callback: the call it was passed to. */
    readonly site: Ref;
    /** `name`: nothing but the name of the method speaks for it. */
    readonly evidence: 'resolved' | 'name';
    readonly argument: (index: number) => {
        readonly ref: Ref;
        readonly path: readonly Access[];
    } | undefined;
}
/** A place a function is handed to, where something outside the code runs it. */
export interface Landing {
    readonly role: RoleName | 'registered' | 'tool-shape' | 'escaped';
    readonly at: Ref;
    /** The property, method or catalogue member that takes it. */
    readonly name: string;
    readonly certain: boolean;
}
