// googleapis: every service has resources, every resource methods of these names.

declare module 'googleapis' {
  export type Member = Resource | ((params?: any, options?: any) => Promise<{ data: any }>);
  export interface Resource {
    /** @mcpRole effect is=fetch */
    get(params?: any, options?: any): Promise<{ data: any }>;
    /** @mcpRole effect is=fetch */
    list(params?: any, options?: any): Promise<{ data: any }>;
    /** @mcpRole effect is=fetch */
    query(params?: any, options?: any): Promise<{ data: any }>;
    /** @mcpRole effect is=fetch */
    search(params?: any, options?: any): Promise<{ data: any }>;
    /** @mcpRole effect is=fetch */
    batchGet(params?: any, options?: any): Promise<{ data: any }>;
    /** @mcpRole effect is=fetch */
    export(params?: any, options?: any): Promise<{ data: any }>;
    /** @mcpRole effect is=fetch */
    getProfile(params?: any, options?: any): Promise<{ data: any }>;
    /** @mcpRole effect is=fetch */
    download(params?: any, options?: any): Promise<{ data: any }>;
    /** @mcpRole effect is=fetch */
    listChanges(params?: any, options?: any): Promise<{ data: any }>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    create(params?: any, options?: any): Promise<{ data: any }>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    insert(params?: any, options?: any): Promise<{ data: any }>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    update(params?: any, options?: any): Promise<{ data: any }>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    patch(params?: any, options?: any): Promise<{ data: any }>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    delete(params?: any, options?: any): Promise<{ data: any }>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    send(params?: any, options?: any): Promise<{ data: any }>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    append(params?: any, options?: any): Promise<{ data: any }>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    batchUpdate(params?: any, options?: any): Promise<{ data: any }>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    clear(params?: any, options?: any): Promise<{ data: any }>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    copy(params?: any, options?: any): Promise<{ data: any }>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    move(params?: any, options?: any): Promise<{ data: any }>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    trash(params?: any, options?: any): Promise<{ data: any }>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    untrash(params?: any, options?: any): Promise<{ data: any }>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    modify(params?: any, options?: any): Promise<{ data: any }>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    batchModify(params?: any, options?: any): Promise<{ data: any }>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    batchDelete(params?: any, options?: any): Promise<{ data: any }>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    quickAdd(params?: any, options?: any): Promise<{ data: any }>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    emptyTrash(params?: any, options?: any): Promise<{ data: any }>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    import(params?: any, options?: any): Promise<{ data: any }>;
    [resource: string]: Member;
  }
  export interface GoogleApis { auth: any; options(options: any): void; drive(options: any): Resource; gmail(options: any): Resource; calendar(options: any): Resource; sheets(options: any): Resource; docs(options: any): Resource; slides(options: any): Resource; tasks(options: any): Resource; people(options: any): Resource; youtube(options: any): Resource; bigquery(options: any): Resource; searchconsole(options: any): Resource; analyticsdata(options: any): Resource; customsearch(options: any): Resource; script(options: any): Resource; forms(options: any): Resource; chat(options: any): Resource; storage(options: any): Resource }
  export const google: GoogleApis;
}
