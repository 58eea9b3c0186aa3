// drizzle-orm: the database objects of its drivers.

declare module 'drizzle-orm' {
  export interface Builder extends Promise<any> { from(table: any): Builder; where(condition: any): Builder; innerJoin(table: any, on: any): Builder; leftJoin(table: any, on: any): Builder; groupBy(...columns: any[]): Builder; having(condition: any): Builder; orderBy(...columns: any[]): Builder; limit(value: number): Builder; offset(value: number): Builder; values(values: any): Builder; set(values: any): Builder; returning(fields?: any): Builder; onConflictDoNothing(config?: any): Builder; onConflictDoUpdate(config: any): Builder; execute(): Promise<any>; all(): any; get(): any; run(): any }
  export interface RelationalQuery {
    /** @mcpRole effect is=fetch */
    findMany(config?: any): Promise<any[]>;
    /** @mcpRole effect is=fetch */
    findFirst(config?: any): Promise<any>;
  }
  export interface Database {
    /** @mcpRole effect is=fetch */
    select(...fields: any[]): Builder;
    /** @mcpRole effect is=fetch */
    selectDistinct(...fields: any[]): Builder;
    /** @mcpRole effect is=fetch */
    $count(...fields: any[]): Builder;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    insert(table: any): Builder;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    update(table: any): Builder;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    delete(table: any): Builder;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    execute(query: any): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    run(query: any): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    batch(query: any): Promise<any>;
    query: Record<string, RelationalQuery>;
    transaction(work: (transaction: Database) => any, config?: any): Promise<any>;
  }
}
declare module 'drizzle-orm/node-postgres' {
  import { Database } from 'drizzle-orm';

  export function drizzle(...args: any[]): Database;
}
declare module 'drizzle-orm/postgres-js' {
  import { Database } from 'drizzle-orm';

  export function drizzle(...args: any[]): Database;
}
declare module 'drizzle-orm/better-sqlite3' {
  import { Database } from 'drizzle-orm';

  export function drizzle(...args: any[]): Database;
}
declare module 'drizzle-orm/libsql' {
  import { Database } from 'drizzle-orm';

  export function drizzle(...args: any[]): Database;
}
declare module 'drizzle-orm/mysql2' {
  import { Database } from 'drizzle-orm';

  export function drizzle(...args: any[]): Database;
}
declare module 'drizzle-orm/neon-http' {
  import { Database } from 'drizzle-orm';

  export function drizzle(...args: any[]): Database;
}
declare module 'drizzle-orm/d1' {
  import { Database } from 'drizzle-orm';

  export function drizzle(...args: any[]): Database;
}
declare module 'drizzle-orm/pglite' {
  import { Database } from 'drizzle-orm';

  export function drizzle(...args: any[]): Database;
}
declare module 'drizzle-orm/bun-sqlite' {
  import { Database } from 'drizzle-orm';

  export function drizzle(...args: any[]): Database;
}
declare module 'drizzle-orm/vercel-postgres' {
  import { Database } from 'drizzle-orm';

  export function drizzle(...args: any[]): Database;
}
