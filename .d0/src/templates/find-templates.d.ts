import type { DocumentFacts, DocumentSource, FileReference, TemplateSet } from './model.js';
/** Finds the prompt templates of a code base: files that a `SKILL.md` names, and files whose name and content say what they are. */
export declare function findTemplates(source: DocumentSource): TemplateSet;
export declare const isOfPrompts: ({ entry }: Pick<FileReference, "entry">) => boolean;
/** The documents that were recognised: skills that name templates, templates, and the workflows those name. */
export declare function documentsOf({ skills, files }: TemplateSet): readonly DocumentFacts[];
