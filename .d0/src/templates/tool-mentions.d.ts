import { type Span, type YamlScalar } from '../yaml/model.js';
/** A tool that a template names. */
export interface ToolMention {
    readonly name: string;
    /** With the skill or server before it: `skill__tool`. */
    readonly isQualified: boolean;
    readonly at: Span;
}
/** The tools a template names: qualified names anywhere, others in backticks where the sentence calls them. */
export declare function toolMentionsIn(template: YamlScalar): ToolMention[];
