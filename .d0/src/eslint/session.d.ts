import type { Confidence, Finding } from '../findings/finding.js';
export type Answer = {
    readonly kind: 'findings';
    /** Those whose place is in the file that was asked about. */
    readonly findings: readonly Finding[];
    /** What the configuration file asks for. */
    readonly minConfidence: Confidence;
    /** Whether the configuration file asks for a reason in disable comments. */
    readonly requiresReasons: boolean;
    /** Whether offsets are those of the text that was handed in, rather than of the last one that could be parsed. */
    readonly isCurrent: boolean;
} | {
    readonly kind: 'problem';
    readonly messageId: 'configurationError' | 'analysisFailed';
    readonly message: string;
};
/** What a linter's process remembers of one root. Nothing here throws: what goes wrong is an answer. */
export declare class Session {
    #private;
    /** `root` is the folder in which the configuration is looked for. */
    constructor(root: string);
    /** The findings in one file, absolute path, whose text is `text` in the editor. */
    answerFor(file: string, text: string): Answer;
}
