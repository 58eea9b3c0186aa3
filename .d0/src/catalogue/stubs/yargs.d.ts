// yargs.

declare module 'yargs' {
  export interface CommandModule {
    command?: string | string[];
    describe?: string | false;
    aliases?: string | string[];
    builder?: unknown;
    /** @mcpRole user-entry */
    handler: (args: any) => void | Promise<void>;
  }
  export interface Argv {
    /** @mcpRole user-entry handler=3 */
    command(command: string | string[], description: string | false, builder: unknown, handler: (args: any) => void | Promise<void>): Argv;
    /** @mcpRole user-entry handler=0.handler */
    command(module: CommandModule): Argv;
    /** @mcpRole user-entry handler=0.*.handler */
    command(modules: CommandModule[]): Argv;
    /** @mcpRole user-entry handler=0 */
    middleware(handler: (args: any) => any, applyBeforeValidation?: boolean): Argv;
    option(name: string, options?: unknown): Argv;
    options(options: unknown): Argv;
    positional(name: string, options?: unknown): Argv;
    demandCommand(...args: any[]): Argv;
    scriptName(name: string): Argv;
    usage(...args: any[]): Argv;
    help(...args: any[]): Argv;
    version(...args: any[]): Argv;
    strict(enabled?: boolean): Argv;
    alias(...args: any[]): Argv;
    parse(...args: any[]): any;
    parseAsync(...args: any[]): Promise<any>;
    argv: any;
  }
  export default function yargs(args?: string[], cwd?: string): Argv;
}
