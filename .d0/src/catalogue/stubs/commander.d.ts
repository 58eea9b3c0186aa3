// commander.

declare module 'commander' {
  export class Command {
    constructor(name?: string);
    name(name: string): Command;
    description(text: string): Command;
    version(version: string, flags?: string, description?: string): Command;
    command(nameAndArgs: string, options?: unknown): Command;
    addCommand(command: Command, options?: unknown): Command;
    argument(name: string, description?: string, ...rest: any[]): Command;
    arguments(names: string): Command;
    option(flags: string, description?: string, ...rest: any[]): Command;
    requiredOption(flags: string, description?: string, ...rest: any[]): Command;
    addOption(option: unknown): Command;
    alias(alias: string): Command;
    allowUnknownOption(allow?: boolean): Command;
    /** @mcpRole user-entry handler=0 */
    action(fn: (...args: any[]) => void | Promise<void>): Command;
    /** @mcpRole user-entry handler=1 */
    hook(event: 'preAction' | 'postAction' | 'preSubcommand', listener: (thisCommand: Command, actionCommand: Command) => void | Promise<void>): Command;
    /** @mcpRole user-entry handler=1 */
    on(event: string, listener: (...args: any[]) => void): Command;
    parse(argv?: string[], options?: unknown): Command;
    parseAsync(argv?: string[], options?: unknown): Promise<Command>;
    opts(): any;
    args: string[];
    help(): never;
  }
  export const program: Command;
  export function createCommand(name?: string): Command;
}
