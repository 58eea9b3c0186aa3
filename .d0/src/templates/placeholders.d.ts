import { type YamlScalar } from '../yaml/model.js';
import type { Placeholder } from './model.js';
/** Every `{{` of a template, read as the engine reads it: to the next `}}`, and on behind the braces when that is no identifier. */
export declare function placeholdersIn(template: YamlScalar): Placeholder[];
