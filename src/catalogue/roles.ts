/**
 * The vocabulary of the catalogue. A member of a stub, or a function of the user's own code, says with the JSDoc tag
 * `@mcpRole <role> [key=value …]` what it is in MCP's terms. Values of the keys below are argument paths:
 * `0` is the first argument, `0.name` its property `name`, `1.tools.*` every element of the property `tools` of the second.
 */
export const ROLES = {
  // — calls a host makes
  'prompt-get': { on: 'callable', keys: ['name', 'arguments'], means: 'sends prompts/get' },
  'prompt-list': { on: 'callable', keys: ['pages', 'cursor'], means: 'sends prompts/list; `pages` is one, or joined when it follows `nextCursor` itself unless a cursor is given' },
  'tool-call': { on: 'callable', keys: ['name', 'arguments'], means: 'sends tools/call' },
  'tool-list': { on: 'callable', keys: ['pages', 'cursor'], means: 'sends tools/list; `pages` is one, or joined when it follows `nextCursor` itself unless a cursor is given' },
  'resource-read': { on: 'callable', keys: ['uri'], means: 'sends resources/read' },
  'resource-list': { on: 'callable', keys: ['pages', 'cursor'], means: 'sends resources/list or resources/templates/list; `pages` is one, or joined when it follows `nextCursor` itself unless a cursor is given' },
  'request': { on: 'callable', keys: ['method', 'params'], means: 'sends the JSON-RPC method its argument names' },
  // — who runs a function: on a callable, the key says which argument is the function; on a property, the property holds it
  'model-entry': { on: 'any', keys: ['handler'], means: 'the model decides when the function runs' },
  'user-entry': { on: 'any', keys: ['handler'], means: 'a person decides when the function runs' },
  'schedule-entry': { on: 'any', keys: ['handler'], means: 'a clock, queue or start-up decides when the function runs' },
  'request-entry': { on: 'any', keys: ['handler'], means: 'an incoming request decides when the function runs' },
  'prompt-handler': { on: 'any', keys: ['handler', 'name'], means: 'the function renders a prompt for prompts/get' },
  'resource-handler': { on: 'any', keys: ['handler', 'name', 'uri'], means: 'the function answers resources/read' },
  'request-handler': { on: 'callable', keys: ['method', 'handler'], means: 'registers the handler of the JSON-RPC method its argument names' },
  'registers': { on: 'any', keys: ['handler'], means: 'the function is stored and not run on behalf of the caller' },
  'offers': { on: 'any', keys: ['is', 'handler'], means: 'makes the tool, prompt or resource (`is`) of a server; `handler` is an argument, `curried` for the argument of the call of what it returns, `decorated` for the method or `decorated.<method>` for one of the class it decorates, `beside` for the last argument of the call it stands in; on a type, the default export of the module that exports something of it' },
  // — what a model is given and gives
  'inference': { on: 'callable', keys: ['of'], means: 'asks a model; `of` is host where the model is the one of the host, asked by way of the protocol' },
  'model-tools': { on: 'any', keys: ['tools'], means: 'the list (or record) is handed to a model as its tools' },
  'model-tool': { on: 'type', keys: [], means: 'a value of this type is a tool a model can call' },
  'tool-definition': { on: 'callable', keys: ['tool', 'name', 'annotations'], means: 'makes or registers one tool a model can call' },
  'model-output': { on: 'any', keys: [], means: 'text or parts a model produced' },
  'tool-call-request': { on: 'any', keys: [], means: 'a tool call a model asked for' },
  // — data of the protocol
  'prompt': { on: 'type', keys: [], means: 'a prompt as listed by a server' },
  'tool': { on: 'type', keys: [], means: 'a tool as listed by a server' },
  'tool-annotations': { on: 'type', keys: [], means: "a server's hints about its own tool" },
  'display-title': { on: 'any', keys: [], means: 'text for people, never an identifier' },
  'wire-name': { on: 'any', keys: [], means: 'the identifier the server keys on' },
  'method': { on: 'any', keys: ['is'], means: 'a constant that stands for the JSON-RPC method `is`' },
  'executable-prompt': { on: 'type', keys: [], means: 'a prompt of a server wrapped by a framework' },
  'prompt-as-tool': { on: 'callable', keys: [], means: 'turns a prompt into a tool a model can call' },
  'exposes-prompts': { on: 'property', keys: ['default'], means: 'an option of a framework that makes tools of prompts when true' },
  // — effects
  'effect': { on: 'callable', keys: ['is'], means: 'read, write, fetch, process or none; `is=fetch` can fail for reasons outside the program' },
} as const satisfies Record<string, RoleShape>;

interface RoleShape { readonly on: 'callable' | 'property' | 'type' | 'any'; readonly keys: readonly string[]; readonly means: string }

export type RoleName = keyof typeof ROLES;

/** One tag as read from a stub or from the user's code. */
export interface Role {
  readonly name: RoleName;
  readonly values: Readonly<Record<string, string>>;
}

export const ROLE_TAG = 'mcpRole';
