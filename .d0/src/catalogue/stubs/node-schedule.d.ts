// node-schedule.

declare module 'node-schedule' {
  export interface Job { cancel(reschedule?: boolean): boolean; name: string }
  /** @mcpRole schedule-entry handler=1 */
  export function scheduleJob(rule: any, callback: (fireDate: Date) => any): Job;
  /** @mcpRole schedule-entry handler=2 */
  export function scheduleJob(name: string, rule: any, callback: (fireDate: Date) => any): Job;
  const schedule: {
    /** @mcpRole schedule-entry handler=1 */
    scheduleJob(rule: any, callback: (fireDate: Date) => any): Job;
    /** @mcpRole schedule-entry handler=2 */
    scheduleJob(name: string, rule: any, callback: (fireDate: Date) => any): Job;
  };
  export default schedule;
}
