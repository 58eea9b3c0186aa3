import type { GroupedPrompt } from './prompt-groups.js';
/** Is the prompt listed while the branches that serve the others end in a throw for it? */
export declare function isUnserved({ prompt, group }: GroupedPrompt): boolean;
