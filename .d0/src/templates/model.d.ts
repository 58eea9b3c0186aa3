import type { Span, YamlEntry, YamlNode, YamlScalar } from '../yaml/model.js';
/** A file of YAML, or with YAML front matter, as plain data. */
export interface DocumentFacts {
    readonly path: string;
    readonly lineStarts: readonly number[];
    readonly root: YamlNode | undefined;
    readonly syntaxError: string | undefined;
}
/** The documents of a code base, read on demand. */
export interface DocumentSource {
    /** Paths of documents whose name says that they may hold prompt templates or name files that do. */
    readonly candidates: readonly string[];
    /** The facts of a document, which need not be a candidate; `undefined` when there is none of that path. */
    document(path: string): DocumentFacts | undefined;
    /** Whether the code base has such a file, of whatever kind. */
    hasFile(path: string): boolean;
    /** Documents that a glob relative to the root matches. */
    documentsMatching(glob: string): readonly string[];
}
/**
 * How sure it is that a file holds templates of this format: a `SKILL.md` names it; it has the shape and parts only this format has; or
 * it has the shape alone.
 */
export type Kinship = 'named' | 'shaped' | 'resembling';
/** One file of prompt templates. */
export interface TemplateFile {
    readonly document: DocumentFacts;
    readonly kinship: Kinship;
    /** Where a `SKILL.md` names it, when one does. */
    readonly namedAs: FileReference | undefined;
    /** `list`: prompts and workflows; `single`: the file is one prompt. */
    readonly shape: 'list' | 'single';
    readonly prompts: readonly TemplatePrompt[];
    readonly workflows: readonly WorkflowReference[];
    /** The folder that paths in the file are relative to. */
    readonly folder: string;
}
/** One prompt as written. What is missing or of another type is told from `node`. */
export interface TemplatePrompt {
    readonly node: YamlNode;
    readonly name: YamlScalar | undefined;
    readonly template: YamlScalar | undefined;
    readonly arguments: readonly TemplateArgument[];
    readonly placeholders: readonly Placeholder[];
}
export interface TemplateArgument {
    readonly node: YamlNode;
    readonly name: YamlScalar | undefined;
}
/** `{{ … }}` in a template. */
export interface Placeholder {
    /** `name`: filled with an argument; `verbatim`: something else between braces, left as it is; `unclosed`: no `}}` behind it. */
    readonly kind: 'name' | 'verbatim' | 'unclosed';
    /** What stands between the braces, trimmed. */
    readonly content: string;
    readonly at: Span;
    /** The content alone. */
    readonly contentAt: Span;
}
export interface WorkflowReference {
    readonly node: YamlNode;
    readonly file: YamlScalar | undefined;
    readonly promptName: YamlScalar | undefined;
    /** The workflow, when the file is there. */
    readonly document: DocumentFacts | undefined;
    /** Whether the file is there, as far as can be told. */
    readonly isFound: boolean;
}
/** A file, or a glob of files, that the front matter of a `SKILL.md` names. */
export interface FileReference {
    readonly skill: DocumentFacts;
    readonly entry: YamlEntry;
    readonly value: YamlScalar;
    readonly isGlob: boolean;
    /** The files there are. */
    readonly files: readonly string[];
}
/** What a `SKILL.md` says about templates. */
export interface SkillFacts {
    readonly document: DocumentFacts;
    readonly references: readonly FileReference[];
    /** Prompts that stand in the front matter itself. */
    readonly inline: readonly YamlEntry[];
}
export interface TemplateSet {
    readonly skills: readonly SkillFacts[];
    readonly files: readonly TemplateFile[];
}
