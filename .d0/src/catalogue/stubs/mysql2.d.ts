// mysql2. Whether a query writes stands in its text.

declare module 'mysql2/promise' {
  export interface Connection {
    /** @mcpRole effect is=fetch */
    query(sql: any, values?: any): Promise<[any, any]>;
    /** @mcpRole effect is=fetch */
    execute(sql: any, values?: any): Promise<[any, any]>;
    beginTransaction(): Promise<void>;
    commit(): Promise<void>;
    rollback(): Promise<void>;
    release(): void;
    end(): Promise<void>;
  }
  export interface PoolConnection extends Connection {}
  export interface Pool extends Connection { getConnection(): Promise<PoolConnection> }
  export function createPool(config: any): Pool;
  export function createConnection(config: any): Promise<Connection>;
  const mysql: { createPool(config: any): Pool; createConnection(config: any): Promise<Connection> };
  export default mysql;
}
declare module 'mysql2' {
  export interface Connection {
    /** @mcpRole effect is=fetch */
    query(sql: any, ...valuesAndCallback: any[]): any;
    /** @mcpRole effect is=fetch */
    execute(sql: any, ...valuesAndCallback: any[]): any;
    end(callback?: any): void;
    promise(): any;
  }
  export interface Pool extends Connection { getConnection(callback: any): void }
  export function createPool(config: any): Pool;
  export function createConnection(config: any): Connection;
  const mysql: { createPool(config: any): Pool; createConnection(config: any): Connection };
  export default mysql;
}
