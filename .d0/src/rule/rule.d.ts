import type { Confidence, Severity } from '../findings/finding.js';
import type { Ref } from '../graph/code.js';
import type { Code } from '../graph/queries.js';
/** A file in which places can be told by line and column: source code, or a document. */
export interface PlacedFile {
    readonly path: string;
    readonly lineStarts: readonly number[];
}
/** A stretch of source text. */
export interface Place {
    readonly file: PlacedFile;
    readonly start: number;
    readonly end: number;
}
export interface TraceStep {
    readonly at: Ref | Place;
    readonly message: string;
}
/** Text to put in place of a stretch of the source. */
export interface PlaceEdit {
    readonly at: Place;
    readonly text: string;
}
export interface SuggestedEdit {
    readonly message: string;
    readonly edits: readonly PlaceEdit[];
}
/** What a rule has to say about one place: data only. Who prints it is none of its business. */
export interface Detection<MessageId extends string = string> {
    readonly messageId: MessageId;
    readonly data?: Readonly<Record<string, string>>;
    readonly at: Ref | Place;
    readonly trace: readonly TraceStep[];
    readonly confidence: Confidence;
    /** What, beside the rule and the flagged code, makes this finding the same one tomorrow: usually the sink. */
    readonly identity?: string;
    readonly suggestions?: readonly SuggestedEdit[];
    /** The place holds a secret, which no report may print. */
    readonly holdsSecret?: boolean;
    /** Only where the program does the same afterwards; anything else is a suggestion. The rule says `fixable`. */
    readonly fix?: readonly PlaceEdit[];
}
export interface RuleDocs {
    /** One sentence, no full stop: what the rule forbids. */
    readonly description: string;
    /** Section of the rule catalogue. */
    readonly section: 'boundary' | 'annotations' | 'listings' | 'rendering' | 'tools' | 'coherence' | 'templates';
    /** Severity in the preset `recommended`. */
    readonly recommended: Severity | false;
    readonly strict: Severity;
    /** Why it matters and what to do, each in a sentence or two; printed by `explain`. */
    readonly why: string;
    /** Whether it looks into prompt templates on disk, which ESLint lints as YAML. */
    readonly onTemplates?: boolean;
    readonly whatToDo: string;
}
export interface RuleDefinition<MessageId extends string = string> {
    readonly id: string;
    readonly docs: RuleDocs;
    /** Texts with `{{name}}` placeholders. */
    readonly messages: Readonly<Record<MessageId, string>>;
    /** Whether detections may carry a `fix`. */
    readonly fixable?: true;
    /** JSON Schema of the options object. */
    readonly options?: object;
    readonly detect: (code: Code) => Iterable<Detection<MessageId>>;
}
/** A rule whose message ids are known to the compiler. */
export declare function defineRule<const MessageId extends string>(rule: RuleDefinition<MessageId>): RuleDefinition<MessageId>;
