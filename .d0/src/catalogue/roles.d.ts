/**
 * The vocabulary of the catalogue. A member of a stub, or a function of the user's own code, says with the JSDoc tag
 * `@mcpRole <role> [key=value …]` what it is in MCP's terms. Values of the keys below are argument paths:
 * `0` is the first argument, `0.name` its property `name`, `1.tools.*` every element of the property `tools` of the second.
 */
export declare const ROLES: {
    readonly 'prompt-get': {
        readonly on: "callable";
        readonly keys: readonly ["name", "arguments"];
        readonly means: "sends prompts/get";
    };
    readonly 'prompt-list': {
        readonly on: "callable";
        readonly keys: readonly ["pages", "cursor"];
        readonly means: "sends prompts/list; `pages` is one, or joined when it follows `nextCursor` itself unless a cursor is given";
    };
    readonly 'tool-call': {
        readonly on: "callable";
        readonly keys: readonly ["name", "arguments"];
        readonly means: "sends tools/call";
    };
    readonly 'tool-list': {
        readonly on: "callable";
        readonly keys: readonly ["pages", "cursor"];
        readonly means: "sends tools/list; `pages` is one, or joined when it follows `nextCursor` itself unless a cursor is given";
    };
    readonly 'resource-read': {
        readonly on: "callable";
        readonly keys: readonly ["uri"];
        readonly means: "sends resources/read";
    };
    readonly 'resource-list': {
        readonly on: "callable";
        readonly keys: readonly ["pages", "cursor"];
        readonly means: "sends resources/list or resources/templates/list; `pages` is one, or joined when it follows `nextCursor` itself unless a cursor is given";
    };
    readonly request: {
        readonly on: "callable";
        readonly keys: readonly ["method", "params"];
        readonly means: "sends the JSON-RPC method its argument names";
    };
    readonly 'model-entry': {
        readonly on: "any";
        readonly keys: readonly ["handler"];
        readonly means: "the model decides when the function runs";
    };
    readonly 'user-entry': {
        readonly on: "any";
        readonly keys: readonly ["handler"];
        readonly means: "a person decides when the function runs";
    };
    readonly 'schedule-entry': {
        readonly on: "any";
        readonly keys: readonly ["handler"];
        readonly means: "a clock, queue or start-up decides when the function runs";
    };
    readonly 'request-entry': {
        readonly on: "any";
        readonly keys: readonly ["handler"];
        readonly means: "an incoming request decides when the function runs";
    };
    readonly 'prompt-handler': {
        readonly on: "any";
        readonly keys: readonly ["handler", "name"];
        readonly means: "the function renders a prompt for prompts/get";
    };
    readonly 'resource-handler': {
        readonly on: "any";
        readonly keys: readonly ["handler"];
        readonly means: "the function answers resources/read";
    };
    readonly 'request-handler': {
        readonly on: "callable";
        readonly keys: readonly ["method", "handler"];
        readonly means: "registers the handler of the JSON-RPC method its argument names";
    };
    readonly registers: {
        readonly on: "any";
        readonly keys: readonly ["handler"];
        readonly means: "the function is stored and not run on behalf of the caller";
    };
    readonly inference: {
        readonly on: "callable";
        readonly keys: readonly ["of"];
        readonly means: "asks a model; `of` is host where the model is the one of the host, asked by way of the protocol";
    };
    readonly 'model-tools': {
        readonly on: "any";
        readonly keys: readonly ["tools"];
        readonly means: "the list (or record) is handed to a model as its tools";
    };
    readonly 'model-tool': {
        readonly on: "type";
        readonly keys: readonly [];
        readonly means: "a value of this type is a tool a model can call";
    };
    readonly 'tool-definition': {
        readonly on: "callable";
        readonly keys: readonly ["tool", "name", "annotations"];
        readonly means: "makes or registers one tool a model can call";
    };
    readonly 'model-output': {
        readonly on: "any";
        readonly keys: readonly [];
        readonly means: "text or parts a model produced";
    };
    readonly 'tool-call-request': {
        readonly on: "any";
        readonly keys: readonly [];
        readonly means: "a tool call a model asked for";
    };
    readonly prompt: {
        readonly on: "type";
        readonly keys: readonly [];
        readonly means: "a prompt as listed by a server";
    };
    readonly tool: {
        readonly on: "type";
        readonly keys: readonly [];
        readonly means: "a tool as listed by a server";
    };
    readonly 'tool-annotations': {
        readonly on: "type";
        readonly keys: readonly [];
        readonly means: "a server's hints about its own tool";
    };
    readonly 'display-title': {
        readonly on: "any";
        readonly keys: readonly [];
        readonly means: "text for people, never an identifier";
    };
    readonly 'wire-name': {
        readonly on: "any";
        readonly keys: readonly [];
        readonly means: "the identifier the server keys on";
    };
    readonly method: {
        readonly on: "any";
        readonly keys: readonly ["is"];
        readonly means: "a constant that stands for the JSON-RPC method `is`";
    };
    readonly 'executable-prompt': {
        readonly on: "type";
        readonly keys: readonly [];
        readonly means: "a prompt of a server wrapped by a framework";
    };
    readonly 'prompt-as-tool': {
        readonly on: "callable";
        readonly keys: readonly [];
        readonly means: "turns a prompt into a tool a model can call";
    };
    readonly 'exposes-prompts': {
        readonly on: "property";
        readonly keys: readonly ["default"];
        readonly means: "an option of a framework that makes tools of prompts when true";
    };
    readonly effect: {
        readonly on: "callable";
        readonly keys: readonly ["is"];
        readonly means: "read, write, fetch, process or none; `is=fetch` can fail for reasons outside the program";
    };
};
export type RoleName = keyof typeof ROLES;
/** One tag as read from a stub or from the user's code. */
export interface Role {
    readonly name: RoleName;
    readonly values: Readonly<Record<string, string>>;
}
export declare const ROLE_TAG = "mcpRole";
