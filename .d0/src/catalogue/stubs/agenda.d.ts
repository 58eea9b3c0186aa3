// agenda: a job is linked to its name.

declare module 'agenda' {
  export class Agenda {
    constructor(config?: unknown);
    /** @mcpRole schedule-entry handler=1 */
    define(name: string, processor: (job: any, done?: any) => any, options?: unknown): void;
    /** @mcpRole schedule-entry handler=2 */
    define(name: string, options: Record<string, unknown>, processor: (job: any, done?: any) => any): void;
    /** @mcpRole effect is=write */
    every(interval: string | number, name: string | string[], data?: any, options?: unknown): Promise<any>;
    /** @mcpRole effect is=write */
    schedule(when: string | Date, name: string | string[], data?: any): Promise<any>;
    /** @mcpRole effect is=write */
    now(name: string, data?: any): Promise<any>;
    start(): Promise<void>;
    stop(): Promise<void>;
  }
  export default Agenda;
}
