import { type Directive } from './directive.js';
/**
 * The ESLint directives of a file, in the order of the text. `path` says in which language: JavaScript or TypeScript, with ESLint's rules for
 * which comment may hold which (`eslint-disable` and `eslint-enable` in block comments only, `eslint-disable-line` on one line only); YAML and
 * YAML front matter, where each comment may hold any.
 */
export declare function directivesOf(text: string, path?: string): readonly Directive[];
