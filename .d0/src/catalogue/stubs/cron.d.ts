// cron.

declare module 'cron' {
  export interface CronJobParameters {
    cronTime: any;
    /** @mcpRole schedule-entry */
    onTick: (onComplete?: any) => any;
    /** @mcpRole schedule-entry */
    onComplete?: (() => any) | null;
    start?: boolean | null;
    timeZone?: string | null;
    runOnInit?: boolean | null;
  }
  export class CronJob {
    /** @mcpRole schedule-entry handler=1 */
    constructor(cronTime: any, onTick: (onComplete?: any) => any, onComplete?: (() => any) | null, ...rest: any[]);
    /** @mcpRole schedule-entry handler=0.onTick */
    static from(parameters: CronJobParameters): CronJob;
    start(): void;
    stop(): any;
  }
}
