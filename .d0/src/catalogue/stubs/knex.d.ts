// knex.

declare module 'knex' {
  export interface QueryBuilder extends Promise<any> {
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    insert(...args: any[]): QueryBuilder;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    update(...args: any[]): QueryBuilder;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    del(...args: any[]): QueryBuilder;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    delete(...args: any[]): QueryBuilder;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    truncate(...args: any[]): QueryBuilder;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    increment(...args: any[]): QueryBuilder;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    decrement(...args: any[]): QueryBuilder;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    upsert(...args: any[]): QueryBuilder;
    /** @mcpRole effect is=fetch */
    select(...args: any[]): QueryBuilder;
    /** @mcpRole effect is=fetch */
    first(...args: any[]): QueryBuilder;
    /** @mcpRole effect is=fetch */
    pluck(...args: any[]): QueryBuilder;
    /** @mcpRole effect is=fetch */
    count(...args: any[]): QueryBuilder;
    /** @mcpRole effect is=fetch */
    min(...args: any[]): QueryBuilder;
    /** @mcpRole effect is=fetch */
    max(...args: any[]): QueryBuilder;
    /** @mcpRole effect is=fetch */
    sum(...args: any[]): QueryBuilder;
    /** @mcpRole effect is=fetch */
    avg(...args: any[]): QueryBuilder;
    from(...args: any[]): QueryBuilder;
    where(...args: any[]): QueryBuilder;
    andWhere(...args: any[]): QueryBuilder;
    orWhere(...args: any[]): QueryBuilder;
    whereIn(...args: any[]): QueryBuilder;
    whereNull(...args: any[]): QueryBuilder;
    join(...args: any[]): QueryBuilder;
    leftJoin(...args: any[]): QueryBuilder;
    groupBy(...args: any[]): QueryBuilder;
    orderBy(...args: any[]): QueryBuilder;
    limit(...args: any[]): QueryBuilder;
    offset(...args: any[]): QueryBuilder;
    returning(...args: any[]): QueryBuilder;
    onConflict(...args: any[]): QueryBuilder;
    merge(...args: any[]): QueryBuilder;
    ignore(...args: any[]): QueryBuilder;
    transacting(...args: any[]): QueryBuilder;
  }
  export interface Knex {
    (table: any, options?: any): QueryBuilder;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    insert(...args: any[]): QueryBuilder;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    update(...args: any[]): QueryBuilder;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    del(...args: any[]): QueryBuilder;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    delete(...args: any[]): QueryBuilder;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    truncate(...args: any[]): QueryBuilder;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    increment(...args: any[]): QueryBuilder;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    decrement(...args: any[]): QueryBuilder;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    upsert(...args: any[]): QueryBuilder;
    /** @mcpRole effect is=fetch */
    select(...args: any[]): QueryBuilder;
    /** @mcpRole effect is=fetch */
    first(...args: any[]): QueryBuilder;
    /** @mcpRole effect is=fetch */
    pluck(...args: any[]): QueryBuilder;
    /** @mcpRole effect is=fetch */
    count(...args: any[]): QueryBuilder;
    /** @mcpRole effect is=fetch */
    min(...args: any[]): QueryBuilder;
    /** @mcpRole effect is=fetch */
    max(...args: any[]): QueryBuilder;
    /** @mcpRole effect is=fetch */
    sum(...args: any[]): QueryBuilder;
    /** @mcpRole effect is=fetch */
    avg(...args: any[]): QueryBuilder;
    /** @mcpRole effect is=fetch */
    raw(sql: string, bindings?: any): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    batchInsert(table: any, rows: any[], size?: number): Promise<any>;
    from(table: any): QueryBuilder;
    schema: {
      /**
       * @mcpRole effect is=write
       * @mcpRole effect is=fetch
       */
      createTable(...args: any[]): Promise<any>;
      /**
       * @mcpRole effect is=write
       * @mcpRole effect is=fetch
       */
      dropTable(...args: any[]): Promise<any>;
      /**
       * @mcpRole effect is=write
       * @mcpRole effect is=fetch
       */
      dropTableIfExists(...args: any[]): Promise<any>;
      /**
       * @mcpRole effect is=write
       * @mcpRole effect is=fetch
       */
      alterTable(...args: any[]): Promise<any>;
      /**
       * @mcpRole effect is=write
       * @mcpRole effect is=fetch
       */
      table(...args: any[]): Promise<any>;
      /**
       * @mcpRole effect is=write
       * @mcpRole effect is=fetch
       */
      renameTable(...args: any[]): Promise<any>;
      /**
       * @mcpRole effect is=write
       * @mcpRole effect is=fetch
       */
      raw(...args: any[]): Promise<any>;
    };
    transaction(work?: any, config?: any): Promise<any>;
    destroy(): Promise<void>;
  }
  export function knex(config: any): Knex;
  export default knex;
}
