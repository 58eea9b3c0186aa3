// @neondatabase/serverless 1: a tagged template and `query` run SQL; `Pool` and `Client` are those of pg.

declare module '@neondatabase/serverless' {
  export interface NeonQueryFunction {
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    query(text: string, values?: any[], options?: any): Promise<any>;
    /** @mcpRole effect is=fetch */
    transaction(queries: any, options?: any): Promise<any>;
  }
  export function neon(connection: string, options?: any): NeonQueryFunction;
  export class Pool {
    constructor(config?: any);
    connect(): Promise<any>;
    end(): Promise<void>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    query(text: any, values?: any[]): Promise<{ rows: any[]; rowCount: number }>;
  }
  export class Client {
    constructor(config?: any);
    connect(): Promise<any>;
    end(): Promise<void>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    query(text: any, values?: any[]): Promise<{ rows: any[]; rowCount: number }>;
  }
}
