import type { ArgumentSchema } from './argument-schema.js';
import { type Ref } from './code.js';
import type { ArgumentUses } from './argument-uses.js';
import { type Arms } from './own-arms.js';
import type { Registration, Stretch } from './registration.js';
import type { Rendered } from './rendered.js';
export interface QuotedTemplate {
    readonly ref: Ref;
    readonly names: readonly string[];
}
/** Literals in plain quotes that hold `${name}` of a name which is in reach there. */
export declare function quotedTemplates(slice: Rendered, arms: Arms): QuotedTemplate[];
/** A `{{name}}` in a prompt's own template that no argument of it fills. */
export declare function placeholderFaults(prompt: Registration, schema: ArgumentSchema, slices: readonly Rendered[]): {
    readonly name: string;
    readonly at: Ref | Stretch;
}[];
/** Does the prompt's own template wait for an argument that is declared as required? */
export declare function holdsRequired({ row }: Registration, schema: ArgumentSchema): boolean;
/** Conditions `if (request.params.arguments)` around the only code that the arguments are handed to. */
export declare function skippedFills({ asked, whole, handed }: ArgumentUses): Ref[];
