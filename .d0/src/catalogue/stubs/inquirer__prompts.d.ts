// Menus of the terminal: what they return is the `value` of the entry the person chose.
declare module '@inquirer/prompts' {
  interface Choice<Value> { name?: string; value: Value; description?: string; short?: string }
  /** @mcpRole effect is=none */
  export function select<Value>(config: { message: string; choices: readonly Choice<Value>[]; default?: unknown }): Promise<Value>;
  export function rawlist<Value>(config: { message: string; choices: readonly Choice<Value>[] }): Promise<Value>;
  export function expand<Value>(config: { message: string; choices: readonly Choice<Value>[] }): Promise<Value>;
  export function checkbox<Value>(config: { message: string; choices: readonly Choice<Value>[] }): Promise<Value[]>;
  export function search<Value>(config: { message: string; source: (term: string | undefined) => Promise<readonly Choice<Value>[]> }): Promise<Value>;
  export function input(config: { message: string; default?: string }): Promise<string>;
  /** @mcpRole effect is=none */
  export function confirm(config: { message: string; default?: boolean }): Promise<boolean>;
  export function password(config: { message: string }): Promise<string>;
  export function editor(config: { message: string }): Promise<string>;
}
