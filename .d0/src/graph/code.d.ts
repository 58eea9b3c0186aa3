import type { TemplateSet } from '../templates/model.js';
import { type Expr, type ExprId, type ExprOf, type ExprShape, type FileFacts, type FnId, type RegionId, type VarId } from '../facts/model.js';
/** An expression of a file. Facts of a file are one object for as long as its text does not change, so references compare by identity. */
export interface Ref {
    readonly file: FileFacts;
    readonly id: ExprId;
}
/** What a name exported by a module stands for. */
export type ExportTarget = {
    readonly kind: 'variable';
    readonly file: FileFacts;
    readonly variable: VarId;
} | {
    readonly kind: 'expr';
    readonly ref: Ref;
} | {
    readonly kind: 'type';
    readonly file: FileFacts;
    readonly name: string;
} | {
    readonly kind: 'namespace';
    readonly file: FileFacts;
};
/** The source of facts: parses on demand, so asking for a file is what puts it into the slice. */
export interface CodeSource {
    facts(path: string): FileFacts | undefined;
    /** The facts of the module that `specifier` names when written in `from`: a file of the workspace or a catalogue module. */
    module(specifier: string, from: string): FileFacts | undefined;
    /** Could the module export the name, judged by its text? Asking costs no parsing. */
    mayExport(specifier: string, from: string, name: string): boolean;
    /** Paths of analysable files whose text holds `name`. */
    filesContaining(name: string): readonly string[];
    /** The same, when the text also looks as if it used (or defined) the name that way. */
    filesShaped(name: string, shape: 'member' | 'import' | 'definition'): readonly string[];
    /** How many definitions of a method or property of that name the text of the code seems to hold, up to `limit`. */
    definitionsOf(name: string, limit: number): number;
    /** What exported names stand for, as far as it was asked in this run. */
    readonly exported: Map<string, ExportTarget | undefined>;
    /** The text of a file of which there are facts. */
    textOf(path: string): string;
    /** Texts of the files that hold a needle, for what is cheaper to read than to parse. */
    textsContaining(needle: string): readonly string[];
    /** Prompt templates on disk, and the skills that name them. */
    readonly templates: TemplateSet;
    /** Facts of the catalogue's globals. */
    readonly globals: FileFacts | undefined;
}
export declare const refKey: (ref: Ref) => string;
export declare const exprOf: (ref: Ref) => Expr;
export declare const at: (ref: Ref, id: ExprId) => Ref;
export declare function exprAs<K extends ExprShape['kind']>(ref: Ref, kind: K): ExprOf<K> | undefined;
export declare const parentOf: (ref: Ref) => Ref | undefined;
/** The call of a member that is called: of `x.m` in `x.m()`. */
export declare function callOfMember(member: Ref): Ref | undefined;
/** What a method is called on: `x` of `x.m()`. */
export declare function receiverOf(call: Ref): Ref | undefined;
/** `null` or `undefined`, written there. */
export declare function isNullish(ref: Ref): boolean;
/** Expressions that begin on one line have one key. */
export declare function lineKey({ file, id }: Ref): string;
/** The name a call calls: `f` of `f()`, `m` of `x.m()`; empty when it calls something else. */
export declare function calleeName(call: Ref): string;
/** `Map` of `new Map(…)`, and so on, when it is the language's own. */
export declare function collectionName(made: Ref): string | undefined;
/** Does a function stand inside another one, or is it that one? */
export declare function isInFunction(file: FileFacts, inner: FnId, outer: FnId): boolean;
/** The same for regions: a branch, a loop, a try or catch block. */
export declare function isInRegion(file: FileFacts, inner: RegionId, outer: RegionId): boolean;
export declare const isCatalogue: (file: FileFacts) => boolean;
/** Through `export … from`, barrels and `export *`, to where the name is defined. */
export declare function resolveExport(source: CodeSource, file: FileFacts, name: string, seen?: Set<string>): ExportTarget | undefined;
/** What an imported variable stands for; `undefined` when its module is not known. */
export declare function resolveImport(source: CodeSource, file: FileFacts, variable: VarId): ExportTarget | undefined;
