import type { YamlText } from './model.js';
/** Reads the YAML between two offsets of a text. Never throws: what cannot be read is told in `syntaxError`. */
export declare function lowerYaml(text: string, from?: number, to?: number): YamlText;
