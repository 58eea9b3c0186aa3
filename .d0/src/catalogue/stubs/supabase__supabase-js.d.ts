// @supabase/supabase-js: does not reject; a failure is the `error` of the answer.

declare module '@supabase/supabase-js' {
  export interface PostgrestResponse { data: any; error: PostgrestError | null; count: number | null; status: number; statusText: string }
  export interface PostgrestError { message: string; details: string; hint: string; code: string }
  export interface FilterBuilder extends Promise<PostgrestResponse> { eq(...args: any[]): FilterBuilder; neq(...args: any[]): FilterBuilder; gt(...args: any[]): FilterBuilder; gte(...args: any[]): FilterBuilder; lt(...args: any[]): FilterBuilder; lte(...args: any[]): FilterBuilder; like(...args: any[]): FilterBuilder; ilike(...args: any[]): FilterBuilder; is(...args: any[]): FilterBuilder; in(...args: any[]): FilterBuilder; contains(...args: any[]): FilterBuilder; match(...args: any[]): FilterBuilder; or(...args: any[]): FilterBuilder; not(...args: any[]): FilterBuilder; filter(...args: any[]): FilterBuilder; textSearch(...args: any[]): FilterBuilder; order(...args: any[]): FilterBuilder; limit(...args: any[]): FilterBuilder; range(...args: any[]): FilterBuilder; single(...args: any[]): FilterBuilder; maybeSingle(...args: any[]): FilterBuilder; select(...args: any[]): FilterBuilder; throwOnError(...args: any[]): FilterBuilder; returns(...args: any[]): FilterBuilder; }
  export interface QueryBuilder {
    /** @mcpRole effect is=fetch */
    select(columns?: string, options?: any): FilterBuilder;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    insert(...args: any[]): FilterBuilder;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    upsert(...args: any[]): FilterBuilder;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    update(...args: any[]): FilterBuilder;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    delete(...args: any[]): FilterBuilder;
  }
  export interface StorageBucket {
    /** @mcpRole effect is=fetch */
    download(...args: any[]): Promise<{ data: any; error: any }>;
    /** @mcpRole effect is=fetch */
    list(...args: any[]): Promise<{ data: any; error: any }>;
    /** @mcpRole effect is=fetch */
    createSignedUrl(...args: any[]): Promise<{ data: any; error: any }>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    upload(...args: any[]): Promise<{ data: any; error: any }>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    update(...args: any[]): Promise<{ data: any; error: any }>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    remove(...args: any[]): Promise<{ data: any; error: any }>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    move(...args: any[]): Promise<{ data: any; error: any }>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    copy(...args: any[]): Promise<{ data: any; error: any }>;
    getPublicUrl(path: string): { data: { publicUrl: string } };
  }
  export interface SupabaseClient {
    from(table: string): QueryBuilder;
    schema(name: string): SupabaseClient;
    /** @mcpRole effect is=fetch */
    rpc(fn: string, args?: any, options?: any): FilterBuilder;
    storage: { from(bucket: string): StorageBucket };
    auth: any;
    functions: {
      /** @mcpRole effect is=fetch */
      invoke(name: string, options?: any): Promise<{ data: any; error: any }>;
    };
    channel(name: string, options?: any): any;
  }
  export function createClient(url: string, key: string, options?: any): SupabaseClient;
}
