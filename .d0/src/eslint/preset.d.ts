import type { ESLint, Linter } from 'eslint';
export type PresetName = 'recommended' | 'strict';
/** One configuration object that turns on the rules of the preset. */
export declare function presetOf(name: PresetName, plugin: ESLint.Plugin): Linter.Config;
