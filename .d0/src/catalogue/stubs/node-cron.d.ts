// node-cron.

declare module 'node-cron' {
  export interface ScheduledTask { start(): any; stop(): any; destroy(): any; execute(): any }
  /** @mcpRole schedule-entry handler=1 */
  export function schedule(expression: string, task: string | ((context: any) => any), options?: unknown): ScheduledTask;
  /** @mcpRole schedule-entry handler=1 */
  export function createTask(expression: string, task: string | ((context: any) => any), options?: unknown): ScheduledTask;
  export function validate(expression: string): boolean;
  const cron: {
    /** @mcpRole schedule-entry handler=1 */
    schedule(expression: string, task: string | ((context: any) => any), options?: unknown): ScheduledTask;
    /** @mcpRole schedule-entry handler=1 */
    createTask(expression: string, task: string | ((context: any) => any), options?: unknown): ScheduledTask;
    validate(expression: string): boolean;
  };
  export default cron;
}
