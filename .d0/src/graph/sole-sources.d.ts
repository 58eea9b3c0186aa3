import type { Rendered, RenderHop } from './rendered.js';
import type { Swallow } from './swallow.js';
/**
 * Does everything that is answered come out of what failed? An answer that lost one part of several is still an answer, and to leave out a decoration
 * is often meant; one whose only source failed and which is empty says something false.
 */
export declare function isWholeAnswer(rendered: Rendered, swallow: Swallow): boolean;
/** Each function on the way gets its answer from this call alone. */
export declare function isOnlySourceAlong(rendered: Rendered, hops: RenderHop | undefined): boolean;
