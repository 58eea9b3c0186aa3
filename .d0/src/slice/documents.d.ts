import type { DocumentFacts, DocumentSource, TemplateSet } from '../templates/model.js';
import type { Workspace } from '../workspace/workspace.js';
/** The documents that questions have asked for so far; one is read again only after its text has changed. */
export declare class Documents implements DocumentSource {
    #private;
    constructor(workspace: Workspace);
    get templates(): TemplateSet;
    get candidates(): readonly string[];
    document(path: string): DocumentFacts | undefined;
    hasFile(path: string): boolean;
    documentsMatching(glob: string): readonly string[];
}
