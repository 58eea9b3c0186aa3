import type { Run } from './model.js';
/** How a scalar is written; `block` is literal or folded. */
export type Style = 'plain' | 'single' | 'double' | 'block';
/**
 * Where each character of a scalar's text stands in its source. Whitespace is added, dropped and folded by YAML; everything else stands
 * there in the same order, doubled in single quotes and escaped in double ones.
 */
export declare function align(text: string, source: string, from: number, to: number, style: Style): Run[];
