import type * as yaml from 'yaml';
type Yaml = typeof yaml;
/** The YAML parser, loaded on first need: most code bases hold no template. */
export declare function loadYaml(): Yaml;
export {};
