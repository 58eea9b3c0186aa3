// @slack/bolt: a command, a shortcut, an action and a submitted view come from a person; a message or an event need not.

declare module '@slack/bolt' {
  export class App {
    constructor(options?: any);
    /** @mcpRole user-entry handler=1 */
    command(command: string | RegExp, listener: (args: any) => Promise<void>): void;
    /** @mcpRole user-entry handler=1 */
    shortcut(constraints: any, listener: (args: any) => Promise<void>): void;
    /** @mcpRole user-entry handler=1 */
    action(constraints: any, listener: (args: any) => Promise<void>): void;
    /** @mcpRole user-entry handler=1 */
    view(constraints: any, listener: (args: any) => Promise<void>): void;
    /** @mcpRole request-entry handler=1 */
    message(pattern: any, listener: (args: any) => Promise<void>): void;
    /** @mcpRole request-entry handler=1 */
    event(name: any, listener: (args: any) => Promise<void>): void;
    start(port?: any): Promise<any>;
    client: any;
  }
}
