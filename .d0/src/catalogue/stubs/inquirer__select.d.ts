// Menus of the terminal: what they return is the `value` of the entry the person chose.
declare module '@inquirer/select' {
  interface Choice<Value> { name?: string; value: Value; description?: string }
  /** @mcpRole effect is=none */
  export default function select<Value>(config: { message: string; choices: readonly Choice<Value>[] }): Promise<Value>;
}
