import { createRequire } from 'node:module';
import type * as yaml from 'yaml';

type Yaml = typeof yaml;

let loaded: Yaml | undefined;

/** The YAML parser, loaded on first need: most code bases hold no template. */
export function loadYaml(): Yaml {
  loaded ??= createRequire(import.meta.url)('yaml') as Yaml;
  return loaded;
}
