import { type Ref } from './code.js';
import type { Question } from './question.js';
import type { Path } from './reach.js';
import type { Origin } from './value.js';
/** A resource of a server in the hands of a model. */
export type ResourceTool = 
/** A tool is made of each resource that was listed. */
{
    readonly kind: 'listed';
    readonly at: Ref;
    readonly origin: Origin | undefined;
    readonly listing: Ref;
}
/** Code that a model's tool call runs sends resources/read. */
 | {
    readonly kind: 'read';
    readonly path: Path;
};
export declare const resourceTools: Question<ResourceTool>;
