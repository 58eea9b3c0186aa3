import { type RuleSetting } from './config.js';
import { type Shape } from './shape.js';
export declare const CONFIG_SHAPE: Shape<{
    readonly $schema: string | undefined;
    readonly root: string | undefined;
    readonly exclude: readonly string[] | undefined;
    readonly catalogue: readonly string[] | undefined;
    readonly entries: readonly {
        readonly file: string;
        readonly function: string;
        readonly kind: "request" | "model" | "user" | "schedule";
    }[] | undefined;
    readonly sinks: readonly {
        readonly file: string | undefined;
        readonly function: string;
        readonly kind: "prompt-get" | "prompt-list" | "tool-call" | "tool-list" | "resource-read" | "resource-list";
    }[] | undefined;
    readonly rules: ReadonlyMap<string, {
        readonly value: RuleSetting;
        readonly offset: number;
    }> | undefined;
    readonly minConfidence: "certain" | "likely" | undefined;
    readonly requireReasons: boolean | undefined;
}>;
/** The published schema; `config.schema.json` is this value. */
export declare const CONFIG_JSON_SCHEMA: {
    $schema: string;
    title: string;
};
