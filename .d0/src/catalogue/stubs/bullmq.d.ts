// bullmq.

declare module 'bullmq' {
  export interface Job { id?: string; name: string; data: any; attemptsMade: number; updateProgress(progress: any): Promise<void> }
  export class Worker {
    /** @mcpRole schedule-entry handler=1 */
    constructor(name: string, processor?: string | URL | null | ((job: Job, token?: string) => Promise<any>), options?: unknown);
    /** @mcpRole registers handler=1 */
    on(event: string, listener: (...args: any[]) => void): Worker;
    close(): Promise<void>;
  }
  export class Queue {
    constructor(name: string, options?: unknown);
    /** @mcpRole effect is=write */
    add(name: string, data: any, options?: unknown): Promise<Job>;
    /** @mcpRole effect is=write */
    addBulk(jobs: any[]): Promise<Job[]>;
    /** @mcpRole effect is=write */
    upsertJobScheduler(id: string, repeat: any, template?: any): Promise<Job | undefined>;
  }
}
