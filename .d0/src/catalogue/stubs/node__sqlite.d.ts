// node:sqlite.

declare module 'node:sqlite' {
  export interface StatementSync {
    /** @mcpRole effect is=write */
    run(...params: any[]): { changes: number; lastInsertRowid: number | bigint };
    /** @mcpRole effect is=read */
    get(...params: any[]): any;
    /** @mcpRole effect is=read */
    all(...params: any[]): any[];
    /** @mcpRole effect is=read */
    iterate(...params: any[]): Iterable<any>;
  }
  export class DatabaseSync {
    constructor(path: string, options?: any);
    prepare(sql: string): StatementSync;
    /** @mcpRole effect is=write */
    exec(sql: string): void;
    close(): void;
  }
}
