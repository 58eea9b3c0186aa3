import { type YamlNode, type YamlScalar } from '../yaml/model.js';
import type { TemplatePrompt } from './model.js';
/** One prompt of a template file, as it is written. */
export declare function lowerPrompt(node: YamlNode): TemplatePrompt;
/** A text or number; nothing for an empty value. */
export declare function scalarOf(node: YamlNode | undefined): YamlScalar | undefined;
export declare function itemsOf(node: YamlNode | undefined): readonly YamlNode[];
/** Whether the file is one prompt rather than a list of them. */
export declare function isSinglePrompt(root: YamlNode | undefined): boolean;
