import type { RenderHop } from './rendered.js';
/** Words by which a text owns up to a failure. */
export declare const ADMITS: RegExp;
/**
 * Is the empty value looked at where it arrives, so that the failure goes on: a test of it that throws, or that renders text which says so?
 * Looked for at each call on the way to the handler.
 */
export declare function isHandled(hops: RenderHop | undefined): boolean;
