import type { DocumentFacts } from './model.js';
/** The facts of a document; of Markdown, those of its front matter. */
export declare function lowerDocument(path: string, text: string): DocumentFacts;
