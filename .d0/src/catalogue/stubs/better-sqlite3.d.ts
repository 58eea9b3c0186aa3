// better-sqlite3.

declare module 'better-sqlite3' {
  export interface Statement {
    /** @mcpRole effect is=write */
    run(...params: any[]): { changes: number; lastInsertRowid: number | bigint };
    /** @mcpRole effect is=read */
    get(...params: any[]): any;
    /** @mcpRole effect is=read */
    all(...params: any[]): any[];
    /** @mcpRole effect is=read */
    iterate(...params: any[]): Iterable<any>;
    pluck(toggle?: boolean): Statement;
    raw(toggle?: boolean): Statement;
  }
  export default class Database {
    constructor(filename?: string, options?: any);
    prepare(source: string): Statement;
    /** @mcpRole effect is=write */
    exec(source: string): Database;
    transaction<F>(fn: F): F;
    pragma(source: string, options?: any): any;
    close(): Database;
  }
}
