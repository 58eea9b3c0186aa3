// cac.

declare module 'cac' {
  export interface Command {
    option(rawName: string, description: string, config?: unknown): Command;
    alias(name: string): Command;
    usage(text: string): Command;
    example(example: unknown): Command;
    allowUnknownOptions(): Command;
    /** @mcpRole user-entry handler=0 */
    action(callback: (...args: any[]) => any): Command;
  }
  export interface CAC {
    command(rawName: string, description?: string, config?: unknown): Command;
    option(rawName: string, description: string, config?: unknown): CAC;
    help(callback?: unknown): CAC;
    version(version: string): CAC;
    parse(argv?: string[], options?: unknown): { args: string[]; options: Record<string, any> };
    runMatchedCommand(): any;
    /** @mcpRole user-entry handler=1 */
    on(event: string, listener: (...args: any[]) => void): CAC;
  }
  export function cac(name?: string): CAC;
  export default cac;
}
