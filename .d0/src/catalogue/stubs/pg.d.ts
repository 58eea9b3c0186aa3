// pg. Whether a query writes stands in its text.

declare module 'pg' {
  export interface QueryResult { rows: any[]; rowCount: number | null; fields: any[]; command: string }
  export class ClientBase {
    constructor(config?: any);
    connect(): Promise<any>;
    /** @mcpRole effect is=fetch */
    query(query: any, values?: any[]): Promise<QueryResult>;
    release(error?: any): void;
    /** @mcpRole registers handler=1 */
    on(event: string, listener: (...args: any[]) => void): ClientBase;
  }
  export class Client extends ClientBase { end(): Promise<void> }
  export interface PoolClient extends ClientBase {}
  export class Pool {
    constructor(config?: any);
    connect(): Promise<PoolClient>;
    /** @mcpRole effect is=fetch */
    query(query: any, values?: any[]): Promise<QueryResult>;
    end(): Promise<void>;
    /** @mcpRole registers handler=1 */
    on(event: string, listener: (...args: any[]) => void): Pool;
  }
  const pg: { Pool: typeof Pool; Client: typeof Client; types: any };
  export default pg;
}
