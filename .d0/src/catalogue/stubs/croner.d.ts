// croner.

declare module 'croner' {
  export class Cron {
    /** @mcpRole schedule-entry handler=1 */
    constructor(pattern: string | Date, fn: (self: Cron, context?: any) => any);
    /** @mcpRole schedule-entry handler=2 */
    constructor(pattern: string | Date, options: any, fn?: (self: Cron, context?: any) => any);
    stop(): void;
    trigger(): Promise<void>;
  }
}
