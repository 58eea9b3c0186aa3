// Menus of the terminal: what they return is the `value` of the entry the person chose.
declare module '@clack/prompts' {
  interface Option<Value> { label?: string; value: Value; hint?: string }
  /** @mcpRole effect is=none */
  export function select<Value>(options: { message: string; options: Option<Value>[]; initialValue?: unknown }): Promise<Value>;
  export function multiselect<Value>(options: { message: string; options: Option<Value>[] }): Promise<Value[]>;
  export function text(options: { message: string; placeholder?: string }): Promise<string>;
  /** @mcpRole effect is=none */
  export function confirm(options: { message: string }): Promise<boolean>;
}
