// @notionhq/client 5: `databases.query` and `search` read although they are sent by POST.

declare module '@notionhq/client' {
  export class Client {
    constructor(options?: any);
    /** @mcpRole effect is=fetch */
    search(args?: any): Promise<any>;
    /** @mcpRole effect is=fetch */
    request(args: any): Promise<any>;
    pages: {
      /** @mcpRole effect is=fetch */
      retrieve(args?: any): Promise<any>;
      /**
       * @mcpRole effect is=write
       * @mcpRole effect is=fetch
       */
      create(args?: any): Promise<any>;
      /**
       * @mcpRole effect is=write
       * @mcpRole effect is=fetch
       */
      update(args?: any): Promise<any>;
      properties: {
        /** @mcpRole effect is=fetch */
        retrieve(args?: any): Promise<any>;
      };
    };
    blocks: {
      /** @mcpRole effect is=fetch */
      retrieve(args?: any): Promise<any>;
      /**
       * @mcpRole effect is=write
       * @mcpRole effect is=fetch
       */
      update(args?: any): Promise<any>;
      /**
       * @mcpRole effect is=write
       * @mcpRole effect is=fetch
       */
      delete(args?: any): Promise<any>;
      children: {
        /** @mcpRole effect is=fetch */
        list(args?: any): Promise<any>;
        /**
         * @mcpRole effect is=write
         * @mcpRole effect is=fetch
         */
        append(args?: any): Promise<any>;
      };
    };
    databases: {
      /** @mcpRole effect is=fetch */
      query(args?: any): Promise<any>;
      /** @mcpRole effect is=fetch */
      retrieve(args?: any): Promise<any>;
      /** @mcpRole effect is=fetch */
      list(args?: any): Promise<any>;
      /**
       * @mcpRole effect is=write
       * @mcpRole effect is=fetch
       */
      create(args?: any): Promise<any>;
      /**
       * @mcpRole effect is=write
       * @mcpRole effect is=fetch
       */
      update(args?: any): Promise<any>;
    };
    dataSources: {
      /** @mcpRole effect is=fetch */
      query(args?: any): Promise<any>;
      /** @mcpRole effect is=fetch */
      retrieve(args?: any): Promise<any>;
      /**
       * @mcpRole effect is=write
       * @mcpRole effect is=fetch
       */
      create(args?: any): Promise<any>;
      /**
       * @mcpRole effect is=write
       * @mcpRole effect is=fetch
       */
      update(args?: any): Promise<any>;
    };
    users: {
      /** @mcpRole effect is=fetch */
      retrieve(args?: any): Promise<any>;
      /** @mcpRole effect is=fetch */
      list(args?: any): Promise<any>;
      /** @mcpRole effect is=fetch */
      me(args?: any): Promise<any>;
    };
    comments: {
      /** @mcpRole effect is=fetch */
      list(args?: any): Promise<any>;
      /** @mcpRole effect is=fetch */
      retrieve(args?: any): Promise<any>;
      /**
       * @mcpRole effect is=write
       * @mcpRole effect is=fetch
       */
      create(args?: any): Promise<any>;
    };
    fileUploads: {
      /** @mcpRole effect is=fetch */
      retrieve(args?: any): Promise<any>;
      /** @mcpRole effect is=fetch */
      list(args?: any): Promise<any>;
      /**
       * @mcpRole effect is=write
       * @mcpRole effect is=fetch
       */
      create(args?: any): Promise<any>;
      /**
       * @mcpRole effect is=write
       * @mcpRole effect is=fetch
       */
      send(args?: any): Promise<any>;
      /**
       * @mcpRole effect is=write
       * @mcpRole effect is=fetch
       */
      complete(args?: any): Promise<any>;
    };
  }
}
