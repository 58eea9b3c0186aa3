import type { StubTexts } from '../catalogue/stub-texts.js';
import type { FileFacts } from '../facts/model.js';
import type { CodeSource, ExportTarget } from '../graph/code.js';
import type { Workspace } from '../workspace/workspace.js';
import type { DocumentFacts, TemplateSet } from '../templates/model.js';
import { type TextShape } from './text-shapes.js';
/** Parsed files that were edited: to other code, or so that the same code stands in other places. */
export interface Edits {
    readonly changed: readonly string[];
    readonly shifted: readonly string[];
}
/**
 * The part of the code base that questions have asked for so far. A file is parsed when somebody needs it, and again only after its text
 * has changed; when the new text does not parse, the last good facts go on serving.
 */
export declare class Slice implements CodeSource {
    readonly workspace: Workspace;
    private readonly catalogue;
    private readonly known;
    private readonly good;
    private readonly stubs;
    private readonly current;
    private readonly targets;
    private readonly lists;
    readonly exported: Map<string, ExportTarget | undefined>;
    private readonly definitions;
    private readonly plain;
    private readonly revisions;
    private lastFiles;
    private lastDocuments;
    private readonly shaped;
    private readonly modules;
    /** Every name that was searched for in the text of the code base. */
    readonly queried: Set<string>;
    private readonly documents;
    constructor(workspace: Workspace, catalogue: StubTexts);
    get templates(): TemplateSet;
    /** Prompt templates, the skills that name them and the workflows they name. */
    get templateDocuments(): readonly DocumentFacts[];
    get parsedPaths(): readonly string[];
    /** Files whose text has a syntax error, with the first one. */
    get failures(): readonly {
        readonly path: string;
        readonly message: string;
    }[];
    /**
     * Begins a run: looks at revisions again. Returns the parsed files that were edited since the last run, when nothing else moved: those whose
     * code is another, and those where the same code stands in other places. `unknown` when files came or went, when an edit changed which names a file holds, or what it imports and exports.
     */
    newRun(): Edits | 'unknown';
    private takeEdits;
    /** Does the file hold the names that were searched for as it did when they were? */
    private holdsSameNames;
    facts(path: string): FileFacts | undefined;
    private factsAtRevision;
    private lower;
    mayExport(specifier: string, from: string, name: string): boolean;
    module(specifier: string, from: string): FileFacts | undefined;
    private findModule;
    private stubModule;
    private lowered;
    get globals(): FileFacts | undefined;
    filesContaining(name: string): readonly string[];
    private filesHolding;
    textOf(path: string): string;
    textsContaining(needle: string): readonly string[];
    filesShaped(name: string, shape: TextShape): readonly string[];
    private findShaped;
    definitionsOf(name: string, limit: number): number;
}
